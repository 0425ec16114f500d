#ifndef CAIRO_ON_DEMAND_H
#define CAIRO_ON_DEMAND_H

/// Loads Cairo where that has not been done; answers NULL, or the loader's words why it cannot.
///
/// To be asked before any of Cairo's functions is called: without Cairo they end the program.
const char *cairo_on_demand_problem(void);

/// The same for what pages need beyond pictures of pixels.
const char *cairo_on_demand_page_problem(void);

#endif
