// The module that fixtures name: SwiftUI's own re-exports Core Graphics' types and Foundation.
@_exported import Drawing
@_exported import Foundation
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Typography
@_exported import Views
