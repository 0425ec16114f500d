func brighter(_ level: UInt8) -> UInt8 {
  level + 20
//      ^ error: 260 does not fit into a 'UInt8'
//  in brighter(_:), called at byte-overflow.swift:7:19
}

Text(verbatim: "\(brighter(240))")
