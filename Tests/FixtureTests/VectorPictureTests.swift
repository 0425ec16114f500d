import Foundation
import Testing

/// SVG files of strangers: still pictures that need nothing but themselves, or refused by name.
@Suite struct VectorPictureTests {
  /// The problems of a figure that shows an SVG file.
  private func problems(_ bytes: [UInt8]) throws -> String {
    let place = try Place()
    try Data(bytes).write(to: URL(fileURLWithPath: place.path("p.svg")))
    return try Fixture.problems(
      "Image(\"p\")", folder: URL(fileURLWithPath: place.path("."))
    ).joined(separator: "\n")
  }

  private static func svg(_ content: String, _ attributes: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
      + "width='40' height='40' \(attributes)>\n\(content)\n</svg>"
  }

  private static let disc = "<circle cx='20' cy='20' r='10'/>"

  // The type is written out: to find it takes the compiler too long.
  private static let good: [String] = [
    svg(disc),
    "<?xml version='1.0' encoding='UTF-8' standalone='no'?>\n<!-- Made by hand -->\n"
      + "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/svg11.dtd'>"
      + svg(disc),
    svg(
      "<defs><linearGradient id='a'><stop offset='0'/></linearGradient>"
        + "<style>.x{fill:url(#a);opacity:.5}</style></defs><rect class='x' width='9' height='9'/>"
    ),
    svg(
      "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter><g filter='url(#f)'>\(disc)</g>"),
    svg(
      "<metadata><r:RDF xmlns:r='http://rdf' r:about='http://x'/></metadata>"
        + "<g id='b'>\(disc)</g><use xlink:href='#b' x='3' style='fill:rgb(1,2,3)'/>"),
    svg("<title>A &amp; B &#x2014; C</title>\(disc)"),
    svg("<path d='M0 0h30' stroke='red' stroke-dasharray='2 1.5'/>"),
    "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='9' height='9'>"
      + "<s:rect width='9' height='9'/></s:svg>",
  ]

  @Test(arguments: VectorPictureTests.good)
  func isDrawn(source: String) throws {
    #expect(try problems(Array(source.utf8)) == "")
  }

