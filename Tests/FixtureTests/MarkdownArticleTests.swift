import Foundation
import Testing

/// Markdown and DocC articles: blocks of Swift that say `figure` are fixtures.
@Suite(.serialized) struct MarkdownArticleTests {
  private func frames(_ article: String, _ words: String...) throws -> Place.Run {
    let place = try Place()
    try place.write("owls.md", article)
    return try place.run(["frames", "owls.md"] + words)
  }

  /// The headings of the figures.
  private func names(_ article: String) throws -> [String] {
    let run = try frames(article + "\n\n```swift figure name=last\nColor.red\n```\n")
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").filter { $0.contains("(owls.md:") }.map(String.init)
      .dropLast()
  }

  @Test func figuresAreNamedByTheArticle() throws {
    let found = try names(
      """
      # Owls

      ```swift figure
      Text("One")
      ```

      ```swift
      Text("Not one")
      ```

      ```Swift, figure: name=wings, padding=4
      Text("Two")
      ```

      ~~~~ swift figure
      Text("Three")
      Text("Four")
      ~~~~
      """)
    #expect(
      found == [
        "owls  (owls.md:4)", "wings  (owls.md:12)", "owls-2  (owls.md:16)", "owls-3  (owls.md:17)",
      ])
  }

  @Test func fencesInListsQuotationsAndFences() throws {
    let found = try names(
      """
      - A list

        ```swift figure
        Text("List")
          .padding()
        ```

      > > ```swift figure
      > > Text(\"""
      > >   Two lines
      > >   of text
      > >   \""")
      > > ```

         ```swift figure
         Text("Indented by three")
         ```

          ```swift figure
          Text("Indented by four is code of the article")
          ```

      ````markdown
      ```swift figure
      Text("Inside another fence")
      ```
      ````

      <!--
      ```swift figure
      Text("Inside a comment")
      ```
      -->
      """)
    #expect(found == ["owls  (owls.md:4)", "owls-2  (owls.md:9)", "owls-3  (owls.md:16)"])
  }

  @Test func textOfSeveralLinesLosesWhatTheQuotationPutsInFront() throws {
    let run = try frames(
      "> ```swift figure\n> Text(\"\"\"\n>   Two\n>     lines\n>   \"\"\")\n> ```\n", "--json")
    #expect(run.output.contains(#""lines":["Two","  lines"]"#), "\(run.output) \(run.errors)")
  }

  @Test(arguments: ["\n", "\r\n"])
  func placesAreThoseOfTheArticle(lineEnd: String) throws {
    let lines = [
      "# Owls", "", "- In a list:", "", "  ```swift figure", "  Text(\"One\")", "    .paddin()",
      "  ```", "", "> ~~~swift figure scala=3", "> Text(\"Two\")", "> ~~~", "",
      "\t```swift figure", "```swift figure", "\tTxt(\"Three\")", "```", "",
    ]
    let run = try frames(lines.joined(separator: lineEnd), "--diagnostics", "short")
    #expect(run.status == 2)
    #expect(
      run.errors.split(separator: "\n").map(String.init) == [
        "owls.md:7:6: error: 'Text' has no member 'paddin'",
        "owls.md:10:19: error: a figure has no option 'scala'",
        "owls.md:16:2: error: cannot find 'Txt' in scope",
      ])
    let shown = try frames(lines.joined(separator: lineEnd)).errors
    #expect(
      shown.contains("10 | > ~~~swift figure scala=3\n   |                   ^~~~~"), "\(shown)")
  }

  @Test func commentsInABlockGoBeforeItsInfoString() throws {
    let run = try frames(
      """
      ```swift figure proposal=100x100
      Color.red
      // figure: proposal=50x50
      Color.blue
      ```
      """)
    #expect(run.output.contains("100 × 100") || run.output.contains("100×100"), "\(run.output)")
    #expect(run.output.contains("50 × 50") || run.output.contains("50×50"), "\(run.output)")
  }

  @Test func aBlockThatIsNotClosedIsRefused() throws {
    for article in ["```swift figure\nColor.red\n", "> ```swift figure\n> Color.red\n\nMore\n"] {
      let run = try frames(article)
      #expect(run.status == 2)
      #expect(run.errors.contains("the block of this figure is not closed"), "\(run.errors)")
    }
  }

  @Test func articlesAreFoundInFolders() throws {
    let place = try Place()
    try place.write("in/owls.md", "```swift figure\nColor.red\n```\n")
    try place.write("in/about.md", "# No figures\n\n```swift\nlet a = 1\n```\n")
    let run = try place.run("render", "in", "-o", "out", "--format", "svg")
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files("out") == ["owls.svg", "owls~dark.svg"])
    let named = try place.run("render", "in/about.md", "-o", "out")
    #expect(named.status == 2)
    #expect(named.errors.contains("there is no figure in this article"))
  }

  @Test func picturesLieBesideTheArticle() throws {
    let place = try Place()
    try FileManager.default.createDirectory(
      atPath: place.path("in"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(TestFiles.fixtures)/text/leaf.svg", toPath: place.path("in/leaf.svg"))
    try place.write("in/owls.md", "```swift figure\nImage(\"leaf\")\n```\n")
    #expect(try place.run("render", "in/owls.md", "-o", "out").status == 0)
  }

  @Test func aFolderCanBePassedOver() throws {
    let place = try Place()
    try place.write("in/a.swift", "Color.red")
    try place.write("in/wrong/b.swift", "Colour.red")
    #expect(try place.run("render", "in", "-o", "out").status == 2)
    try place.write("in/wrong/.nofigures", "")
    #expect(try place.run("render", "in", "-o", "out").status == 0)
    #expect(try place.run("render", "in/wrong", "-o", "out").status == 2)
  }
}
