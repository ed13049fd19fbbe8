import ExpoDiagnostics
import ExpoTestSupport
import ExpoText
import ExpoValidation
import Foundation
import Testing

/// One slip of the hand gives one report: single tokens deleted, doubled and swapped.
struct SlipProperties {
  /// A document with one slip and where it was made.
  private struct Mutant {
    let text: [UInt8]
    let offset: Int
  }

  private struct Figures {
    var mutants = 0
    var withAtMostTwo = 0
    var near = 0
    var harmless = 0
  }

  @Test("few findings, the first of them at the slip")
  func slips() throws {
    var figures = Figures()
    for path in try Repository.soundSamples() where !path.hasSuffix("Contents.json") {
      let bytes = try Repository.file(path).bytes
      let tokens = Self.tokens(of: bytes)
      for index in tokens.indices {
        for mutant in Self.mutants(of: bytes, tokens, at: index) { Self.count(mutant, &figures) }
      }
    }
    let share = { (part: Int) in Double(part) / Double(figures.mutants) }
    // Printed so that the figures can be quoted.
    print(
      "slips: \(figures.mutants) mutants, at most two findings \(share(figures.withAtMostTwo)),",
      "first on the same or next line \(share(figures.near)); \(figures.harmless) still valid")
    #expect(figures.mutants > 1000)
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
    let first = diagnostics.map { lines.line(at: $0.site.bytes.lowerBound) }.min() ?? 0
    figures.mutants += 1
    if diagnostics.count <= 2 { figures.withAtMostTwo += 1 }
    if (slip - 1...slip + 1).contains(first) { figures.near += 1 }
  }

  private static func mutants(
    of bytes: [UInt8], _ tokens: [Range<Int>], at index: Int
  ) -> [Mutant] {
    let token = tokens[index]
    let (head, tail) = (bytes[..<token.lowerBound], bytes[token.upperBound...])
    var mutants = [
      Mutant(text: Array(head + tail), offset: token.lowerBound),
      Mutant(text: Array(head + bytes[token] + bytes[token] + tail), offset: token.upperBound),
    ]
    if index + 1 < tokens.count {
      let next = tokens[index + 1]
      let between = bytes[token.upperBound..<next.lowerBound]
      let swapped = bytes[next] + between + bytes[token] + bytes[next.upperBound...]
      mutants.append(Mutant(text: Array(head + swapped), offset: token.lowerBound))
    }
    return mutants
  }

  /// The tokens of a valid document: strings, numbers and signs.
  private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
        continue
      case UInt8(ascii: "\""):
        index += 1
        while bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
      default: index += 1
      }
      tokens.append(start..<index)
    }
    return tokens
  }
}
