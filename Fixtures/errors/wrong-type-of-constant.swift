let columns: Int = "three"
//                 ^~~~~~~ error: cannot convert a value of type 'String' to 'Int'

Text("\(columns)")
