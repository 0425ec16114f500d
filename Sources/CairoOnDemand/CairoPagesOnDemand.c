// Functions of Cairo for pages, found when the first of them is called.
//
// A Cairo that was built without them still draws pictures of pixels.

#include "CairoOnDemand.h"

#include <OnDemand.h>
#include <cairo-pdf.h>
#include <cairo.h>

// F(result, name, parameters, arguments)
#define FUNCTIONS(F) \
  F(void, cairo_clip_extents, \
    (cairo_t *cr, double *x1, double *y1, double *x2, double *y2), (cr, x1, y1, x2, y2)) \
  F(void, cairo_font_face_destroy, (cairo_font_face_t *face), (face)) \
  F(void *, cairo_font_face_get_user_data, \
    (cairo_font_face_t *face, const cairo_user_data_key_t *key), (face, key)) \
  F(cairo_status_t, cairo_font_face_set_user_data, \
    (cairo_font_face_t *face, const cairo_user_data_key_t *key, void *data, \
    cairo_destroy_func_t destroy), \
    (face, key, data, destroy)) \
  F(void, cairo_mesh_pattern_begin_patch, (cairo_pattern_t *pattern), (pattern)) \
  F(void, cairo_mesh_pattern_end_patch, (cairo_pattern_t *pattern), (pattern)) \
  F(void, cairo_mesh_pattern_line_to, \
    (cairo_pattern_t *pattern, double x, double y), (pattern, x, y)) \
  F(void, cairo_mesh_pattern_move_to, \
    (cairo_pattern_t *pattern, double x, double y), (pattern, x, y)) \
  F(void, cairo_mesh_pattern_set_corner_color_rgba, \
    (cairo_pattern_t *pattern, unsigned int corner, double red, double green, double blue, \
    double alpha), \
    (pattern, corner, red, green, blue, alpha)) \
  F(cairo_pattern_t *, cairo_pattern_create_mesh, (void), ()) \
  F(cairo_surface_t *, cairo_pdf_surface_create_for_stream, \
    (cairo_write_func_t write_func, void *closure, double width, double height), \
    (write_func, closure, width, height)) \
  F(void, cairo_pdf_surface_set_metadata, \
    (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *text), \
    (surface, metadata, text)) \
  F(cairo_surface_t *, cairo_recording_surface_create, \
    (cairo_content_t content, const cairo_rectangle_t *extents), (content, extents)) \
  F(cairo_font_face_t *, cairo_scaled_font_get_font_face, (cairo_scaled_font_t *font), (font)) \
  F(void, cairo_set_font_face, (cairo_t *cr, cairo_font_face_t *face), (cr, face)) \
  F(void, cairo_set_font_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix)) \
  F(void, cairo_show_text_glyphs, \
    (cairo_t *cr, const char *text, int length, const cairo_glyph_t *glyphs, int glyph_count, \
    const cairo_text_cluster_t *clusters, int cluster_count, cairo_text_cluster_flags_t flags), \
    (cr, text, length, glyphs, glyph_count, clusters, cluster_count, flags)) \
  F(void, cairo_surface_finish, (cairo_surface_t *surface), (surface)) \
  F(cairo_font_face_t *, cairo_user_font_face_create, (void), ()) \
  F(void, cairo_user_font_face_set_init_func, \
    (cairo_font_face_t *face, cairo_user_scaled_font_init_func_t init), (face, init)) \
  F(void, cairo_user_font_face_set_render_glyph_func, \
    (cairo_font_face_t *face, cairo_user_scaled_font_render_glyph_func_t render), (face, render))

ON_DEMAND(
  FUNCTIONS, cairo_on_demand_page_problem, "libcairo.so.2", "libcairo.2.dylib",
  "/opt/homebrew/lib/libcairo.2.dylib", "/usr/local/lib/libcairo.2.dylib")
