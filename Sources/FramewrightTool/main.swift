import Foundation
import KeptMemory

keep_memory()
reserve_memory()
var status = Tool.run(Array(CommandLine.arguments.dropFirst()))
if !Console.outputIsWhole {
  Console.complain("framewright: error: standard output cannot be written")
  status = max(status, .wrongEnvironment)
}
exit(status.rawValue)
