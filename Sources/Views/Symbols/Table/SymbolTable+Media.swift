/// Substitutes for SF Symbols: documents, pictures, sound and machines.
///
/// The icons are those of Material Design Icons 7.2.96 by Pictogrammers (pictogrammers.com), Apache
/// License 2.0, with the names and code points of its font. `SymbolTable` says how lines are read.
extension SymbolTable {
  static let media = """
    doc file-outline=F0224 file=F0214 .circle
    doc.text file-document-outline=F09EE file-document=F0219
    doc.richtext file-document-edit-outline=F0DC9 file-document-edit=F0DC8
    doc.plaintext text-box-outline=F09ED text-box=F021A
    doc.on.doc file-multiple-outline=F1032 file-multiple=F0222
    doc.on.clipboard content-paste=F0192 clipboard-text=F014D
    doc.badge.plus file-plus-outline=F0EED
    doc.badge.gearshape file-cog-outline=F107C file-cog=F107B
    doc.append file-document-plus-outline=F1A9E file-document-plus=F1A9D
    doc.zipper zip-box-outline=F0FFA
    doc.text.image file-image-outline=F0EB0 file-image=F021F
    doc.text.magnifyingglass file-search-outline=F0C7D
    doc.viewfinder text-recognition=F113D
    document file-outline=F0224 file=F0214
    document.on.document file-multiple-outline=F1032 file-multiple=F0222
    note.text note-text-outline=F11D7
    note note-outline=F039B
    folder folder-outline=F0256 folder=F024B .circle
    folder.badge.plus folder-plus-outline=F0B9D
    folder.fill.badge.plus folder-plus=F0257
    folder.badge.minus folder-minus-outline=F1B4A
    folder.fill.badge.minus folder-minus=F1B49
    folder.badge.gearshape folder-cog-outline=F1080
    folder.fill.badge.gearshape folder-cog=F107F
    folder.badge.person.crop folder-account-outline=F0B9C
    folder.fill.badge.person.crop folder-account=F024C
    archivebox archive-outline=F120E archive=F003C .circle
    trash trash-can-outline=F0A7A trash-can=F0A79 .circle .square
    trash.slash delete-off-outline=F10A8 delete-off=F10A7
    pencil pencil=F03EB .circle
    pencil.slash pencil-off-outline=F0DEA
    pencil.line pencil-outline=F0CB6
    pencil.and.outline draw=F0F49
    pencil.tip fountain-pen-tip=F0D13
    pencil.and.ruler pencil-ruler-outline=F1C11 pencil-ruler=F1353
    highlighter marker=F0652
    paintbrush brush-outline=F1A0D brush=F00E3
    paintbrush.pointed brush-variant=F1813 brush-variant=F1813
    paintpalette palette-outline=F0E0C palette=F03D8
    eyedropper eyedropper=F020A
    eyedropper.halffull eyedropper-variant=F020B
    lasso lasso=F0F03
    crop crop=F019E
    crop.rotate crop-rotate=F0696
    scissors content-cut=F0190
    wand.and.stars auto-fix=F0068
    wand.and.rays auto-fix=F0068
    ruler ruler=F046D ruler=F046D
    level spirit-level=F14F1
    scribble gesture=F07CB
    signature signature=F0DFB
    textformat format-letter-case=F0B34
    textformat.size format-size=F027F
    textformat.abc alphabetical=F002C
    character format-letter-case=F0B34
    abc alphabetical=F002C
    bold format-bold=F0264
    italic format-italic=F0277
    underline format-underline=F0287
    strikethrough format-strikethrough=F0280
    link link-variant=F0339 .circle
    link.badge.plus link-variant-plus=F1100
    paperclip paperclip=F03E2 .circle
    bookmark bookmark-outline=F00C3 bookmark=F00C0 .circle .square
    bookmark.slash bookmark-off-outline=F09CF bookmark-off=F09CE
    book book-open-outline=F0B63 book-open=F00BD .circle
    book.closed book-outline=F0B64 book=F00BA
    book.pages book-open-page-variant-outline=F15D6 book-open-page-variant=F05DA
    books.vertical bookshelf=F125F bookshelf=F125F
    magazine newspaper-variant-outline=F1004 newspaper-variant=F1001
    newspaper newspaper-variant-outline=F1004 newspaper-variant=F1001
    menucard book-open-outline=F0B63 book-open=F00BD
    photo image-outline=F0976 image=F02E9 .circle
    photo.on.rectangle image-multiple-outline=F02EF
    photo.fill.on.rectangle.fill image-multiple=F02F9
    photo.stack image-multiple-outline=F02EF image-multiple=F02F9
    photo.badge.plus image-plus-outline=F1B46 image-plus=F087C
    photo.artframe image-frame=F0E49
    camera camera-outline=F0D5D camera=F0100 .circle
    camera.slash camera-off-outline=F19BF
    camera.fill.slash camera-off=F05DF
    camera.rotate camera-flip-outline=F15DA camera-flip=F15D9
    camera.viewfinder camera-metering-center=F07A2
    camera.aperture camera-iris=F0104
    camera.filters invert-colors=F0301
    camera.macro flower-outline=F09F0
    viewfinder scan-helper=F13D8
    qrcode qrcode=F0432
    qrcode.viewfinder qrcode-scan=F0433
    barcode barcode=F0071
    barcode.viewfinder barcode-scan=F0072
    faceid face-recognition=F0C7B
    touchid fingerprint=F0237
    video video-outline=F0BDC video=F0567 .circle
    video.slash video-off-outline=F0BDB video-off=F0568
    video.badge.plus video-plus-outline=F01D3
    video.fill.badge.plus video-plus=F09B3
    film filmstrip=F0230 filmstrip=F0230
    film.stack filmstrip-box-multiple=F0D18
    movieclapper movie-open-outline=F0FCF movie-open=F0FCE
    theatermasks drama-masks=F0D02 drama-masks=F0D02
    mic microphone-outline=F036E microphone=F036C .circle .square
    mic.slash microphone-off=F036D microphone-off=F036D
    music.note music-note=F0387
    music.note.list playlist-music=F0CB8
    music.mic microphone-variant=F0370
    music.quarternote.3 music=F075A
    guitars guitar-acoustic=F0771 guitar-acoustic=F0771
    pianokeys piano=F067D
    waveform waveform=F147D .circle
    waveform.path.ecg pulse=F0430
    metronome metronome=F07DA metronome=F07DA
    headphones headphones=F02CB .circle
    earbuds earbuds=F184F
    airpods earbuds-outline=F1852
    hifispeaker speaker=F04C3 speaker=F04C3
    radio radio=F0439 radio=F0439
    antenna.radiowaves.left.and.right access-point=F0003
    dot.radiowaves.left.and.right access-point=F0003
    dot.radiowaves.right rss=F046B
    play play-outline=F0F1B play=F040A
    play.circle play-circle-outline=F040D play-circle=F040C 15x15
    play.square play-box-outline=F040B play-box=F127A
    play.rectangle play-box-outline=F040B play-box=F127A
    pause pause=F03E4 pause=F03E4
    pause.circle pause-circle-outline=F03E6 pause-circle=F03E5 15x15
    playpause play-pause=F040E play-pause=F040E
    stop checkbox-blank-outline=F0131 stop=F04DB
    stop.circle stop-circle-outline=F0667 stop-circle=F0666 15x15
    record.circle record-circle-outline=F0EC3 record-circle=F0EC2 15x15
    forward fast-forward-outline=F06D2 fast-forward=F0211 .circle
    forward.end skip-next-outline=F0F27 skip-next=F04AD
    forward.frame step-forward=F04D7 step-forward=F04D7
    backward rewind-outline=F070A rewind=F045F .circle
    backward.end skip-previous-outline=F0F28 skip-previous=F04AE
    backward.frame step-backward=F04D5 step-backward=F04D5
    goforward reload=F0453
    goforward.10 fast-forward-10=F0D71
    goforward.15 fast-forward-15=F193A
    goforward.30 fast-forward-30=F0D06
    gobackward restore=F099B
    gobackward.10 rewind-10=F0D2A
    gobackward.15 rewind-15=F1946
    gobackward.30 rewind-30=F0D96
    shuffle shuffle-variant=F049F .circle
    repeat repeat=F0456 .circle
    repeat.1 repeat-once=F0458
    eject eject-outline=F0B91 eject=F01EA
    speaker volume-low=F057F volume-low=F057F
    speaker.slash volume-off=F0581 volume-off=F0581
    speaker.wave.1 volume-medium=F0580 volume-medium=F0580
    speaker.wave.2 volume-high=F057E volume-high=F057E
    speaker.wave.3 volume-high=F057E volume-high=F057E
    speaker.zzz volume-mute=F075F volume-mute=F075F
    speaker.badge.exclamationmark volume-vibrate=F1121
    wifi wifi=F05A9 .circle
    wifi.slash wifi-off=F05AA
    wifi.exclamationmark wifi-alert=F16B5
    wifi.router router-wireless=F0469 router-wireless=F0469
    cellularbars signal-cellular-3=F08BE
    antenna.radiowaves.left.and.right.slash access-point-off=F1511
    personalhotspot link-variant=F0339
    airplayvideo cast-variant=F001F
    airplayaudio cast-audio=F101E
    battery.0 battery-outline=F008E
    battery.25 battery-20=F007B
    battery.50 battery-50=F007E
    battery.75 battery-70=F0080
    battery.100 battery=F0079
    battery.100.bolt battery-charging-100=F0085
    battery.0percent battery-outline=F008E
    battery.25percent battery-20=F007B
    battery.50percent battery-50=F007E
    battery.75percent battery-70=F0080
    battery.100percent battery=F0079
    power power=F0425 .circle
    togglepower power-cycle=F0901
    poweroff power-off=F0902
    poweron power-on=F0903
    powerplug power-plug-outline=F1425 power-plug=F06A5
    iphone cellphone=F011C
    iphone.gen3 cellphone=F011C
    iphone.slash cellphone-off=F0950
    ipad tablet=F04F6
    applewatch watch-variant=F0897
    appletv television-box=F0839
    tv television=F0502 television=F0502 .circle
    display monitor=F0379
    display.2 monitor-multiple=F037A
    desktopcomputer monitor=F0379
    laptopcomputer laptop=F0322
    macbook laptop=F0322
    pc desktop-tower=F01C5
    server.rack server=F048B
    externaldrive harddisk=F02CA harddisk=F02CA
    internaldrive harddisk=F02CA harddisk=F02CA
    opticaldisc disc=F05EE
    opticaldiscdrive disc-player=F0960
    sdcard sd=F0479 sd=F0479
    simcard sim-outline=F15D5 sim=F04A7
    memorychip memory=F035B memory=F035B
    cpu cpu-64-bit=F0EE0 cpu-64-bit=F0EE0
    keyboard keyboard-outline=F097B keyboard=F030C
    computermouse mouse-variant=F037F mouse-variant=F037F
    cursorarrow cursor-default-outline=F01BF
    cursorarrow.rays cursor-default-click-outline=F0CFE
    cursorarrow.click cursor-default-click-outline=F0CFE
    printer printer-outline=F1786 printer=F042A
    scanner scanner=F06AB scanner=F06AB
    faxmachine fax=F0212
    gamecontroller gamepad-variant-outline=F0EB7 gamepad-variant=F0297
    dpad gamepad=F0296 gamepad=F0296
    terminal console=F018D console=F018D
    apple.terminal console=F018D console=F018D
    curlybraces code-braces=F0169
    curlybraces.square code-braces-box=F10D6 code-braces-box=F10D6
    app square-rounded-outline=F14FC square-rounded=F14FB
    apps.iphone cellphone-text=F08D2
    app.badge application-cog-outline=F1577
    macwindow application-outline=F0614
    macwindow.on.rectangle dock-window=F10AC
    safari compass-outline=F018C compass=F018B
    network web=F059F
    icloud cloud-outline=F0163 cloud=F015F
    icloud.slash cloud-off-outline=F0164 cloud-off=F1BF6
    icloud.and.arrow.up cloud-upload-outline=F0B7E cloud-upload=F0167
    icloud.and.arrow.down cloud-download-outline=F0B7D cloud-download=F0162
    chart.bar chart-bar=F0128 chart-bar=F0128
    chart.bar.xaxis chart-bar=F0128
    chart.line.uptrend.xyaxis chart-line=F012A
    chart.xyaxis.line chart-line=F012A
    chart.pie chart-pie-outline=F1BDF chart-pie=F012B
    chart.dots.scatter chart-scatter-plot=F0E92
    waveform.and.magnifyingglass magnify-scan=F1276
    rectangle.3.group view-dashboard-outline=F0A1D view-dashboard=F056E
    """
}
