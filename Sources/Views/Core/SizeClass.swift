import Foundation
import Geometry

/// Whether a screen has room for much, along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

extension EnvironmentValues {
  /// Sets the size classes to those of the device that a screen is like.
  ///
  /// Less high than 500 points, and wider than high, is a phone on its side: compact in height, and
  /// in width but for phones 896 points long. Elsewhere less than 600 points of width are compact
  /// (the widths of devices, and of apps that share an iPad, in Apple's Human Interface
  /// Guidelines, "Layout": 320 to 507 points are compact, 639 and more regular). A Mac is regular.
  package mutating func setSizeClasses(for screen: UIScreen) {
    let size = screen.bounds.size
    let isOnItsSide = size.height < 500 && size.width > size.height
    let isMac = platform == .macos
    horizontalSizeClass = isMac || size.width >= (isOnItsSide ? 896 : 600) ? .regular : .compact
    verticalSizeClass = isMac || !isOnItsSide ? .regular : .compact
  }
}
