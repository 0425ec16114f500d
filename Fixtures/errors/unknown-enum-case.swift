enum Phase: String { case new, full }

func title(_ phase: Phase) -> String { phase.rawValue }

VStack {
  Text(title(.ful))
//            ^~~ error: 'Phase' has no member 'ful'
//  help: did you mean 'full'?
}
