import ExpoKit
import Testing

/// A program that imports ExpoKit alone.
struct ExpoKitTests {
  private struct Fair: Decodable {
    let title: String
    let visitors: Int
  }

  @Test("one import decodes, locates every error and reports it")
  func oneImport() {
    let file = SourceFile(name: "fair.json", text: #"{"title": 1, "visitors": 048}"#)
    let decoding = ExpoDecoder().collect(Fair.self, from: JSONTree(reading: file))
    let lines = LineIndex(file)
    let found = decoding.errors.map { error in
      let position = lines.position(at: error.location.bytes.lowerBound)
      return "\(position.line):\(position.column): \(error.words(in: .english).message)"
    }
    #expect(
      found == [
        "1:11: expected a string for 'title', found a number",
        "1:26: '048' is not a JSON number: leading zero",
      ])
    let report = Report([.init(file, decoding.errors.map { Diagnostic($0) })])
    let text = ReportFormat.concise.reporter(width: 80, language: .english).render(report).string
    #expect(text.hasPrefix("fair.json:1:11: error: expected a string"))
  }

  @Test("one import validates a document and prints its entries as Markdown")
  func pages() throws {
    let file = SourceFile(
      name: "items.json",
      text: #"[{"name": "직지", "image_name": "jikji", "short_desc": "책", "desc": "글"}]"#)
    #expect(Validator().check(file).findings.diagnostics.isEmpty)
    let entries = try ExpoDecoder().decode([Entry].self, from: file)
    #expect(MarkdownRenderer().text(of: Page(entries[0])).contains("# 직지"))
    #expect(CommaFormatter().format(48_130_300) == "48,130,300")
  }
}
