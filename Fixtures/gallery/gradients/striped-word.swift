/// A word cut out of six diagonal bands of colour.
HStack(spacing: 0) {
  ForEach(0..<6) { band in
    Color(hue: 0.02 + Double(band) * 0.03, saturation: 0.8, brightness: 0.95)
  }
}
.frame(width: 340, height: 130)
.rotationEffect(.degrees(-20))
.frame(width: 290, height: 84)
.mask {
  Text("Autumn")
    .font(.system(size: 64, weight: .black))
}
