// cmark-gfm, loaded when a text is first parsed.
//
// Most figures have no Markdown in them, and loading two libraries takes part of a millisecond of
// every start. Nothing here is called by its own name, so no program needs the libraries when it
// starts; cmark-gfm.h gives the types of the functions.

#include "MarkdownOnDemand.h"

#include <OnDemand.h>
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>

// F(name): functions of cmark-gfm, declared in its headers.
#define FUNCTIONS(F) \
  F(cmark_parser_new) \
  F(cmark_parser_feed) \
  F(cmark_parser_finish) \
  F(cmark_parser_free) \
  F(cmark_parser_attach_syntax_extension) \
  F(cmark_find_syntax_extension) \
  F(cmark_node_free) \
  F(cmark_node_first_child) \
  F(cmark_node_next) \
  F(cmark_node_get_type_string) \
  F(cmark_node_get_literal) \
  F(cmark_node_get_url) \
  F(cmark_node_get_start_line) \
  F(cmark_node_get_start_column) \
  F(cmark_node_get_fenced)

#define POINTER(name) __typeof__(name) *name;
static struct {
  FUNCTIONS(POINTER)
} cmark;

static char problem[256];

static const char *const core_files[] = {
  "libcmark-gfm.so.0.29.0.gfm.6", "libcmark-gfm.so.0.29.0.gfm.13", "libcmark-gfm.so",
  "libcmark-gfm.dylib", "/opt/homebrew/lib/libcmark-gfm.dylib",
  "/usr/local/lib/libcmark-gfm.dylib",
};

static const char *const extension_files[] = {
  "libcmark-gfm-extensions.so.0.29.0.gfm.6", "libcmark-gfm-extensions.so.0.29.0.gfm.13",
  "libcmark-gfm-extensions.so", "libcmark-gfm-extensions.dylib",
  "/opt/homebrew/lib/libcmark-gfm-extensions.dylib",
  "/usr/local/lib/libcmark-gfm-extensions.dylib",
};

#define OPEN(files, flags) on_demand_open(files, sizeof files / sizeof *files, flags, problem)
#define FIND(name) *(void **)&cmark.name = on_demand_find(core, #name, problem);

static void load(void) {
  // The extensions look up names of the core among those that are global.
  void *core = OPEN(core_files, RTLD_LAZY | RTLD_GLOBAL);
  if (!core) return;
  void *extensions = OPEN(extension_files, RTLD_LAZY | RTLD_LOCAL);
  if (!extensions) return;
  FUNCTIONS(FIND)
  void (*registered)(void) = NULL;
  *(void **)&registered =
    on_demand_find(extensions, "cmark_gfm_core_extensions_ensure_registered", problem);
  if (!problem[0]) registered();
}

const char *markdown_problem(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return problem[0] ? problem : NULL;
}

static void attach(cmark_parser *parser, const char *name) {
  cmark_syntax_extension *extension = cmark.cmark_find_syntax_extension(name);
  if (extension) cmark.cmark_parser_attach_syntax_extension(parser, extension);
}

static MarkdownNode parsed(cmark_parser *parser, const char *text, size_t length) {
  cmark.cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark.cmark_parser_finish(parser);
  cmark.cmark_parser_free(parser);
  return document;
}

MarkdownNode markdown_parse(const char *text, size_t length) {
  cmark_parser *parser = cmark.cmark_parser_new(CMARK_OPT_DEFAULT);
  attach(parser, "strikethrough");
  attach(parser, "autolink");
  return parsed(parser, text, length);
}

MarkdownNode markdown_parse_blocks(const char *text, size_t length) {
  return parsed(cmark.cmark_parser_new(CMARK_OPT_DEFAULT), text, length);
}

void markdown_free(MarkdownNode document) { cmark.cmark_node_free(document); }
MarkdownNode markdown_first_child(MarkdownNode node) { return cmark.cmark_node_first_child(node); }
MarkdownNode markdown_next(MarkdownNode node) { return cmark.cmark_node_next(node); }
const char *markdown_kind(MarkdownNode node) { return cmark.cmark_node_get_type_string(node); }
const char *markdown_literal(MarkdownNode node) { return cmark.cmark_node_get_literal(node); }
const char *markdown_url(MarkdownNode node) { return cmark.cmark_node_get_url(node); }
int markdown_first_line(MarkdownNode node) { return cmark.cmark_node_get_start_line(node); }
int markdown_fence_length(MarkdownNode node) {
  int length = 0, offset = 0;
  char character = 0;
  return cmark.cmark_node_get_fenced(node, &length, &offset, &character) ? length : 0;
}
int markdown_first_column(MarkdownNode node) { return cmark.cmark_node_get_start_column(node); }
