import ExpoKit
import Testing

/// A program that imports ExpoKit alone.
struct ExpoKitTests {
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
