import Drawing

extension Color {
  /// The name of a system colour, else its components, as `#FF8800FF`.
  public var description: String {
    if let name { return name }
    func pair(_ share: Double) -> String {
      let digits = String(Int((min(max(share, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + [light.red, light.green, light.blue, light.alpha].map(pair).joined()
  }
}
