// Decodes documents with ExpoDecoder and with Foundation's JSONDecoder, in turn, in one process.
//
//   decode pairs ROUNDS [FILE...]       a line for each document; each FILE is an entries document
//
// The documents are in memory. It prints the ratio of the CPU times of two calls, the median and the middle
// half of all rounds, or of those of a minute, and the same for Foundation's decoder beside itself.
// What the decoders give must be equal. `faults` is `collect` of the document with faults beside `decode` of
// the one without.

import Foundation

let arguments = CommandLine.arguments.dropFirst()

guard arguments.first == "pairs", arguments.count > 1, let rounds = Int(arguments[2]), rounds > 0
else { fail("usage: decode pairs ROUNDS [FILE...]") }
print("ExpoDecoder beside JSONDecoder, ratio of CPU, \(rounds) pairs: median (middle half)")
for workload in arguments.dropFirst(2).map(Workload.entries) + Workload.all {
  guard try workload.areEqual() else { fail("the decoders do not agree: \(workload.name)") }
  workload.compare(rounds: rounds)
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}
