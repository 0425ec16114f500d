#ifndef MARKDOWN_ON_DEMAND_H
#define MARKDOWN_ON_DEMAND_H

#include <stddef.h>

/// Loads cmark-gfm where that has not been done; answers NULL, or the loader's words why it cannot.
///
/// To be asked before any of the functions below is called.
const char *markdown_problem(void);

/// A document, or a part of one.
typedef void *MarkdownNode;

/// Parses UTF-8 with strikethrough and bare links; to be freed with `markdown_free`.
MarkdownNode markdown_parse(const char *text, size_t length);
/// Parses UTF-8 as CommonMark alone, for its blocks; to be freed with `markdown_free`.
MarkdownNode markdown_parse_blocks(const char *text, size_t length);
void markdown_free(MarkdownNode document);

MarkdownNode markdown_first_child(MarkdownNode node);
MarkdownNode markdown_next(MarkdownNode node);
/// cmark's name for the kind of a node: "text", "strong", "code" …
const char *markdown_kind(MarkdownNode node);
/// The text of a leaf; NULL where a node has none.
const char *markdown_literal(MarkdownNode node);
/// Where a link leads; NULL where a node is none.
const char *markdown_url(MarkdownNode node);
/// The line that a block begins with, from 1.
int markdown_first_line(MarkdownNode node);
/// The length of the fence of a block of code; 0 where it is indented.
int markdown_fence_length(MarkdownNode node);
/// The byte of its first line that a block begins with, from 1.
int markdown_first_column(MarkdownNode node);

#endif
