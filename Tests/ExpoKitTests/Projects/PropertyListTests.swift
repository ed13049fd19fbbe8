import Testing

@testable import ExpoKit

struct PropertyListTests {
  @Test(
    "a property list is read by its grammar",
    arguments: [
      ("{}", "{}"),
      ("// !$*UTF8*$!\n{ a = b; }", "{a=b}"),
      ("{a = (b, \"c d\", ); /* e = f; */ g = <00 ff>;}", "{a=(b,c d),g=}"),
      ("{ \"a{b\" = \"x;\\\"}\"; }", "{a{b=x;\"}}"),
      ("{ a = 'b\"c'; }", "{a=b\"c}"),
      (#"{ a = "\U1112\101\n"; }"#, "{a=\u{1112}A\n}"),
      ("{ path = App/한빛탑.png; }", "{path=App/한빛탑.png}"),
      ("{ b = x; a = b; a = c; }", "{a=c,b=x}"),
      ("(a b)", nil), ("{a = b}", nil), ("{a = b;", nil), ("{a = \"b; }", nil),
      ("{a = <00; }", nil),
      ("{} x", nil), ("", nil), ("/*", nil), ("bplist00", "bplist00"),
      ("<?xml version=\"1.0\"?><plist/>", nil),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"x\"><plist version=\"1.0\"><dict><key>a</key>"
          + "<array><string>b &amp; \"c</string><string/><dict/></array><!-- x --><key>d</key><true/></dict></plist>",
        "{a=(b & \"c,,{}),d=}"
      ),
      ("<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></plist>", nil),
      (#"{"objects": {}}"#, nil),
      // What projects also have: no last comma, two keys, the remains of a merge.
      (
        "\n// !$*UTF8*$!\r\n/* \"'{ */ {a = (); b = (/* x */ c /* y, */); d = {};}",
        "{a={},b=(c),d={}}"
      ),
      ("{b.png in Resources = {isa = x; };}", nil), ("{ paste it here }", nil),
      ("{<<<<<<< HEAD\na = b;\n=======\na = c;\n>>>>>>> 0a1b2c3... c\n}", nil),
      (String(repeating: "(", count: 100_000), nil),
      (String(repeating: "{a=", count: 100_000), nil),
    ])
  func reads(text: String, expected: String?) {
    #expect(PropertyList(SourceFile(name: "", text: text)).map(Self.text) == expected)
  }

  private static func text(_ list: PropertyList) -> String {
    if let string = list.string { return string }
    let members = list.members.sorted { $0.key < $1.key }
    if !list.elements.isEmpty {
      return "(" + list.elements.map(text).joined(separator: ",") + ")"
    }
    return "{" + members.map { "\($0.key)=\(text($0.value))" }.joined(separator: ",") + "}"
  }
}
