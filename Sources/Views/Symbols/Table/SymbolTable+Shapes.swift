/// Substitutes for SF Symbols: signs and plain shapes.
///
/// The icons are those of Material Design Icons 7.2.96 by Pictogrammers (pictogrammers.com), Apache
/// License 2.0, with the names and code points of its font. `SymbolTable` says how lines are read.
extension SymbolTable {
  static let shapes = """
    circle checkbox-blank-circle-outline=F0130 checkbox-blank-circle=F012F 15x15
    circle.dotted dots-circle=F1978
    circle.lefthalf.filled circle-half-full=F1396
    circle.grid.3x3 dots-grid=F15FC
    square checkbox-blank-outline=F0131 checkbox-blank=F012E
    square.dashed selection=F0489
    square.on.square content-copy=F018F
    square.stack layers-outline=F09FE layers=F0328
    square.grid.2x2 view-grid-outline=F11D9 view-grid=F0570
    square.grid.3x3 grid=F02C1
    square.split.2x1 view-split-vertical=F0BCC
    square.split.1x2 view-split-horizontal=F0BCB
    rectangle rectangle-outline=F0E5F rectangle=F0E5E
    rectangle.portrait crop-portrait=F01A1 14x16
    rectangle.on.rectangle checkbox-multiple-blank-outline=F0137
    rectangle.split.3x1 view-column-outline=F1487 view-column=F056D
    rectangle.grid.1x2 view-agenda-outline=F11D8 view-agenda=F056A
    triangle triangle-outline=F0537 triangle=F0536
    diamond rhombus-outline=F070C rhombus=F070B
    hexagon hexagon-outline=F02D9 hexagon=F02D8
    octagon octagon-outline=F03C4 octagon=F03C3
    pentagon pentagon-outline=F0700 pentagon=F0701
    seal decagram-outline=F076D decagram=F076C
    oval ellipse-outline=F0EA1 ellipse=F0EA0
    star star-outline=F04D2 star=F04CE .circle .square 16.5x16
    star.slash star-off-outline=F155B star-off=F04D1
    star.leadinghalf.filled star-half-full=F04D0
    sparkle star-four-points=F0AE2
    sparkles creation=F0674
    plus plus=F0415
    plus.circle plus-circle-outline=F0419 plus-circle=F0417 15x15
    plus.square plus-box-outline=F0704 plus-box=F0416
    plus.app plus-box-outline=F0704 plus-box=F0416
    plus.forwardslash.minus plus-minus-variant=F14C9
    plus.rectangle.on.rectangle plus-box-multiple-outline=F1143
    plus.magnifyingglass magnify-plus-outline=F06ED
    minus minus=F0374
    minus.circle minus-circle-outline=F0377 minus-circle=F0376 15x15
    minus.square minus-box-outline=F06F2 minus-box=F0375
    minus.magnifyingglass magnify-minus-outline=F06EC
    plusminus plus-minus=F0992
    multiply close=F0156
    multiply.circle close-circle-outline=F015A close-circle=F0159 15x15
    divide division=F01D4
    equal equal=F01FC .circle .square
    lessthan less-than=F097C
    greaterthan greater-than=F096D
    percent percent=F03F0
    number pound=F0423 .circle
    number.square pound-box-outline=F117F pound-box=F0424
    sum sigma=F04A0
    function function-variant=F0871
    infinity infinity=F06E4
    xmark close=F0156
    xmark.circle close-circle-outline=F015A close-circle=F0159 15x15
    xmark.square close-box-outline=F0158 close-box=F0157
    xmark.app close-box-outline=F0158 close-box=F0157
    xmark.octagon close-octagon-outline=F015D close-octagon=F015C
    xmark.bin delete-forever-outline=F0B89 delete-forever=F05E8
    checkmark check=F012C
    checkmark.circle check-circle-outline=F05E1 check-circle=F05E0 15x15
    checkmark.square checkbox-outline=F0C52 checkbox-marked=F0132 15x14
    checkmark.seal check-decagram-outline=F1740 check-decagram=F0791
    checkmark.shield shield-check-outline=F0CC8 shield-check=F0565
    exclamationmark exclamation=F0205
    exclamationmark.circle alert-circle-outline=F05D6 alert-circle=F0028 15x15
    exclamationmark.square alert-box-outline=F0CE4 alert-box=F0027
    exclamationmark.triangle alert-outline=F002A alert=F0026
    exclamationmark.octagon alert-octagon-outline=F0CE6 alert-octagon=F0029
    exclamationmark.shield shield-alert-outline=F0ECD shield-alert=F0ECC
    exclamationmark.bubble message-alert-outline=F0A04 message-alert=F0362
    questionmark help=F02D6
    questionmark.circle help-circle-outline=F0625 help-circle=F02D7 15x15
    questionmark.square help-box-outline=F1C0C help-box=F078B
    questionmark.folder folder-question-outline=F19CB folder-question=F19CA
    info information-variant=F064E
    info.circle information-outline=F02FD information=F02FC 15x15
    info.square information-box-outline=F1C66 information-box=F1C65
    at at=F0065 .circle
    asterisk asterisk=F06C4
    command apple-keyboard-command=F0633
    option apple-keyboard-option=F0635
    control apple-keyboard-control=F0634
    shift apple-keyboard-shift=F0636
    capslock apple-keyboard-caps=F0632
    escape keyboard-esc=F12B7
    return keyboard-return=F0311
    space keyboard-space=F1050
    delete.left backspace-outline=F0B5C backspace=F006E
    dollarsign currency-usd=F01C1 .circle .square
    eurosign currency-eur=F01AD .circle
    sterlingsign currency-gbp=F01AE .circle
    yensign currency-jpy=F07BC .circle
    bitcoinsign currency-btc=F01AC .circle
    0.circle numeric-0-circle-outline=F0C9F numeric-0-circle=F0C9E
    1.circle numeric-1-circle-outline=F0CA1 numeric-1-circle=F0CA0
    2.circle numeric-2-circle-outline=F0CA3 numeric-2-circle=F0CA2
    3.circle numeric-3-circle-outline=F0CA5 numeric-3-circle=F0CA4
    4.circle numeric-4-circle-outline=F0CA7 numeric-4-circle=F0CA6
    5.circle numeric-5-circle-outline=F0CA9 numeric-5-circle=F0CA8
    6.circle numeric-6-circle-outline=F0CAB numeric-6-circle=F0CAA
    7.circle numeric-7-circle-outline=F0CAD numeric-7-circle=F0CAC
    8.circle numeric-8-circle-outline=F0CAF numeric-8-circle=F0CAE
    9.circle numeric-9-circle-outline=F0CB1 numeric-9-circle=F0CB0
    1.square numeric-1-box-outline=F03A6 numeric-1-box=F03A4
    2.square numeric-2-box-outline=F03A9 numeric-2-box=F03A7
    3.square numeric-3-box-outline=F03AC numeric-3-box=F03AA
    """
}
