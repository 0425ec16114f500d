/// Substitutes for SF Symbols: people, hands, talk and time.
///
/// The icons are those of Material Design Icons 7.2.96 by Pictogrammers (pictogrammers.com), Apache
/// License 2.0, with the names and code points of its font. `SymbolTable` says how lines are read.
extension SymbolTable {
  static let people = """
    person account-outline=F0013 account=F0004
    person.circle account-circle-outline=F0B55 account-circle=F0009 15.4x14.8
    person.square account-box-outline=F0007 account-box=F0006
    person.crop.circle account-circle-outline=F0B55 account-circle=F0009
    person.crop.square account-box-outline=F0007 account-box=F0006
    person.crop.rectangle card-account-details-outline=F0DAB card-account-details=F05D2
    person.2 account-multiple-outline=F000F account-multiple=F000E .circle
    person.3 account-group-outline=F0B58 account-group=F0849
    person.slash account-off-outline=F0BE7 account-off=F0012
    person.badge.plus account-plus-outline=F0801
    person.fill.badge.plus account-plus=F0014
    person.badge.minus account-minus-outline=F0AEC
    person.fill.badge.minus account-minus=F000D
    person.badge.key account-key-outline=F0BE4 account-key=F000B
    person.badge.clock account-clock-outline=F0B57 account-clock=F0B56
    person.fill.checkmark account-check=F0008
    person.fill.xmark account-remove=F0015
    person.fill.questionmark account-question=F0B59
    person.text.rectangle card-account-details-outline=F0DAB card-account-details=F05D2
    person.wave.2 account-voice=F05CB account-voice=F05CB
    figure.stand human-male=F064D
    figure.walk walk=F0583
    figure.run run=F070E
    figure.wave human-greeting=F17C4
    figure.roll wheelchair-accessibility=F05A4
    figure.pool.swim swim=F04E3
    figure.hiking hiking=F0D7F
    figure.yoga yoga=F117C
    figure.dance dance-ballroom=F15FB
    figure.2 human-male-female=F02E8
    figure.2.and.child.holdinghands human-male-female-child=F1823
    accessibility human=F02E6
    hand.thumbsup thumb-up-outline=F0514 thumb-up=F0513
    hand.thumbsdown thumb-down-outline=F0512 thumb-down=F0511
    hand.raised hand-back-left-outline=F182C hand-back-left=F0E46
    hand.raised.slash hand-back-left-off-outline=F1832 hand-back-left-off=F1830
    hand.wave hand-wave-outline=F1822 hand-wave=F1821
    hand.tap gesture-tap=F0741 gesture-tap=F0741
    hand.draw gesture=F07CB gesture=F07CB
    hand.point.up hand-pointing-up=F0A55 hand-pointing-up=F0A55
    hand.point.up.left hand-pointing-up=F0A55 hand-pointing-up=F0A55
    hand.point.right hand-pointing-right=F02C7 hand-pointing-right=F02C7
    hand.point.left hand-pointing-left=F0A54 hand-pointing-left=F0A54
    hand.point.down hand-pointing-down=F0A53 hand-pointing-down=F0A53
    hands.clap hand-clap=F194B hand-clap=F194B
    eye eye-outline=F06D0 eye=F0208 .circle
    eye.slash eye-off-outline=F06D1 eye-off=F0209
    eyeglasses glasses=F02AA
    sunglasses sunglasses=F04E0 sunglasses=F04E0
    face.smiling emoticon-happy-outline=F01F5 emoticon-happy=F0C71
    face.smiling.inverse emoticon-happy=F0C71
    face.dashed face-recognition=F0C7B
    mustache mustache=F15DE mustache=F15DE
    ear ear-hearing=F07C5
    brain brain=F09D1
    brain.head.profile head-cog-outline=F133D
    lungs lungs=F1084 lungs=F1084
    heart heart-outline=F02D5 heart=F02D1 .circle .square
    heart.slash heart-off-outline=F1434 heart-off=F0759
    heart.text.square clipboard-pulse-outline=F085E clipboard-pulse=F085D
    suit.heart cards-heart-outline=F18A0 cards-heart=F08D0
    suit.club cards-club-outline=F189F cards-club=F08CE
    suit.spade cards-spade-outline=F18B2 cards-spade=F08D1
    suit.diamond cards-diamond-outline=F101D cards-diamond=F08CF
    bubble.left message-outline=F0365 message=F0361
    bubble.left.and.bubble.right forum-outline=F0822 forum=F028C
    message message-outline=F0365 message=F0361 .circle
    message.badge message-badge-outline=F1942 message-badge=F1941
    quote.bubble comment-quote-outline=F1022 comment-quote=F1021
    quote.opening format-quote-open=F0757
    quote.closing format-quote-close=F027E
    plus.bubble message-plus-outline=F10BB message-plus=F0653
    checkmark.bubble message-check-outline=F1B8B message-check=F1B8A
    questionmark.bubble message-question-outline=F173B message-question=F173A
    phone phone-outline=F0DF0 phone=F03F2 .circle
    phone.down phone-hangup-outline=F1192 phone-hangup=F03F5
    phone.badge.plus phone-plus-outline=F119B
    phone.fill.badge.plus phone-plus=F0659
    phone.arrow.up.right phone-outgoing-outline=F1199 phone-outgoing=F03FB
    phone.arrow.down.left phone-incoming-outline=F1193 phone-incoming=F03F7
    envelope email-outline=F01F0 email=F01EE .circle
    envelope.open email-open-outline=F05EF email-open=F01EF
    envelope.badge email-alert-outline=F0D42 email-alert=F06CF
    mail email-outline=F01F0 email=F01EE
    paperplane send-outline=F1165 send=F048A .circle
    tray tray=F1294 inbox=F0687
    tray.full inbox-full-outline=F1273 inbox-full=F1272
    tray.and.arrow.down tray-arrow-down=F0120 tray-arrow-down=F0120
    tray.and.arrow.up tray-arrow-up=F011D tray-arrow-up=F011D
    tray.2 inbox-multiple-outline=F0BA8 inbox-multiple=F08B0
    bell bell-outline=F009C bell=F009A .circle .square
    bell.slash bell-off-outline=F0A91 bell-off=F009B 15x16.5
    bell.badge bell-badge-outline=F0178 bell-badge=F116B
    bell.and.waves.left.and.right bell-ring-outline=F009F bell-ring=F009E
    calendar calendar-blank-outline=F0B66 .circle
    calendar.badge.plus calendar-plus=F00F3
    calendar.badge.minus calendar-minus=F0D5C
    calendar.badge.clock calendar-clock=F00F0
    calendar.badge.exclamationmark calendar-alert=F0A31
    calendar.badge.checkmark calendar-check=F00EF
    clock clock-outline=F0150 clock=F0954 15x15
    clock.badge.checkmark clock-check-outline=F0FA9 clock-check=F0FA8
    clock.badge.exclamationmark clock-alert-outline=F05CE clock-alert=F0955
    clock.arrow.circlepath history=F02DA
    clock.arrow.2.circlepath history=F02DA
    alarm alarm=F0020 alarm=F0020
    stopwatch timer-outline=F051B timer=F13AB
    timer timer-outline=F051B
    hourglass timer-sand=F051F
    hourglass.bottomhalf.filled timer-sand=F051F
    deskclock clock-digital=F0E97
    birthday.cake cake-variant-outline=F17F0 cake-variant=F00EB
    graduationcap school-outline=F1180 school=F0474
    """
}
