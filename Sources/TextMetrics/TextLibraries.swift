import PangoOnDemand

/// The libraries that set text.
public enum TextLibraries {
  /// Loads all that there are, those that few figures need too: whoever keeps pictures has to know
  /// what would draw them. It takes some milliseconds.
  public static func load() {
    _ = pango_on_demand_problem()
    SubsetLibrary.load()
  }
}