  private static let bad: [(String, String)] = [
    (svg("<script>x</script>"), "line 2 has the element 'script'"),
    (svg("<foreignObject/>"), "'foreignObject', which is no part of a still picture"),
    (svg("<x:p xmlns:x='http://www.w3.org/1999/xhtml'/>"), "the element 'x:p'"),
    (svg("<g xmlns='http://www.w3.org/1999/xhtml'/>"), "the element 'g'"),
    (svg("\n<text>a</text>"), "line 3 has the element 'text', which every machine sets in fonts"),
    (svg("<animate attributeName='x'/>"), "must stand still"),
    (svg("<a href='#b'/>"), "the element 'a'"),
    (svg("<switch/>"), "the element 'switch', which is not supported"),
    (svg(disc, "onload='x()'"), "the handler 'onload'"),
    (svg("<rect ONCLICK='x()'/>"), "the handler 'ONCLICK'"),
    (svg("<use href='other.svg#a'/>"), "a reference to 'other.svg#a', outside the picture"),
    (svg("<use xlink:href='file:///etc/passwd'/>"), "a reference to 'file:///etc/passwd'"),
    (svg("<image href='http://a/b.png'/>"), "a reference to 'http://a/b.png'"),
    (svg("<image href='data:image/svg+xml;base64,AAAA'/>"), "outside the picture"),
    (svg("<image href='data:image/png;base64,AAAA'/>"), "it is no PNG file"),
    (svg("<rect fill='url(other.svg#a)'/>"), "a reference to 'other.svg#a'"),
    (svg("<rect fill='u\\72l(x)'/>"), "'\\' in its style"),
    (svg("<rect style='fill:/**/URL( \"http&#58;//a\" )'/>"), "a reference to 'http://a'"),
    (svg("<rect style='mask-image:image-set(\"x\")'/>"), "the function 'image-set()'"),
    (svg("<style>@import 'a.css';</style>"), "the rule '@import'"),
    (svg("<style>/* */.a{fill:url(b.svg#c)}</style>"), "a reference to 'b.svg#c'"),
    (svg("<style><![CDATA[@font-face{}]]></style>"), "the rule '@font-face'"),
    (svg("<g xml:base='http://a'/>"), "'xml:base'"),
    (svg("<use href='#b'/>"), "refers to '#b', which is not in it"),
    (svg("<g id='b'><use href='#b'/></g>"), "refers to itself"),
    ("<?xml-stylesheet href='a.css'?>" + svg(disc), "the instruction 'xml-stylesheet'"),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"), "a document type of its own"),
    (svg("<title>&lol;</title>"), "the entity '&lol;'"),
    ("<?xml version='1.0' encoding='UTF-7'?>" + svg(disc), "its encoding is 'utf-7'"),
    ("<svg width='9' height='9'/>", "outside SVG's namespace"),
    ("<html/>", "outside SVG's namespace"),
    (svg("<g>"), "which is not open"),
    (svg("<g a='1' a='2'/>"), "'a' stands twice"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>", "it is larger than"),
    (svg("<rect width='9' height='9' stroke-dasharray='1e-7'/>"), "more than 1000000 dashes"),
    (svg("<filter id='f'><feTurbulence/></filter>"), "the element 'feTurbulence'"),
    (
      svg(
        "<filter id='f'>" + String(repeating: "<feGaussianBlur/>", count: 31)
          + "</filter><g filter='url(#f)'>\(disc)</g>"), "more than 200 layers"
    ),
    (
      svg(String(repeating: "<g opacity='.5'>", count: 13) + String(repeating: "</g>", count: 13)),
      "nested more than 12 deep"
    ),
    (svg(String(repeating: "<g>", count: 101)), "nested more than 100 deep"),
    (svg((0..<30).map(bomb).joined()), "more than 5000 elements are drawn"),
    (
      svg(
        "<pattern id='p'>\(String(repeating: disc, count: 120))</pattern><g fill='url(#p)'>"
          + String(repeating: disc, count: 120) + "</g>"), "more than 5000 elements are drawn"
    ),
  ]

  /// Each level shows the one below ten times.
  private static func bomb(_ level: Int) -> String {
    let content = level == 0 ? disc : String(repeating: "<use href='#b\(level - 1)'/>", count: 10)
    return "<g id='b\(level)'>\(content)</g>"
  }

  @Test(arguments: VectorPictureTests.bad)
  func isRefused(source: String, words: String) throws {
    let found = try problems(Array(source.utf8))
    #expect(found.contains("f.swift:1:7: error: the picture 'p' cannot be used"), "\(found)")
    #expect(found.contains(words), "\(found)")
  }

  @Test func compressedAndForeignBytesAreNamed() throws {
    #expect(try problems([0x1F, 0x8B, 8, 0]).contains("unpack it with gunzip"))
    #expect(try problems([0xFF, 0xFE, 0x3C, 0]).contains("not text in UTF-8"))
    #expect(try problems([]).contains("it ends before"))
  }

  @Test func picturesThatClaimTooManyPixelsAreNotDecoded() throws {
    let place = try Place()
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let png = head + Array("IHDR".utf8) + [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 8, 6, 0, 0, 0]
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11,
      1, 0xFF, 0xD9,
    ]
    for (name, bytes) in [("p.png", png), ("q.jpg", jpeg)] {
      try Data(bytes).write(to: URL(fileURLWithPath: place.path(name)))
      let found = try Fixture.problems(
        "Image(\"\(name)\")", folder: URL(fileURLWithPath: place.path("."))
      ).joined()
      #expect(found.contains("larger than 32767 pixels a side or 64000000 in all"), "\(found)")
    }
  }

  @Test func damagedPicturesAreNotEmbedded() throws {
    let place = try Place()
    try place.write("a.swift", "Image(\"boat\").resizable().frame(width: 20, height: 20)")
    let whole = try Data(
      contentsOf: URL(fileURLWithPath: "\(TestFiles.fixtures)/layout/images/hills@2x.png"))
    for count in [whole.count / 2, whole.count - 30] {
      try whole.prefix(count).write(to: URL(fileURLWithPath: place.path("boat.png")))
      let run = try place.run("render", "a.swift", "-o", "out", "--format", "svg")
      #expect(run.status == 2)
      #expect(run.errors.contains("a.swift:1:7: error: the picture 'boat' cannot be used"))
      #expect(place.files("out").isEmpty)
    }
  }
}
