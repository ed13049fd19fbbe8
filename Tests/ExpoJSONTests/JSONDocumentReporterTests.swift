import Foundation
import Testing

@testable import ExpoJSON

struct JSONDocumentReporterTests {
  private static let formats = ReportFormat.allCases.filter {
    ["{", "["].contains($0.text(SampleReports.clean).first)
  }

  @Test(
    "the pieces are one document, as if it were written at once", arguments: [0, 1, 64, 65, 200],
    formats)
  func parts(count: Int, format: ReportFormat) throws {
    let text = format.text(SampleReports.many(errors: count))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(Self.elements(of: value)?.count == count)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    // Every element begins at the same margin as the first.
    let margin = "\n" + String(repeating: " ", count: Self.margin(of: format)) + "{\n"
    let invocations = format == .sarif ? 1 : 0
    #expect(text.components(separatedBy: margin).count - 1 == count + invocations)
  }

  /// The pieces that a reporter hands over, all but the last of 64 KB.
  private func pieces(_ format: ReportFormat, _ report: Report) -> [String] {
    var pieces: [String] = []
    format.reporter(width: 80, language: .english).write(report) { pieces.append($0.string) }
    let sizes = pieces.dropLast().map(\.utf8.count)
    #expect(sizes.allSatisfy { (1 << 16..<1 << 16 + 1 << 12).contains($0) })
    return pieces
  }

  @Test("a piece is handed over once it has 64 KB", arguments: formats)
  func size(format: ReportFormat) {
    #expect(pieces(format, SampleReports.many(errors: 1000)).count > 4)
  }

  @Test(
    "pieces are as small in a finding with many edits, and hold all of them",
    arguments: [ReportFormat.json, .jsonl, .sarif, .rdjson])
  func edits(format: ReportFormat) {
    let pieces = pieces(format, SampleReports.edited(times: 5000))
    #expect(pieces.count > 3)
    let text = pieces.joined()
    #expect(text.components(separatedBy: "\"instead\"").count - 1 == 5000)
    #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil)
  }

  private static func elements(of value: Any) -> [Any]? {
    if let array = value as? [Any] { return array }
    guard let object = value as? [String: Any] else { return nil }
    let run = (object["runs"] as? [[String: Any]])?.first
    return run?["results"] as? [Any] ?? object["diagnostics"] as? [Any]
  }

  private static func margin(of format: ReportFormat) -> Int {
    switch format {
    case .sarif: 8
    case .gitlab: 2
    default: 4
    }
  }
}
