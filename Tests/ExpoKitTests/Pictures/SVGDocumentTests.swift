import Testing

@testable import ExpoKit

struct SVGDocumentTests {
  @Test(
    "anything that a browser would run when the file is opened is found",
    arguments: [
      "<svg><script>alert(1)</script></svg>",
      "<svg><svg:SCRIPT href='x.js'/></svg>",
      "<svg onload='alert(1)'/>",
      "<svg\n a=\"1\"\n onclick = \"alert(1)\"/>",
      "<svg><a href='javascript:alert(1)'>x</a></svg>",
      "<svg><a xlink:href=' java&#115;cr&#x69;pt&#9;:alert(1)'>x</a></svg>",
      "<svg><a><animate attributeName='href' values='x;JavaScript:alert(1)'/></a></svg>",
      "<svg><set attributeName='onclick' to='alert(1)'/></svg>",
      "<svg><foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='x'/></foreignObject></svg>",
      "<?xml-stylesheet href='x.xsl'?><svg/>",
      "<?xml version='1.0' encoding='utf-7'?><svg/>",
      "<?xml\tversion='1.0' encoding='iso-2022-jp'?><svg/>",
      "<?xml\nversion='1.0' encoding='iso-2022-jp'?><svg/>",
      "<!DOCTYPE svg [<!ENTITY x '<script/>'>]><svg>&x;</svg>",
      "<!DOCTYPE svg [<!ENTITY a 'java'>]><svg><a href='&a;script:alert(1)'/></svg>",
      "<!DOCTYPE svg [<!ENTITY % a 'b'> %a;]><svg/>",
      "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'alert(1)'>]><svg/>",
      // What looks like a comment or the end of a part, and is none.
      "<!DOCTYPE svg SYSTEM '><!--'><svg onload='alert(1)'><!-- --></svg>",
      "<!DOCTYPE svg [<!-- ' --><!ENTITY x ']>'><!ENTITY y '<script/>'>]><svg>&y;</svg>",
      "<svg a='<!--'><script/><b c='-->'/></svg>",
      "<svg><![CDATA[<!--]]><script/><!-- --></svg>",
    ])
  func active(text: String) { #expect(SVGDocument(Array(text.utf8)).isActive) }

  @Test(
    "a drawing in which nothing runs is accepted",
    arguments: [
      "<svg/>", "", "<", "<svg", "<svg a='", "<!--", "<!DOCTYPE svg [", "<?xml",
      "<?xml version='1.0' encoding='UTF-8'?><svg><a href='https://example.org/'>on = 1</a></svg>",
      "<svg><!-- <script/> --><style><![CDATA[ <script/> ]]></style></svg>",
      "<svg><text>&lt;script&gt; one=two</text><path d='M0 0'/></svg>",
      "<!DOCTYPE svg [<!ENTITY ns 'http://www.w3.org/2000/svg'>]><svg xmlns='&ns;'/>",
      "<svg><image href='data:image/png;base64,AA'/><g color='red' font-size='1'/></svg>",
    ])
  func passive(text: String) { #expect(!SVGDocument(Array(text.utf8)).isActive) }

  @Test(
    "the size of a drawing is read from its attributes",
    arguments: [
      ("<svg width='24' height='36.4px' viewBox='0 0 1 1'/>", "24×36"),
      ("<svg viewBox='0 0 300,200'/>", "300×200"),
      ("<svg width='100%' height='100%' viewBox='0 0 30 20'/>", "30×20"),
      ("<svg width='2cm' height='1cm'/>", "none"), ("<svg width='-1' height='1e99'/>", "none"),
      ("<g width='1' height='1'/>", "none"), ("<svg viewBox='0 0 nan inf'/>", "none"),
    ])
  func size(text: String, size: String) {
    let found = SVGDocument(Array(text.utf8)).size
    #expect((found.map { "\($0.width)×\($0.height)" } ?? "none") == size)
  }
}
