/// Substitutes for SF Symbols: arrows, chevrons, lists and layout.
///
/// The icons are those of Material Design Icons 7.2.96 by Pictogrammers (pictogrammers.com), Apache
/// License 2.0, with the names and code points of its font. `SymbolTable` says how lines are read.
extension SymbolTable {
  static let arrows = """
    chevron.right chevron-right=F0142 .circle .square 10x13.5
    chevron.left chevron-left=F0141 .circle .square 10x13.5
    chevron.up chevron-up=F0143 .circle .square 13.5x10
    chevron.down chevron-down=F0140 .circle .square 13.5x10
    chevron.forward chevron-right=F0142 .circle 10x13.5
    chevron.backward chevron-left=F0141 .circle 10x13.5
    chevron.right.2 chevron-double-right=F013E
    chevron.left.2 chevron-double-left=F013D
    chevron.compact.down chevron-down=F0140
    chevron.compact.up chevron-up=F0143
    chevron.compact.left chevron-left=F0141
    chevron.compact.right chevron-right=F0142
    chevron.up.chevron.down unfold-more-horizontal=F054F
    chevron.left.forwardslash.chevron.right code-tags=F0174
    arrow.right arrow-right=F0054 .circle .square
    arrow.left arrow-left=F004D .circle .square
    arrow.up arrow-up=F005D .circle .square
    arrow.down arrow-down=F0045 .circle .square
    arrow.forward arrow-right=F0054 .circle
    arrow.backward arrow-left=F004D .circle
    arrow.up.right arrow-top-right=F005C .circle .square
    arrow.up.left arrow-top-left=F005B
    arrow.down.right arrow-bottom-right=F0043
    arrow.down.left arrow-bottom-left=F0042
    arrow.up.forward arrow-top-right=F005C .square
    arrow.up.forward.app open-in-new=F03CC
    arrow.up.arrow.down swap-vertical=F04E2
    arrow.left.arrow.right swap-horizontal=F04E1
    arrow.up.and.down arrow-up-down=F0E79
    arrow.left.and.right arrow-left-right=F0E73
    arrow.up.and.down.and.arrow.left.and.right arrow-all=F0041
    arrow.up.left.and.arrow.down.right arrow-expand=F0616
    arrow.down.right.and.arrow.up.left arrow-collapse=F0615
    arrow.up.left.and.down.right.magnifyingglass magnify-expand=F1874
    arrow.clockwise reload=F0453 .circle
    arrow.counterclockwise restore=F099B .circle
    arrow.triangle.2.circlepath sync=F04E6
    arrow.triangle.2.circlepath.circle sync-circle=F1378
    arrow.triangle.branch source-branch=F062C
    arrow.triangle.merge source-merge=F062D
    arrow.triangle.pull source-pull=F04C2
    arrow.triangle.turn.up.right.diamond directions=F01D0 directions=F01D0
    arrow.turn.up.left arrow-left-top=F17A7
    arrow.turn.up.right arrow-right-top=F17AB
    arrow.turn.down.left arrow-left-bottom=F17A5
    arrow.turn.down.right arrow-right-bottom=F17A9
    arrow.uturn.left undo-variant=F054D
    arrow.uturn.right redo-variant=F044F
    arrow.uturn.backward undo-variant=F054D .circle
    arrow.uturn.forward redo-variant=F044F .circle
    arrow.2.squarepath repeat=F0456
    arrow.2.circlepath sync=F04E6
    arrow.down.to.line arrow-collapse-down=F0792
    arrow.up.to.line arrow-collapse-up=F0795
    arrow.left.to.line arrow-collapse-left=F0793
    arrow.right.to.line arrow-collapse-right=F0794
    arrow.down.doc file-download-outline=F0966 file-download=F0965
    arrow.up.doc file-upload-outline=F0A4E file-upload=F0A4D
    arrowshape.turn.up.left reply-outline=F0F20 reply=F045A
    arrowshape.turn.up.left.2 reply-all-outline=F0F1F reply-all=F045B
    arrowshape.turn.up.right share-outline=F0932 share=F0496
    arrowshape.right arrow-right-bold-outline=F09C2 arrow-right-bold=F0734
    arrowshape.left arrow-left-bold-outline=F09C0 arrow-left-bold=F0731
    arrowtriangle.right.fill menu-right=F035F
    arrowtriangle.left.fill menu-left=F035E
    arrowtriangle.up.fill menu-up=F0360
    arrowtriangle.down.fill menu-down=F035D
    square.and.arrow.up export-variant=F0B93 export-variant=F0B93
    square.and.arrow.down download-box-outline=F1463 download-box=F1462
    square.and.pencil square-edit-outline=F090C
    rectangle.and.pencil.and.ellipsis form-textbox=F060E
    rectangle.portrait.and.arrow.right logout=F0343
    rectangle.portrait.and.arrow.forward logout=F0343
    ellipsis dots-horizontal=F01D8 14x4.5
    ellipsis.circle dots-horizontal-circle-outline=F0B8D dots-horizontal-circle=F07C3 15x15
    ellipsis.bubble message-processing-outline=F1170 message-processing=F0366
    ellipsis.message message-processing-outline=F1170 message-processing=F0366
    line.horizontal.3 menu=F035C 16x8.5
    line.3.horizontal menu=F035C .circle 16x8.5
    line.3.horizontal.decrease filter-variant=F0236 .circle
    line.horizontal.3.decrease filter-variant=F0236 .circle
    line.diagonal slash-forward=F0FDF
    list.bullet format-list-bulleted=F0279 .circle
    list.bullet.rectangle list-box-outline=F1B7C list-box=F1B7B
    list.bullet.indent format-list-bulleted-type=F027A
    list.bullet.clipboard clipboard-list-outline=F10D5 clipboard-list=F10D4
    list.dash format-list-bulleted=F0279
    list.number format-list-numbered=F027B
    list.star format-list-bulleted-type=F027A
    checklist format-list-checks=F0756
    checklist.checked format-list-checks=F0756
    text.alignleft format-align-left=F0262
    text.aligncenter format-align-center=F0260
    text.alignright format-align-right=F0263
    text.justify format-align-justify=F0261
    text.justify.left format-align-left=F0262
    text.append playlist-plus=F0412
    text.badge.plus playlist-plus=F0412
    text.badge.minus playlist-minus=F0410
    text.badge.checkmark playlist-check=F05C7
    text.bubble message-text-outline=F036A message-text=F0369
    text.quote format-quote-close=F027E
    text.cursor cursor-text=F05E7
    text.magnifyingglass text-search=F13B8
    increase.indent format-indent-increase=F0276
    decrease.indent format-indent-decrease=F0275
    slider.horizontal.3 tune-variant=F1542
    slider.horizontal.below.rectangle tune=F062E
    slider.vertical.3 tune-vertical-variant=F1543
    switch.2 toggle-switch-outline=F0A1A
    sidebar.left dock-left=F10AA
    sidebar.right dock-right=F10AB
    sidebar.leading dock-left=F10AA
    sidebar.trailing dock-right=F10AB
    tablecells table=F04EB table-large=F04F1
    table table=F04EB
    grid grid=F02C1
    """
}
