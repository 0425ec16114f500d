import CairoExport
import Foundation
import Geometry
import Testing

/// What the tool as a process takes from the machine, and what it does without.
struct ProcessTests {
  /// Two threads read each pair of pictures: what a thread reserves must not outlast it. 100 pairs
  /// took 94 MB more than one, when it did.
  @Test func memoryOfThreadsDoesNotAddUp() throws {
    let place = try Place()
    let pairs = 100
    try FileManager.default.createDirectory(
      atPath: place.path("a"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: place.path("b"), withIntermediateDirectories: true)
    for (folder, shade) in [("a", UInt8(0)), ("b", 90)] {
      for index in 0..<pairs {
        var bytes = [UInt8](repeating: 255, count: 100 * 100 * 4)
        bytes[4 * index] = shade
        let bitmap = try #require(Bitmap(width: 100, height: 100, bytes: bytes))
        let file = URL(fileURLWithPath: place.path("\(folder)/\(index).png"))
        try Data(PNGWriter.png(bitmap)).write(to: file)
      }
    }
    let one = try peakMemory(["diff", place.path("a/0.png"), place.path("b/0.png")])
    let all = try peakMemory(["diff", "--jobs", "1", place.path("a"), place.path("b")])
    #expect(all < one + 40_000, "\(one) KB for a pair, \(all) KB for \(pairs)")
  }

  /// The library with the words is loaded late, which the variable rules out; never a crash.
  @Test func syntaxErrorsWithoutLateBinding() throws {
    let place = try Place()
    try place.write("wrong.swift", "VStack {\n  Text(\"a\"\n}\n")
    let told = try place.run("frames", "wrong.swift")
    #expect(told.status == 2)
    #expect(told.errors.contains("wrong.swift:2:11: error: expected ')' to end function call"))
    let bound = try place.shell(
      "LD_BIND_NOW=1 '\(Place.tools)/framewright' frames wrong.swift")
    #expect(bound.status == 2)
    #expect(
      bound.errors.contains("error: the file is not valid Swift")
        || bound.errors == told.errors, "a linker may load it at the start: \(bound.errors)")
  }

  /// The most memory that a run of the tool has at a time, in kilobytes.
  private func peakMemory(_ words: [String]) throws -> Int {
    let program = "\(Place.tools)/framewright"
    // What it prints is of no interest here.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    try #require(posix_spawn(&process, program, &actions, nil, &arguments, environ) == 0)
    try #require(wait4(process, &status, 0, &usage) == process)
    // The pictures differ, which is the tool's status 1.
    #expect(status == 1 << 8)
    return usage.ru_maxrss
  }
}
