import ExpoTestSupport
import Foundation
import Testing

/// One slip of the hand gives one report: single tokens deleted, doubled and swapped.
struct SlipProperties {
  private struct Figures {
    var mutants = 0
    var withAtMostTwo = 0
    var near = 0
    var harmless = 0
  }

  @Test("a slip gives few findings, the first of them at the slip")
  func slips() throws {
    var figures = Figures()
    for path in try Repository.soundSamples() where !path.hasSuffix("Contents.json") {
      let mutants = Mutant.all(of: Array(try Repository.file(path).bytes))
      for index in stride(from: 0, to: mutants.count, by: Thoroughness.slipStride) {
        Self.count(mutants[index], &figures)
      }
    }
    let share = { (part: Int) in Double(part) / Double(figures.mutants) }
    // Printed so that the figures can be quoted.
    print(
      "slips: \(figures.mutants) mutants, at most two findings \(share(figures.withAtMostTwo)),",
      "first on the same or next line \(share(figures.near)); \(figures.harmless) still valid")
    #expect(figures.mutants > 1000 / Thoroughness.slipStride)
    #expect(share(figures.withAtMostTwo) >= 0.90)
    #expect(share(figures.near) >= 0.95)
  }

  private static func count(_ mutant: Mutant, _ figures: inout Figures) {
    let file = SourceFile(name: "f", bytes: mutant.text)
    let diagnostics = Validator().check(file).findings.diagnostics
    if diagnostics.isEmpty {
      figures.harmless += 1
      return
    }
    let lines = LineIndex(file)
    let slip = lines.line(at: min(mutant.offset, file.bytes.count))
    let first = diagnostics.map { lines.line(at: $0.location.bytes.lowerBound) }.min() ?? 0
    figures.mutants += 1
    if diagnostics.count <= 2 { figures.withAtMostTwo += 1 }
    if (slip - 1...slip + 1).contains(first) { figures.near += 1 }
  }

  @Test("a slip does not make another format of a document")
  func formats() throws {
    var claimed: [String] = []
    for path in try Repository.soundSamples() {
      let bytes = Array(try Repository.file(path).bytes)
      let mutants = Mutant.all(of: bytes) + Mutant.quotes(of: bytes)
      for index in stride(from: 0, to: mutants.count, by: Thoroughness.slipStride) {
        let tree = JSONTree(reading: SourceFile(name: "f", bytes: mutants[index].text))
        if !tree.isJSON { claimed.append("\(path) at \(mutants[index].offset)") }
      }
    }
    #expect(claimed.isEmpty)
  }

  @Test("a quote lost or doubled anywhere gives few findings")
  func quotes() throws {
    let stride = Thoroughness.slipStride
    for isOneLine in [false, true] {
      var figures = Figures()
      for path in try Repository.soundSamples() where !path.hasSuffix("Contents.json") {
        var bytes = Array(try Repository.file(path).bytes)
        if isOneLine { bytes.removeAll { $0 == 0x0A || $0 == 0x09 } }
        let quotes = Mutant.quotes(of: bytes)
        for index in Swift.stride(from: 0, to: quotes.count, by: stride) {
          Self.count(quotes[index], &figures)
        }
      }
      let share = Double(figures.withAtMostTwo) / Double(figures.mutants)
      let form = isOneLine ? "on one line" : "over several lines"
      print("quotes \(form): \(figures.mutants) mutants, at most two findings \(share)")
      #expect(figures.mutants > max(100, 1000 / Thoroughness.slipStride))
      #expect(share >= 0.90)
    }
  }
}
