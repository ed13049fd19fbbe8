import Testing

@testable import ExpoJSON
@testable import ExpoKit

/// What of a file's diagnostics is kept.
struct DiagnosticListTests {
  @Test(
    "the gravest findings are kept, in the order they were found, and the others are counted",
    arguments: [
      (3, "wwwee", "wee", "w2"), (2, "nweew", "ee", "n1 w2"), (1, "nn", "n", "n1"),
      (0, "en", "", "e1 n1"), (nil, "wen", "wen", ""), (5, "wen", "wen", ""),
    ] as [(Int?, String, String, String)])
  func keeping(limit: Int?, found: String, kept: String, omitted: String) {
    var list = DiagnosticList(limit: limit)
    for (index, letter) in found.enumerated() { list.append(Self.diagnostic(letter, at: index)) }
    #expect(String(list.diagnostics.map { $0.severity.name.prefix(1) }.joined()) == kept)
    let counts = list.omitted.rows.map { "\($0.severity.name.prefix(1))\($0.count)" }
    #expect(counts.sorted().joined(separator: " ") == omitted)
  }

  @Test(
    "pointers take at most 4 MiB of a report", arguments: [(1, 3), (2_000_000, 2), (9_000_000, 1)])
  func pointers(length: Int, kept: Int) {
    let pointer = JSONPointer([String(repeating: "k", count: length)])
    var list = DiagnosticList(limit: 10)
    for index in 0..<3 { list.append(Self.diagnostic("e", at: index, pointer)) }
    #expect(list.diagnostics.count == kept)
    #expect(list.omitted.count(.error) == 3 - kept)
  }

  private static func diagnostic(
    _ letter: Character, at offset: Int, _ pointer: JSONPointer = .root
  ) -> Report.Diagnostic {
    let severity = Severity.allCases.first { $0.name.first == letter } ?? .error
    let location = DocumentLocation(file: "a.json", bytes: offset..<offset + 1, pointer: pointer)
    return Report.Diagnostic(DecodeError(.secondValue, at: location), severity: severity)
  }
}
