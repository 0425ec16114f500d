// Pango's functions, each of which loads Pango when the first of them is called: it brings GIO and
// ten more libraries along, which a text of plain words does not need.

#include "PangoOnDemand.h"

#include <OnDemand.h>
#include <pango/pango.h>

// F(result, name, parameters, arguments)
#define FUNCTIONS(F) \
  F(void, pango_get_log_attrs, \
    (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs, \
     int attrs_len), \
    (text, length, level, language, attrs, attrs_len)) \
  F(PangoLanguage *, pango_language_from_string, (const char *language), (language)) \
  F(guint8 *, pango_log2vis_get_embedding_levels, \
    (const gchar *text, int length, PangoDirection *pbase_dir), (text, length, pbase_dir)) \
  F(void, pango_script_iter_free, (PangoScriptIter *iter), (iter)) \
  F(void, pango_script_iter_get_range, \
    (PangoScriptIter *iter, const char **start, const char **end, PangoScript *script), \
    (iter, start, end, script)) \
  F(PangoScriptIter *, pango_script_iter_new, (const char *text, int length), (text, length)) \
  F(gboolean, pango_script_iter_next, (PangoScriptIter *iter), (iter))

ON_DEMAND(
  FUNCTIONS, pango_on_demand_problem, "libpango-1.0.so.0", "libpango-1.0.0.dylib",
  "/opt/homebrew/lib/libpango-1.0.0.dylib", "/usr/local/lib/libpango-1.0.0.dylib")
