// Decodes documents with ExpoDecoder and with Foundation's JSONDecoder, in turn, in one process.
//
//   decode pairs ROUNDS [FILE...]       a line for each document; each FILE is an entries document
//   decode run DOCUMENT DECODER TIMES   decodes one so often: json, expo, collect or none
//
// The documents are in memory. `pairs` prints the ratio of the CPU times of two calls, the median and the
// middle half of all rounds, or of those of a minute, and the same for Foundation's decoder beside itself.
// What the decoders give must be equal. `faults` is `collect` of the document with faults beside `decode` of
// the one without.

import Foundation

let arguments = CommandLine.arguments.dropFirst()

switch (arguments.first, arguments.count) {
case ("pairs", 2...):
  guard let rounds = Int(arguments[2]), rounds > 0 else { usage() }
  let trials = arguments.dropFirst(2).map(Trial.entries) + Trial.all
  print("ExpoDecoder beside JSONDecoder, ratio of CPU, \(rounds) pairs: median (middle half)")
  for trial in trials {
    guard try trial.areEqual() else { fail("the decoders do not agree: \(trial.name)") }
    trial.compare(rounds: rounds)
  }
case ("run", 4):
  guard let trial = Trial.all.first(where: { $0.name == arguments[2] }),
    let times = Int(arguments[4])
  else { usage() }
  for _ in 0..<times { trial.run(arguments[3]) }
default: usage()
}

func usage() -> Never {
  fail("usage: decode pairs ROUNDS [FILE...] | run DOCUMENT json|expo|collect|none TIMES")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}
