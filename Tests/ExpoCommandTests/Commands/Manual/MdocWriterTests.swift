import Testing

@testable import ExpoCommand

struct MdocWriterTests {
  @Test(
    "text is never read as mdoc",
    arguments: [
      (".expo.json is read", "\\&.expo.json is read\n"), ("'a' b", "\\(aqa\\(aq b\n"),
      (#"a \ b"#, "a \\e b\n"), ("use --fix", "use \\-\\-fix\n"),
      ("One. Two.", "One.\nTwo.\n"), ("", ""),
    ])
  func text(text: String, mdoc: String) {
    var writer = MdocWriter()
    writer.text(text)
    #expect(writer.page == mdoc)
  }

  @Test("lines have at most 78 bytes")
  func lines() {
    var writer = MdocWriter()
    writer.text(String(repeating: "박람회의 항목 ", count: 50))
    #expect(writer.page.split(separator: "\n").allSatisfy { $0.utf8.count <= 78 })
  }
}
