import Foundation
import Testing

@testable import ExpoJSON

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct XMLTests {
  @Test(
    "text between tags escapes what would be a tag",
    arguments: [
      ("한국 'a' \"b\"", "한국 'a' \"b\""), ("a<b>&]]>", "a&lt;b&gt;&amp;]]&gt;"),
      ("a\tb\nc\r\nd", "a\tb\nc&#13;\nd"),
      ("\0\u{1B}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{7F}\u{9B}2J", "&#127;&#155;2J"), ("\u{1FFFE}🎪", "\u{1FFFE}🎪"), ("&amp;", "&amp;amp;"),
    ])
  func content(data: String, escaped: String) { #expect(MarkupElement.escape(data) == escaped) }

  @Test(
    "text in quotes escapes what would end it",
    arguments: [
      ("'a' \"b\"", "&apos;a&apos; &quot;b&quot;"), ("a\tb\nc\r", "a&#9;b&#10;c&#13;"),
      ("<\0>", "&lt;\u{FFFD}&gt;"),
    ])
  func attribute(data: String, escaped: String) {
    #expect(MarkupElement.escape(data, inAttribute: true) == escaped)
  }

  @Test("elements stand below each other, text does not")
  func document() {
    let elements = [
      MarkupElement("d"), MarkupElement("e", text: "x\ny"),
      MarkupElement("f", [], [MarkupElement("g")]),
    ]
    let root = MarkupElement("a", [("b", "1"), ("c", "<")], elements)
    #expect(
      root.document.string == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="1" c="&lt;">
          <d/>
          <e>x
        y</e>
          <f>
            <g/>
          </f>
        </a>

        """)
  }

  /// Collects what a reader finds in a document.
  private final class Reading: NSObject, XMLParserDelegate {
    var attributes: [[String: String]] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes attributeDict: [String: String]
    ) {
      attributes.append(attributeDict)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test("an XML reader returns the texts that were written")
  func roundTrip() {
    let data = "a\tb\r\n\"'<>&]]> \u{7F}한국 🎪"
    let reading = Reading()
    let parser = XMLParser(
      data: Data(MarkupElement("a", [("b", data)], text: data).document.string.utf8))
    parser.delegate = reading
    #expect(parser.parse())
    #expect(reading.attributes == [["b": data]])
    #expect(reading.text == data)
  }
}
