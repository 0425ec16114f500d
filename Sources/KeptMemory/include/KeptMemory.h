#ifndef KEPT_MEMORY_H
#define KEPT_MEMORY_H

/// Lets the C library keep memory that is free again for what is made next, as a figure frees all
/// that the next one needs: given back and fetched again, each 4 KB costs a page fault.
///
/// To be called once, by programs. Other C libraries than glibc are left as they are.
void keep_memory(void);

#endif
