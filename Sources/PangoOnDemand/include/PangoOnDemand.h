#ifndef PANGO_ON_DEMAND_H
#define PANGO_ON_DEMAND_H

/// Loads Pango where that has not been done; answers NULL, or the loader's words why it cannot.
///
/// To be asked before any of Pango's functions is called: without Pango they end the program.
const char *pango_on_demand_problem(void);

#endif
