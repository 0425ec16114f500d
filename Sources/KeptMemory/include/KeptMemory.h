#ifndef KEPT_MEMORY_H
#define KEPT_MEMORY_H

/// Lets the C library keep memory that is free again for what is made next, as a figure frees all
/// that the next one needs: given back and fetched again, each 4 KB costs a page fault.
///
/// To be called once, by programs. Other C libraries than glibc are left as they are.
void keep_memory(void);

/// Makes room in one step for what this thread will ask for; to be called when it starts, after
/// `keep_memory`. The memory of a thread grows by a system call for every page otherwise.
void reserve_memory(void);

#endif
