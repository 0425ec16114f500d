#define _GNU_SOURCE
#include "KeptMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/// Bytes of a large page of x86-64, and of most systems on ARM.
static const uintptr_t large_page = 2 << 20;

void keep_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

/// What keeps a thread from the beginning of its memory; freed when the thread ends.
static pthread_key_t gap;

static void make_gap_key(void) { pthread_key_create(&gap, free); }

void reserve_memory(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_gap_key);
  const size_t size = 16 << 20;
  // Kept from a compiler that knows that nothing else comes of it.
  void *volatile room = malloc(size);
  if (room == NULL) return;
  const uintptr_t start = ((uintptr_t)room + large_page - 1) & ~(large_page - 1);
  const uintptr_t end = ((uintptr_t)room + size) & ~(large_page - 1);
  // A hint: a system without large pages goes on as before.
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(room);
  // Addresses, not memory: a large page comes only where none of its parts is in use. Another
  // thread gets the same memory when this one has ended, so the gap is not kept longer.
  pthread_setspecific(gap, malloc(start - (uintptr_t)room));
}

void release_memory(void) { malloc_trim(0); }

#ifdef MADV_POPULATE_WRITE
static int fetch_zeros(struct dl_phdr_info *object, size_t size, void *unused) {
  const uintptr_t page = (uintptr_t)getpagesize();
  for (size_t index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || part->p_memsz <= part->p_filesz) continue;
    const uintptr_t base = object->dlpi_addr + part->p_vaddr;
    const uintptr_t start = (base + part->p_filesz + page - 1) & ~(page - 1);
    const uintptr_t end = (base + part->p_memsz + page - 1) & ~(page - 1);
    if (end > start) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
  }
  return 0;
}

void fetch_data(void) { dl_iterate_phdr(fetch_zeros, NULL); }
#else
void fetch_data(void) {}
#endif

#else
void keep_memory(void) {}
void fetch_data(void) {}
void release_memory(void) {}
void reserve_memory(void) {}
#endif
