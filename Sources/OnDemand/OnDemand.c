// Libraries that are loaded when the first of their functions is called.
//
// A library that brings a dozen others along takes milliseconds to load, which a figure that does
// not need it should not wait for. A program that defines the library's names itself does not
// need the library when it starts; its own headers check that each is declared as it has it.

#include "OnDemand.h"

#include <stdio.h>
#include <stdlib.h>

void *on_demand_open(const char *const *files, size_t count, int flags, char problem[256]) {
  char first[256] = "";
  for (size_t index = 0; index < count; index++) {
    void *library = dlopen(files[index], flags);
    if (library) return library;
    // The usual name says more than the last one that was tried.
    if (!first[0]) snprintf(first, sizeof first, "%s", dlerror());
  }
  snprintf(problem, 256, "%s", first);
  return NULL;
}

void *on_demand_find(void *library, const char *name, char problem[256]) {
  void *function = dlsym(library, name);
  if (!function && !problem[0]) snprintf(problem, 256, "the library has no function %s", name);
  return function;
}

void on_demand_require(const char *problem) {
  if (!problem) return;
  fprintf(stderr, "%s\n", problem);
  exit(3);
}
