#ifndef LOADED_CODE_H
#define LOADED_CODE_H

#include <stddef.h>

/// Calls `body` with each program and library that this process has loaded: the path of its file,
/// empty for the program itself, and the build ID that its linker gave it, of length 0 where it has
/// none. Calls nothing on systems where that is not known.
void loaded_code(
  void (*body)(void *context, const char *path, const unsigned char *build_id, size_t length),
  void *context);

#endif
