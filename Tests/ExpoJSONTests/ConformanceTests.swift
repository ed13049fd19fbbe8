import ExpoTestSupport
import Testing

/// The conformance folder: what RFC 8259 and UTF-8 allow, and what they refuse, with its place.
struct ConformanceTests {
  /// The rule of each error with its line and column.
  private static func errors(in path: String) throws -> [String] {
    let file = try Repository.file(path)
    let lines = LineIndex(file)
    return JSONTree(reading: file).errors.filter { $0.severity == .error }.map { error in
      let position = lines.position(at: error.location.bytes.lowerBound)
      return "\(error.rule.code) \(position.line):\(position.column)"
    }
  }

  @Test("everything allowed is accepted")
  func accepted() throws {
    let files = try Repository.files(under: "Tests/Conformance/accept", ending: ".json")
    #expect(files.count >= 187)
    let refused = try files.filter { try !Self.errors(in: $0).isEmpty }
    #expect(refused.isEmpty)
  }

  @Test("everything else is refused, by the right rule at the right place")
  func refused() throws {
    let table = try Repository.text("Tests/Conformance/reject/EXPECTED.tsv")
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let files = try Repository.files(under: "Tests/Conformance/reject", ending: ".json")
    #expect(files.count >= 808)
    #expect(files == rows.map { "Tests/Conformance/reject/\($0[0])" })
    for row in rows {
      let errors = try Self.errors(in: "Tests/Conformance/reject/\(row[0])")
      #expect(errors.first == "\(row[1]) \(row[2])", "\(row[0])")
    }
  }
}
