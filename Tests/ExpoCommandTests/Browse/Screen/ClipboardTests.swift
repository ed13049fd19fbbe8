import Testing

@testable import ExpoCommand

/// Text as it goes to the clipboard.
struct ClipboardTests {
  @Test(
    "text is copied by its sequence",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("한", "7ZWc"),
    ])
  func sequence(text: String, expected: String) {
    let bytes = Clipboard.sequence(copying: text).map { String(decoding: $0, as: UTF8.self) }
    #expect(bytes == "\u{1B}]52;c;\(expected)\u{07}")
  }

  @Test("a text that terminals would cut is not sent")
  func tooLong() {
    let longest = String(repeating: "a", count: Clipboard.limit)
    #expect(Clipboard.sequence(copying: longest) != nil)
    #expect(Clipboard.sequence(copying: longest + "a") == nil)
  }
}
