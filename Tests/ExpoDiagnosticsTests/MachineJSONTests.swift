import ExpoSource
import Foundation
import Testing

@testable import ExpoDiagnostics

/// Documents that are written a part at a time.
struct MachineJSONTests {
  @Test(
    "the parts are one document, as if it were encoded at once", arguments: [0, 1, 64, 65, 200],
    [ReportFormat.sarif, .gitlab, .rdjson])
  func parts(count: Int, format: ReportFormat) throws {
    let text = format.text(SampleReports.many(errors: count))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(Self.elements(of: value)?.count == count)
    #expect(!text.contains("expo.elements"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    // Every element begins at the same margin as the first.
    let margin = "\n" + String(repeating: " ", count: Self.margin(of: format)) + "{\n"
    let invocations = format == .sarif ? 1 : 0
    #expect(text.components(separatedBy: margin).count - 1 == count + invocations)
  }

  @Test("a report is handed over in parts")
  func size() {
    var parts = 0
    ReportFormat.sarif.reporter(width: 80, language: .english)
      .write(SampleReports.many(errors: 200)) { _ in parts += 1 }
    #expect(parts == 6)
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
