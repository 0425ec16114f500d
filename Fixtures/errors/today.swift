Text(Date.now, style: .date)
//        ^~~ error: the present moment differs from run to run, and a figure must be the same tomorrow
//  help: write a fixed one, as 'Date(timeIntervalSince1970: 1_700_000_000)'
