// Fuzzes whole fixtures with libFuzzer: `Scripts/fuzz [SECONDS]` builds and runs it.
//
// Half of the changes are libFuzzer's own, of bytes; half move words and signs of the seeds, which
// are the fixtures themselves. A crash, a hang or a failure of the surroundings is a find.

import Foundation
import Mutations
import TextMetrics

/// The sources that the run begins with, from the folders on its command line.
private let seeds: [String] = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
  .flatMap { folder -> [String] in
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return names.compactMap { $0 as? String }.sorted().compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }
private let mutation = TokenMutation(seeds: seeds)
private let fonts = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"] ?? ".fonts"
private let source = AnySource(
  measurer: HarfBuzzMeasurer(library: FontLibrary(folders: [fonts])))

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  var numbers = SeededNumbers(seed: Int(seed))
  guard numbers.chance(50) else { return mutateBytes(data, size, most) }
  let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
  let bytes = Array(mutation.mutated(text, using: &numbers).utf8.prefix(most))
  data.update(from: bytes, count: bytes.count)
  return bytes.count
}

var count = CommandLine.argc
var words = CommandLine.unsafeArgv
exit(
  runFuzzer(&count, &words) { data, size in
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    // What begins as an article does is one.
    let isArticle = bytes.first == UInt8(ascii: "#") && bytes.dropFirst().first == 0x20
    if let failure = source.failure(of: bytes, asArticle: isArticle) { fatalError(failure) }
    return 0
  })
