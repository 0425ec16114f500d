#ifndef KEPT_MEMORY_H
#define KEPT_MEMORY_H

/// Lets the C library keep memory that is free again for what is made next, as a figure frees all
/// that the next one needs: given back and fetched again, each 4 KB costs a page fault.
///
/// To be called once, by programs. Other C libraries than glibc are left as they are.
void keep_memory(void);

/// Fetches the pages of the program's and its libraries' variables that begin as zero; to be called
/// before threads are started.
///
/// A page that one thread has read and then writes to is exchanged by the system, which interrupts
/// every processor that runs another of the program's threads. Swift's caches of types lie so.
void fetch_data(void);

/// Makes room in one step for what this thread will ask for, in large pages where the system has
/// them; to be called when it starts, after `keep_memory`. The memory of a thread grows by a system
/// call for every page otherwise, and is fetched by a page fault for every 4 KB.
void reserve_memory(void);

/// Gives back what is kept of all threads. What figures leave free lies in pieces among what stays,
/// and a batch would hold ever more of them; to be called now and then, as it takes milliseconds.
void release_memory(void);

#endif
