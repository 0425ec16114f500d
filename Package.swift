// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder with the toolchain's own SwiftParser, beside the compiler that reads this manifest.
///
/// `FRAMEWRIGHT_SWIFT_HOST_LIBRARIES` overrides it for toolchains laid out in another way.
let hostLibraries: String = {
  if let given = Context.environment["FRAMEWRIGHT_SWIFT_HOST_LIBRARIES"] { return given }
  let path = Context.environment["PATH"] ?? ""
  let compilers =
    [Context.environment["SWIFT_EXEC"]].compactMap { $0 }
    + path.split(separator: ":").map { "\($0)/swiftc" }
  for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
    let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") { return host }
  }
  fatalError(
    "SwiftParser was not found beside any swiftc on PATH; set "
      + "FRAMEWRIGHT_SWIFT_HOST_LIBRARIES to the folder that holds SwiftParser.swiftmodule")
}()

let findParser: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let linkParser: [LinkerSetting] = [
  .unsafeFlags([
    "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
    "-lSwiftParser", "-lSwiftSyntax", "-lSwiftDiagnostics",
    "-lSwiftParserDiagnostics",
  ])
]
/// Programs start quickly when few libraries are loaded first; see Scripts/link/ld.lld.
let linkLean: [LinkerSetting] = [
  .unsafeFlags(
    ["-use-ld=lld", "-Xclang-linker", "-B\(Context.packageDirectory)/Scripts/link"],
    .when(platforms: [.linux], configuration: .release))
]

/// Types are found by their metadata's own functions rather than by name: the runtime reads every
/// conformance that there is the first time that it meets a name, a fifth of a cold render.
let startLean: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release))
]

/// A target in `Sources`, and the targets it may import.
func target(_ name: String, _ imports: [Target.Dependency] = [], parser: Bool = false) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: (parser ? findParser : []) + startLean)
}

func tool(_ name: String, _ imports: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: imports, swiftSettings: findParser + startLean,
    linkerSettings: linkParser + linkLean)
}

func tests(_ name: String, _ imports: [Target.Dependency], parser: Bool = false) -> Target {
  .testTarget(
    name: name, dependencies: imports, swiftSettings: parser ? findParser : [],
    linkerSettings: parser ? linkParser : [])
}

func system(_ name: String, _ pkgConfig: String, apt: [String], brew: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt), .brew(brew)])
}

