import Foundation
import LayoutEngine
import SwiftUI
import Testing

/// A fixture that was compiled.
typealias Twin = (id: String, view: @Sendable () -> any View)

/// Recorded cases that swiftc compiles give the frames that they give when they are interpreted:
/// the interpreter lets nothing pass that is no Swift.
@Suite struct TwinTests {
  @Test func compiledIsInterpreted() throws {
    var compared = 0
    for (file, twins) in allTwins {
      for recorded in try RecordedSource.all(in: file) {
        let twin = try #require(twins.first { $0.id == recorded.id }, "\(recorded.id) has no twin")
        let (compiled, interpreted) = try DeepStack.run {
          (try recorded.compiled(twin.view()), try recorded.interpreted())
        }
        #expect(compiled == interpreted, "\(recorded.id)")
        compared += 1
      }
    }
    #expect(compared >= 240)
  }

  @Test func twinsAreTheirFixtures() throws {
    let isRecording = ProcessInfo.processInfo.environment["FRAMEWRIGHT_RECORD"] == "1"
    let files = try RecordedSource.files()
    func check(_ name: String, _ text: String) throws {
      let path = "\(RecordedSource.twins)/\(name).swift"
      if isRecording { try text.write(toFile: path, atomically: true, encoding: .utf8) }
      let written = try? String(contentsOfFile: path, encoding: .utf8)
      #expect(
        written == text,
        "Twins/\(name).swift is not made of the fixtures: run this test with FRAMEWRIGHT_RECORD=1")
    }
    for (file, name) in files {
      let twins = try RecordedSource.all(in: file).map { TwinSource(id: $0.id, swift: $0.swift) }
      try check(name, TwinSource.file(twins, list: "\(name)Twins"))
    }
    try check("allTwins", TwinSource.index(files.map { ($0.file, "\($0.name)Twins") }))
  }
}
