import Foundation
import Testing

/// Runs that are killed leave nothing half-written, and the next one goes on.
@Suite(.serialized) struct KilledRunTests {
  @Test func whatIsKilledLeavesWholeFiles() throws {
    let place = try Place()
    for number in 0..<40 {
      try place.write(
        "in/\(number % 4)/n\(number).swift", "Text(\"Wren \(number)\").padding(\(number))")
    }
    let tool = "\(Place.tools)/framewright"
    let clean = try place.run("render", "in", "-o", "clean", "--no-cache", "--manifest")
    #expect(clean.status == 0, "\(clean.errors)")
    let expected = try Dictionary(
      uniqueKeysWithValues: place.files("clean").map { ($0, try place.bytes("clean/\($0)")) })
    #expect(expected.count == 161)
    var generator = SystemRandomNumberGenerator()
    var killed = 0
    for _ in 0..<20 {
      // A run takes about a second here, and much less with the cache.
      let time = Double.random(in: 0.02...0.9, using: &generator)
      let signal = Bool.random(using: &generator) ? "KILL" : "TERM"
      let left = Set(place.files("out").filter { $0.hasPrefix(".framewright-") })
      let run = try place.shell(
        "timeout -s \(signal) \(time) \"\(tool)\" render in -o out --cache cache --manifest --quiet"
      )
      killed += run.status == 0 ? 0 : 1
      for file in place.files("out") where !file.hasPrefix(".framewright-") {
        #expect(try place.bytes("out/\(file)") == expected[file], "\(file) after \(time) s")
      }
      if signal == "TERM" {
        // What an earlier one left may be there still.
        let leaves = place.files("out").filter { $0.hasPrefix(".framewright-") }
        #expect(left.isSuperset(of: leaves), "\(time) s")
      }
      // What is in the cache has to be whole too: where nothing else is left, it all comes from there.
      if Bool.random(using: &generator) {
        try? FileManager.default.removeItem(atPath: place.path("out"))
      }
    }
    #expect(killed > 0)
    let last = try place.run("render", "in", "-o", "out", "--cache", "cache", "--manifest")
    #expect(last.status == 0, "\(last.errors)")
    #expect(place.files("out") == place.files("clean"))
    for file in place.files("out") {
      #expect(try place.bytes("out/\(file)") == expected[file], "\(file)")
    }
  }
}
