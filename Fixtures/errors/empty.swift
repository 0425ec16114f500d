
// error: the file has no figure
//  help: add a '#Preview', a view expression, or a view that needs no arguments
