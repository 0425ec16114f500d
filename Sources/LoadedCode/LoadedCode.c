// For dl_iterate_phdr.
#define _GNU_SOURCE
#include "LoadedCode.h"

#ifdef __linux__
#include <elf.h>
#include <link.h>
#include <string.h>

typedef void (*Body)(void *, const char *, const unsigned char *, size_t);
struct call { Body body; void *context; };

/// The build ID in a segment of notes: each a header, a name and a content, at steps of the
/// segment's alignment.
static const unsigned char *build_id(
  const unsigned char *notes, size_t size, size_t alignment, size_t *length) {
  size_t at = 0;
  while (at + sizeof(ElfW(Nhdr)) <= size) {
    ElfW(Nhdr) note;
    memcpy(&note, notes + at, sizeof note);
    size_t name = at + sizeof note;
    size_t content = name + ((note.n_namesz + alignment - 1) & ~(alignment - 1));
    if (content > size || note.n_descsz > size - content) return NULL;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 &&
        memcmp(notes + name, "GNU", 4) == 0) {
      *length = note.n_descsz;
      return notes + content;
    }
    at = content + ((note.n_descsz + alignment - 1) & ~(alignment - 1));
  }
  return NULL;
}

static int tell(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct call *call = context;
  const unsigned char *id = NULL;
  size_t length = 0;
  for (int i = 0; i < info->dlpi_phnum && !id; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_NOTE) continue;
    id = build_id(
      (const unsigned char *)(info->dlpi_addr + segment->p_vaddr), segment->p_memsz,
      segment->p_align == 8 ? 8 : 4, &length);
  }
  call->body(call->context, info->dlpi_name ? info->dlpi_name : "", id, id ? length : 0);
  return 0;
}

void loaded_code(Body body, void *context) {
  struct call call = {body, context};
  dl_iterate_phdr(tell, &call);
}
#else
void loaded_code(
  void (*body)(void *, const char *, const unsigned char *, size_t), void *context) {
  (void)body;
  (void)context;
}
#endif
