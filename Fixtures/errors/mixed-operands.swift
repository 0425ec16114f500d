func total() -> Int { 3 + "4" }
//                      ^ error: '+' cannot be applied to values of types 'Int' and 'String'
//  in total(), called at mixed-operands.swift:5:9

Text("\(total())")
