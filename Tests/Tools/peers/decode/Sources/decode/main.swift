// Decodes [Entry] with ExpoDecoder and with Foundation's JSONDecoder, in turn, in one process.
//
//   decode FILE ROUNDS
//
// The file is read beforehand. Printed are the CPU times of each decoder and the ratio of the two
// calls of a round; the values they give must be equal.

import ExpoJSON
import ExpoModel
import ExpoBase
import Foundation

/// The seconds of CPU that this process has used.
func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What the work gives, and the CPU seconds it took to get and to give back.
func timed(_ work: () throws -> [Entry]) rethrows -> (count: Int, seconds: Double) {
  let start = processTime()
  let count = try work().count
  return (count, processTime() - start)
}

/// The least, the middle and the greatest of some figures.
func summary(_ figures: [Double], digits: Int) -> String {
  let sorted = figures.sorted()
  return [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]]
    .map { String(format: "%.\(digits)f", $0) }.joined(separator: " / ")
}

guard CommandLine.arguments.count == 3, let rounds = Int(CommandLine.arguments[2]), rounds > 0
else {
  FileHandle.standardError.write(Data("usage: decode FILE ROUNDS\n".utf8))
  exit(2)
}
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let file = SourceFile(name: "items.json", bytes: [UInt8](data))

func expo() throws -> [Entry] {
  try ExpoDecoder().decode([Entry].self, from: file)
}

func foundation() throws -> [Entry] {
  try JSONDecoder().decode([Entry].self, from: data)
}

guard try expo() == foundation() else {
  print("the decoders do not agree")
  exit(1)
}
var ours: [Double] = []
var theirs: [Double] = []
for _ in 0..<rounds {
  theirs.append(try timed(foundation).seconds)
  ours.append(try timed(expo).seconds)
}
print("Foundation JSONDecoder   CPU ms", summary(theirs.map { $0 * 1000 }, digits: 1))
print("ExpoKit ExpoDecoder   CPU ms", summary(ours.map { $0 * 1000 }, digits: 1))
print("ratio of CPU                   ", summary(zip(ours, theirs).map { $0 / $1 }, digits: 3))
