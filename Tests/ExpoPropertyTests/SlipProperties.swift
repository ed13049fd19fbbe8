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
    var otherFormats = 0
  }

  @Test("a slip gives few findings, the first of them at the slip")
  func slips() throws {
    var figures = Figures()
    try Mutant.forEach(in: Mutant.documents(), Mutant.all) { Self.count($1, &figures) }
    let share = { (part: Int) in Double(part) / Double(figures.mutants) }
    // Printed so that the figures can be quoted.
    print(
      "slips: \(figures.mutants) mutants, at most two findings \(share(figures.withAtMostTwo)),",
      "first on the same or next line \(share(figures.near)); \(figures.harmless) still valid")
    #expect(figures.mutants > 1000 / Thoroughness.slipStride)
    #expect(share(figures.withAtMostTwo) >= 0.90)
    #expect(share(figures.near) >= 0.95)
    #expect(figures.otherFormats == 0)
  }

  private static func count(_ mutant: Mutant, _ figures: inout Figures) {
    let file = SourceFile(name: "f", bytes: mutant.text)
    let diagnostics = Validator().check(file).findings.diagnostics
    if diagnostics.isEmpty {
      figures.harmless += 1
      return
    }
    if !JSONTree(reading: file).isJSON { figures.otherFormats += 1 }
    let lines = LineIndex(file)
    let slip = lines.line(at: min(mutant.offset, file.bytes.count))
    let first = diagnostics.map { lines.line(at: $0.location.bytes.lowerBound) }.min() ?? 0
    figures.mutants += 1
    if diagnostics.count <= 2 { figures.withAtMostTwo += 1 }
    if (slip - 1...slip + 1).contains(first) { figures.near += 1 }
  }

  @Test("a quote lost or doubled anywhere gives few findings")
  func quotes() throws {
    for isOneLine in [false, true] {
      var figures = Figures()
      let quotes = { (bytes: [UInt8]) in
        Mutant.quotes(of: bytes.filter { !isOneLine || $0 != 0x0A && $0 != 0x09 })
      }
      try Mutant.forEach(in: Mutant.documents(), quotes) { Self.count($1, &figures) }
      let share = Double(figures.withAtMostTwo) / Double(figures.mutants)
      let form = isOneLine ? "on one line" : "over several lines"
      print("quotes \(form): \(figures.mutants) mutants, at most two findings \(share)")
      #expect(figures.mutants > max(100, 1000 / Thoroughness.slipStride))
      #expect(share >= 0.90)
      #expect(figures.otherFormats == 0)
    }
  }
}
