// Rule: `.custom` takes the name of a family, a PostScript name or a full name; a style called by
// its name keeps its weight and its slant until others are asked for.
// Source: Apple's documentation of Font.custom and of UIFont(name:size:).

/// A family in its regular weight, then styles of families by their names, then a style made bold
/// and another made italic.
VStack(alignment: .leading, spacing: 4) {
  Text("Nunito").font(.custom("Nunito", size: 20))
  Text("Nunito-Black").font(.custom("Nunito-Black", size: 20))
  Text("Nunito ExtraLight Italic").font(.custom("Nunito ExtraLight Italic", size: 20))
  Text("Inter-SemiBold").font(.custom("Inter-SemiBold", size: 20))
  Text("Inter-Light, bold").font(.custom("Inter-Light", size: 20)).bold()
  Text("Inter-Medium, italic").font(.custom("Inter-Medium", size: 20)).italic()
}
.padding(16)
.background(FrameFill())
