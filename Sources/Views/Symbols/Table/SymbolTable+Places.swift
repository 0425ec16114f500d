/// Substitutes for SF Symbols: nature, places, travel and things.
///
/// The icons are those of Material Design Icons 7.2.96 by Pictogrammers (pictogrammers.com), Apache
/// License 2.0, with the names and code points of its font. `SymbolTable` says how lines are read.
extension SymbolTable {
  static let places = """
    sun.max weather-sunny=F0599 white-balance-sunny=F05A8 .circle
    sun.min weather-sunny=F0599 white-balance-sunny=F05A8
    sun.haze weather-hazy=F0F30 weather-hazy=F0F30
    sun.dust weather-dust=F1B5A weather-dust=F1B5A
    sunrise weather-sunset-up=F059C weather-sunset-up=F059C
    sunset weather-sunset-down=F059B weather-sunset-down=F059B
    moon moon-waning-crescent=F0F65 moon-waning-crescent=F0F65 .circle
    moon.stars weather-night=F0594 weather-night=F0594
    moon.zzz sleep=F04B2 sleep=F04B2
    zzz sleep=F04B2
    cloud cloud-outline=F0163 cloud=F015F .circle
    cloud.sun weather-partly-cloudy=F0595 weather-partly-cloudy=F0595
    cloud.moon weather-night-partly-cloudy=F0F31 weather-night-partly-cloudy=F0F31
    cloud.rain weather-rainy=F0597 weather-rainy=F0597
    cloud.sun.rain weather-partly-rainy=F0F33 weather-partly-rainy=F0F33
    cloud.heavyrain weather-pouring=F0596 weather-pouring=F0596
    cloud.drizzle weather-rainy=F0597 weather-rainy=F0597
    cloud.snow weather-snowy=F0598 weather-snowy=F0598
    cloud.hail weather-hail=F0592 weather-hail=F0592
    cloud.sleet weather-snowy-rainy=F067F weather-snowy-rainy=F067F
    cloud.fog weather-fog=F0591 weather-fog=F0591
    cloud.bolt weather-lightning=F0593 weather-lightning=F0593
    cloud.bolt.rain weather-lightning-rainy=F067E weather-lightning-rainy=F067E
    smoke smoke=F1799 smoke=F1799
    wind weather-windy=F059D
    wind.snow weather-snowy-heavy=F0F36
    tornado weather-tornado=F0F38
    hurricane weather-hurricane=F0898
    snowflake snowflake=F0717 .circle
    snow snowflake=F0717
    rainbow looks=F0344
    thermometer thermometer=F050F
    thermometer.medium thermometer=F050F
    thermometer.sun sun-thermometer-outline=F18D7 sun-thermometer=F18D6
    thermometer.snowflake snowflake-thermometer=F1A71
    thermometer.high thermometer-high=F10C2
    thermometer.low thermometer-low=F10C3
    humidity water-percent=F058E water-percent=F058E
    umbrella umbrella-outline=F054B umbrella=F054A
    drop water-outline=F0E0A water=F058C .circle
    drop.triangle water-alert-outline=F1503 water-alert=F1502
    flame fire=F0238 fire=F0238 .circle
    bolt lightning-bolt-outline=F140C lightning-bolt=F140B .circle .square
    bolt.slash flash-off-outline=F1B45 flash-off=F0243
    bolt.car car-electric-outline=F15B5 car-electric=F0B6C
    bolt.heart heart-flash=F0EF9 heart-flash=F0EF9
    leaf leaf=F032A leaf=F032A .circle
    tree tree-outline=F0E69 tree=F0531
    carrot carrot=F010F carrot=F010F
    pawprint paw-outline=F1675 paw=F03E9 .circle
    hare rabbit=F0907 rabbit=F0907
    tortoise tortoise=F0D3B tortoise=F0D3B
    cat cat=F011B cat=F011B
    dog dog=F0A43 dog=F0A43
    bird bird=F15C6 bird=F15C6
    fish fish=F023A fish=F023A
    ladybug ladybug=F082D ladybug=F082D
    ant bug-outline=F0A30 bug=F00E4
    atom atom=F0768
    globe web=F059F
    globe.americas earth=F01E7 earth=F01E7
    globe.europe.africa earth=F01E7 earth=F01E7
    globe.asia.australia earth=F01E7 earth=F01E7
    mountain.2 image-filter-hdr-outline=F1C64 image-filter-hdr=F02F5
    water.waves waves=F078D
    beach.umbrella beach=F0092 beach=F0092
    tent tent=F0508 tent=F0508
    house home-outline=F06A1 home=F02DC .circle
    house.slash home-off-outline=F1A47 home-off=F1A46
    house.lodge home-variant-outline=F0BA7 home-variant=F02DE
    building office-building-outline=F151F office-building=F0991
    building.2 city-variant-outline=F0A37 city-variant=F0A36
    building.columns bank-outline=F0E80 bank=F0070
    map map-outline=F0982 map=F034D .circle
    mappin map-marker=F034E .circle
    mappin.slash map-marker-off=F0351
    mappin.and.ellipse map-marker-radius-outline=F12FC
    location navigation-variant-outline=F18F1 navigation-variant=F18F0 .circle
    location.north navigation-outline=F1607 navigation=F0390
    location.slash crosshairs-off=F0F45
    location.magnifyingglass map-search-outline=F0985
    scope crosshairs-gps=F01A4
    target target=F04FE
    signpost.right sign-direction=F0781 sign-direction=F0781
    car car-outline=F14ED car=F010B .circle
    car.2 car-multiple=F0B6E car-multiple=F0B6E
    bus bus=F00E7 bus=F00E7
    tram tram=F052D tram=F052D
    train.side.front.car train=F052C
    cablecar gondola=F0686 gondola=F0686
    ferry ferry=F0213 ferry=F0213
    sailboat sail-boat=F0EC8 sail-boat=F0EC8
    airplane airplane=F001D .circle
    airplane.departure airplane-takeoff=F05D5
    airplane.arrival airplane-landing=F05D4
    bicycle bicycle=F109C .circle
    scooter scooter-electric=F15BE
    motorcycle motorbike=F037C motorbike=F037C
    truck.box truck-outline=F129D truck=F053D
    box.truck truck-outline=F129D truck=F053D
    fuelpump gas-station-outline=F0EB8 gas-station=F0298
    parkingsign parking=F03E3
    road.lanes road-variant=F0462
    fork.knife silverware-fork-knife=F0A70 .circle
    cup.and.saucer coffee-outline=F06CA coffee=F0176
    mug beer-outline=F130C beer=F0098
    wineglass glass-wine=F0876 glass-wine=F0876
    waterbottle bottle-soda-outline=F1072 bottle-soda=F1070
    takeoutbag.and.cup.and.straw food-takeout-box-outline=F1837 food-takeout-box=F1836
    cart cart-outline=F0111 cart=F0110 .circle
    cart.badge.plus cart-plus=F0112
    cart.badge.minus cart-minus=F0D68
    bag shopping-outline=F11D5 shopping=F049A .circle
    basket basket-outline=F1181 basket=F0076
    creditcard credit-card-outline=F019B credit-card=F0FEF .circle
    banknote cash=F0114 cash=F0114
    wallet.pass wallet-outline=F0BDD wallet=F0584
    giftcard wallet-giftcard=F0585 wallet-giftcard=F0585
    gift gift-outline=F02A1 gift=F0E44 .circle
    tag tag-outline=F04FC tag=F04F9 .circle
    tag.slash tag-off-outline=F1221 tag-off=F1220
    ticket ticket-confirmation-outline=F13AA ticket-confirmation=F0518
    shippingbox package-variant-closed=F03D7 package-variant-closed=F03D7 .circle
    cube cube-outline=F01A7 cube=F01A6
    storefront storefront-outline=F10C1 storefront=F07C7
    lock lock-outline=F0341 lock=F033E .circle .square
    lock.open lock-open-variant-outline=F0FC7 lock-open-variant=F0FC6
    lock.slash lock-off-outline=F1672 lock-off=F1671
    lock.shield shield-lock-outline=F0CCC shield-lock=F099D
    lock.rotation lock-reset=F0773
    lock.doc file-lock-outline=F1030 file-lock=F0221
    key key-outline=F0DD6 key=F0306
    key.horizontal key-variant=F030B key-variant=F030B
    shield shield-outline=F0499 shield=F0498
    shield.slash shield-off-outline=F099C shield-off=F099E
    shield.lefthalf.filled shield-half-full=F0780
    flag flag-outline=F023D flag=F023B .circle
    flag.slash flag-off-outline=F18EF flag-off=F18EE
    flag.checkered flag-checkered=F023C
    pin pin-outline=F0931 pin=F0403 .circle
    pin.slash pin-off-outline=F0930 pin-off=F0404
    trophy trophy-outline=F053A trophy=F0538
    medal medal-outline=F1326 medal=F0987
    rosette seal=F047A
    crown crown-outline=F11D0 crown=F01A5
    party.popper party-popper=F1056 party-popper=F1056
    balloon balloon=F0A26 balloon=F0A26
    gear cog-outline=F08BB .circle
    gearshape cog-outline=F08BB cog=F0493 .circle
    gearshape.2 cogs=F08D6 cogs=F08D6
    wrench wrench-outline=F0BE0 wrench=F05B7
    wrench.adjustable wrench-outline=F0BE0 wrench=F05B7
    wrench.and.screwdriver hammer-wrench=F1323 hammer-wrench=F1323
    hammer hammer=F08EA hammer=F08EA .circle
    screwdriver screwdriver=F0476 screwdriver=F0476
    briefcase briefcase-outline=F0814 briefcase=F00D6 .circle
    case briefcase-variant-outline=F1495 briefcase-variant=F1494
    suitcase bag-suitcase-outline=F158C bag-suitcase=F158B
    suitcase.rolling bag-checked=F0F3D
    backpack bag-personal-outline=F0E13 bag-personal=F0E10
    handbag purse-outline=F0F1D purse=F0F1C
    tshirt tshirt-crew-outline=F053F tshirt-crew=F0A7B
    magnifyingglass magnify=F0349 .circle
    lightbulb lightbulb-outline=F0336 lightbulb=F0335 .circle
    lightbulb.slash lightbulb-off-outline=F0E50 lightbulb-off=F0E4F
    lamp.desk desk-lamp=F095F desk-lamp=F095F
    lamp.floor floor-lamp=F08DD floor-lamp=F08DD
    lamp.ceiling ceiling-light-outline=F17C7 ceiling-light=F0769
    flashlight.on.fill flashlight=F0244
    flashlight.off.fill flashlight-off=F0245
    fan fan=F0210 fan=F0210
    bed.double bed-outline=F0099 bed=F02E3
    sofa sofa-outline=F156D sofa=F04B9
    chair chair-rolling=F0F48 chair-rolling=F0F48
    table.furniture table-furniture=F05BC table-furniture=F05BC
    bathtub bathtub-outline=F1819 bathtub=F1818
    shower shower-head=F09A1 shower-head=F09A1
    toilet toilet=F09AB toilet=F09AB
    sink faucet=F1B29
    refrigerator fridge-outline=F028F fridge=F0290
    oven stove=F04DE stove=F04DE
    washer washing-machine=F072A washing-machine=F072A
    frying.pan pot-steam-outline=F0326 pot-steam=F065A
    door.left.hand.open door-open=F081C
    door.left.hand.closed door-closed=F081B
    stairs stairs=F04CD
    window.vertical.closed window-closed-variant=F11DB
    pills pill=F0402 pill=F0402
    pill pill=F0402 pill=F0402
    cross hospital=F0FF6 hospital=F0FF6
    cross.case medical-bag=F06EF medical-bag=F06EF
    stethoscope stethoscope=F04D9
    syringe needle=F0391 needle=F0391
    bandage bandage=F0DAF bandage=F0DAF
    microbe virus-outline=F13B7 virus=F13B6
    allergens flower-pollen-outline=F1886 flower-pollen=F1885
    testtube.2 test-tube=F0668
    flask flask-outline=F0096 flask=F0093
    dumbbell dumbbell=F01E6 dumbbell=F01E6
    sportscourt soccer-field=F0834
    soccerball soccer=F04B8
    basketball basketball=F0806 basketball=F0806
    football football=F025D football=F025D
    tennisball tennis-ball=F0507 tennis-ball=F0507
    tennis.racket tennis=F0DA0
    baseball baseball=F0852 baseball=F0852
    volleyball volleyball=F09B4 volleyball=F09B4
    skateboard skateboard=F14C2 skateboard=F14C2
    dice dice-5-outline=F114E dice-5=F01CE
    die.face.1 dice-1-outline=F114A dice-1=F01CA
    die.face.2 dice-2-outline=F114B dice-2=F01CB
    die.face.3 dice-3-outline=F114C dice-3=F01CC
    die.face.4 dice-4-outline=F114D dice-4=F01CD
    die.face.5 dice-5-outline=F114E dice-5=F01CE
    die.face.6 dice-6-outline=F114F dice-6=F01CF
    puzzlepiece puzzle-outline=F0A66 puzzle=F0431
    puzzlepiece.extension puzzle-outline=F0A66 puzzle=F0431
    teddybear teddy-bear=F18FB teddy-bear=F18FB
    gauge gauge=F029A
    speedometer speedometer=F04C5
    gauge.with.dots.needle.50percent gauge=F029A
    scalemass weight=F05A1 weight=F05A1
    testtube test-tube=F0668
    megaphone bullhorn-outline=F0B23 bullhorn=F00E6
    lifepreserver lifebuoy=F087E lifebuoy=F087E
    binoculars binoculars=F00A5 binoculars=F00A5
    telescope telescope=F0B4E telescope=F0B4E
    cone traffic-cone=F137C traffic-cone=F137C
    nosign cancel=F073A
    slash.circle cancel=F073A
    """
}
