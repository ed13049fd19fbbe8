import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct WebAddressTests {
  /// A text with its addresses in angle brackets.
  private func marked(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var marked: [UInt8] = []
      var written = 0
      while let address = WebAddress.first(in: bytes, from: written) {
        marked += bytes[written..<address.lowerBound]
        marked += Array("‹".utf8)
        marked += bytes[address]
        marked += Array("›".utf8)
        written = address.upperBound
      }
      marked += bytes[written...]
      return String(decoding: marked, as: UTF8.self)
    }
  }

  @Test(
    "an address ends before the punctuation or the particle that follows it; others are none",
    arguments: [
      "‹https://example.org›", "see ‹https://example.org/›.", "(‹https://a.org/b›).",
      "‹https://a.org›, b",
      "‹https://a.org/a_(b)› c", "‹https://a.org/?a=b&c=d#e›!", "‹https://a.org/a›?",
      "“‹https://a.org/b›”",
      "‹https://a.org:8080/b›:", "‹https://a.org›:99999", "‹https://a.org/%41›%4",
      "‹https://a.org/#a›#b",
      "‹HTTPS://A.ORG/b›", "a ‹https://a.org/b›; ‹https://c.org/d›…", "‹https://a.org/~b/c-d›》",
      "‹https://a.org/a›\"", "‹https://a.org/a›<b>", "‹https://a.org›(b)", "가‹https://a.org/b›",
      // Hangul behind an address is a particle, in a name a part of it.
      "‹https://a.org/b›에서 본다", "‹https://a.org/›에서 본다", "‹https://a.org›을", "‹https://a.org/b›는",
      "‹https://ko.wikipedia.org/wiki/만국박람회›.", "‹https://a.org/wiki/엑스포_1993›, b",
      "‹https://a.org/é/b›", "‹https://a.org/日本›）",
      // None.
      "https://", "https:// a", "https:///a", "https://.a", "https://-a.org", "https://a.1",
      "https://1.2.3.4/a",
      "http://a.org", "xhttps://a.org", "git+https://a.org", "https://user@a.org", "https:/a.org",
      "https", ":", "https://user:pass@a.org/b", "https://a.org:80@b.org", "https://a.org,b@c.org",
      "https://\"onmouseover=\"", "https://<b>", "https://가.한국", "",
      "javascript:https", "https:\n//a.org",
    ])
  func addresses(text: String) { #expect(marked(text.filter { !"‹›".contains($0) }) == text) }

  @Test("a hostile text is read once")
  func growth() {
    for text in [
      "https://", "https://a.", "https://a/(", "https:", "https://a/%", "https://a.org/가", ":",
    ] {
      let long = String(repeating: text, count: Thoroughness.long(20_000))
      #expect(marked(long).utf8.count >= long.utf8.count)
    }
  }
}
