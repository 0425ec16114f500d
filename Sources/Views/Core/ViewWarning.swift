/// What is drawn otherwise than asked for, and said so.
package enum ViewWarning: Hashable, Sendable {
  /// A font in the place of the platform's that is not the one whose widths were fitted to it.
  case otherStandIn(String)
  /// A symbol without a substitute.
  case missingSymbol(String)
  /// A material, behind which nothing is blurred.
  case noBackdropBlur(material: String)
  /// A control that is drawn on iOS as macOS has it.
  case measuredOnMac(String)
  /// A frame whose largest length is below its least, which does nothing.
  case contradictoryFrame(least: String)
  /// What a view looks like on its way into or out of a scroll view.
  case scrollTransition
  /// What comes up over a view, as a sheet does.
  case notPresented(String)
}
