#include "KeptMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void keep_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}
#else
void keep_memory(void) {}
#endif
