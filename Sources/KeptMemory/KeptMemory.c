#include "KeptMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void keep_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

void reserve_memory(void) {
  // Kept from a compiler that knows that nothing else comes of it.
  void *volatile room = malloc(16 << 20);
  free(room);
}

void release_memory(void) { malloc_trim(0); }
#else
void keep_memory(void) {}
void release_memory(void) {}
void reserve_memory(void) {}
#endif
