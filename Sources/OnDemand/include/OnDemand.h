#ifndef ON_DEMAND_H
#define ON_DEMAND_H

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/// Opens the first of some library files that there is; answers NULL and a problem where none is.
///
/// - flags: those of `dlopen`.
void *on_demand_open(const char *const *files, size_t count, int flags, char problem[256]);

/// Finds a function in a library; a missing one becomes the problem, where there is none yet.
void *on_demand_find(void *library, const char *name, char problem[256]);

/// Ends the program with a problem's words on standard error, where there is one.
void on_demand_require(const char *problem);

// The parts of ON_DEMAND for one function each.
#define ON_DEMAND_POINTER(result, name, parameters, arguments) result(*name) parameters;
#define ON_DEMAND_FIND(result, name, parameters, arguments) \
  *(void **)&functions.name = on_demand_find(library, #name, problem);
#define ON_DEMAND_DEFINITION(result, name, parameters, arguments) \
  result name parameters { \
    on_demand_require(problem_function()); \
    return functions.name arguments; \
  }

/// Defines functions of a library, each of which loads it when the first of them is called.
///
/// - FUNCTIONS: a macro that applies its argument to (result, name, parameters, arguments) of each.
/// - problem_name: the function that loads the library and answers NULL, or why it cannot.
/// - ...: the library's files, one of which is loaded.
#define ON_DEMAND(FUNCTIONS, problem_name, ...) \
  static struct { FUNCTIONS(ON_DEMAND_POINTER) } functions; \
  static char problem[256]; \
  static void load(void) { \
    static const char *const files[] = {__VA_ARGS__}; \
    void *library = on_demand_open( \
      files, sizeof files / sizeof *files, RTLD_LAZY | RTLD_LOCAL, problem); \
    if (!library) return; \
    FUNCTIONS(ON_DEMAND_FIND) \
  } \
  const char *problem_name(void) { \
    static pthread_once_t once = PTHREAD_ONCE_INIT; \
    pthread_once(&once, load); \
    return problem[0] ? problem : NULL; \
  } \
  static const char *problem_function(void) { return problem_name(); } \
  FUNCTIONS(ON_DEMAND_DEFINITION)

#endif
