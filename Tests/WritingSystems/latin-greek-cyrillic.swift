// Fonts: Inter
VStack(alignment: .leading, spacing: 8) {
  Text("Ľúbezná žirafa, große Straße, Ærø, Đà Nẵng, façade, İstanbul")
  Text("Γρήγορη αλεπού, Ἀθῆναι, ΑΒΓΔ αβγδ")
  Text("Съешь же ещё этих мягких булок, Ґанок, Ђорђе")
}
.frame(width: 180)
.background(FrameFill())
