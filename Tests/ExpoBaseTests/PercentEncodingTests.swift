@testable import ExpoBase
import Testing

/// Percent-encoding of paths (RFC 3986 §2.1).
struct PercentEncodingTests {
  @Test(
    "what is encoded decodes to itself",
    arguments: [
      ("한/a b", "%ED%95%9C/a%20b"), ("a&b/c;d", "a&b/c;d"), ("100%", "100%25"), ("", ""),
      ("a:b?c#d", "a%3Ab%3Fc%23d"),
    ])
  func encoded(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text, allowing: PercentEncoding.path) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test(
    "a percent sign without two digits stays",
    arguments: [
      ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%e3%81", "\u{FFFD}"), ("%41%", "A%"),
      ("글%20꼴", "글 꼴"),
    ])
  func decoded(text: String, decoded: String) {
    #expect(PercentEncoding.decode(text) == decoded)
  }
}