let package = Package(
  name: "Framewright",
  products: [
    .library(name: "Framewright", targets: ["Framewright"]),
    .executable(name: "framewright", targets: ["FramewrightTool"]),
    .executable(name: "framewright-benchmarks", targets: ["framewright-benchmarks"]),
  ],
  targets: [
    system("CCairo", "cairo", apt: ["libcairo2-dev"], brew: ["cairo"]),
    system(
      "CPango", "pango", apt: ["libpango1.0-dev", "libharfbuzz-dev"],
      brew: ["pango", "harfbuzz"]),
    system("CRsvg", "librsvg-2.0", apt: ["librsvg2-dev"], brew: ["librsvg"]),
    system("CDeflate", "libdeflate", apt: ["libdeflate-dev"], brew: ["libdeflate"]),
    system(
      "CMarkdown", "libcmark-gfm", apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"],
      brew: ["cmark-gfm"]),

    target("Geometry"),
    target("Typography", ["Geometry"]),
    target("Drawing", ["Geometry", "Typography"]),
    target("FigureLimits"),
    target("LayoutEngine", ["FigureLimits", "Geometry", "Drawing"]),
    .target(name: "OnDemand"),
    .target(name: "MarkdownOnDemand", dependencies: ["CMarkdown", "OnDemand"]),
    target("Markdown", ["MarkdownOnDemand"]),
    target(
      "Views",
      ["FigureLimits", "Geometry", "Typography", "Drawing", "LayoutEngine", "Markdown"]),
    target("TextMetrics", ["Geometry", "Typography", "CPango", "PangoOnDemand"]),
    target("SVGExport", ["Geometry", "Typography", "Drawing"]),
    target(
      "CairoExport",
      ["Geometry", "Typography", "Drawing", "CCairo", "CairoOnDemand", "CDeflate"]),
    .target(name: "CairoOnDemand", dependencies: ["CCairo", "OnDemand"]),
    .target(name: "PangoOnDemand", dependencies: ["CPango", "OnDemand"]),
    target(
      "Figures",
      [
        "FigureLimits", "Geometry", "Typography", "Drawing", "LayoutEngine", "Views",
        "TextMetrics", "SVGExport", "CairoExport",
      ]),
    target("Framewright", ["Views", "Figures"]),
    target("SwiftUI", ["Geometry", "Typography", "Drawing", "LayoutEngine", "Views"]),
    target("VisualDiff", ["Geometry"]),

    target("Catalog"),
    target(
      "SwiftUICatalog",
      ["Catalog", "Geometry", "Typography", "Drawing", "LayoutEngine", "Views"]),
    target("Interpreter", ["FigureLimits", "Catalog"], parser: true),
    target(
      "Fixtures",
      [
        "FigureLimits", "Geometry", "Typography", "Drawing", "LayoutEngine", "Markdown", "Views",
        "TextMetrics", "CairoExport", "Figures", "Catalog", "SwiftUICatalog", "Interpreter",
        "VisualDiff",
      ], parser: true),
    .target(name: "KeptMemory"),
    .target(name: "LoadedCode"),
    tool(
      "FramewrightTool",
      [
        "KeptMemory", "LoadedCode", "FigureLimits", "Geometry", "Typography", "Drawing",
        "LayoutEngine", "Markdown", "TextMetrics", "SVGExport", "CairoExport", "Figures", "Catalog",
        "SwiftUICatalog", "Interpreter", "Fixtures", "VisualDiff", "CPango",
      ]),
    tool(
      "framewright-benchmarks",
      [
        "KeptMemory", "Geometry", "Typography", "Drawing", "LayoutEngine", "Views", "TextMetrics",
        "SVGExport",
        "CairoExport", "Figures", "Catalog", "SwiftUICatalog", "Interpreter", "Fixtures",
        "VisualDiff", "CCairo", "CDeflate", "CPango",
      ]),

    tests("GeometryTests", ["Geometry"]),
    tests(
      "LayoutEngineTests",
      [
        "FigureLimits", "Geometry", "Typography", "Drawing", "LayoutEngine", "Views", "Figures",
        "Interpreter", "Fixtures", "Mutations",
      ], parser: true),
    tests(
      "ViewsTests", ["Geometry", "Typography", "Drawing", "LayoutEngine", "Markdown", "Views"]),
    tests("TextMetricsTests", ["Geometry", "Typography", "TextMetrics", "CPango"]),
    .target(
      name: "SecondOpinion", dependencies: ["Geometry", "CCairo", "CRsvg"],
      path: "Tests/SecondOpinion"),
    .target(
      name: "Mutations",
      dependencies: [
        "FigureLimits", "Fixtures", "LayoutEngine", "SVGExport", "Typography",
      ], path: "Tests/Mutations", swiftSettings: findParser),
    tests(
      "ExportTests",
      [
        "Geometry", "Typography", "Drawing", "TextMetrics", "SVGExport", "CairoExport",
        "VisualDiff", "CCairo", "SecondOpinion",
      ]),
    tests("VisualDiffTests", ["Geometry", "VisualDiff"]),
    tests(
      "TwinTests",
      [
        "Geometry", "Typography", "Drawing", "LayoutEngine", "Views", "SwiftUI", "TextMetrics",
        "Figures", "Interpreter", "Fixtures",
      ], parser: true),
    tests("InterpreterTests", ["FigureLimits", "Catalog", "Interpreter"], parser: true),
    tests(
      "FixtureTests",
      [
        "FigureLimits", "Geometry", "Typography", "Drawing", "LayoutEngine", "Views", "TextMetrics",
        "SVGExport",
        "CairoExport", "Figures", "Catalog", "SwiftUICatalog", "Interpreter", "Fixtures",
        "VisualDiff", "SecondOpinion", "Mutations",
      ], parser: true),
  ]
)

/// Only Scripts/fuzz builds it, with the sanitizers that it needs.
if Context.environment["FRAMEWRIGHT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "framewright-fuzz", dependencies: ["Mutations", "TextMetrics"], path: "Tests/Fuzz",
      swiftSettings: findParser,
      linkerSettings: linkParser + [.unsafeFlags(["-use-ld=lld"])]))
}
