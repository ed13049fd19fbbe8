import ExpoDiagnostics
import ExpoModel
import ExpoSource
import ExpoTestSupport
import ExpoValidation
import Testing

/// Pieces of HTML for every page: what is taken as it is, and what is refused.
struct FragmentReaderTests {
  private func read(_ text: String) -> FragmentReader.Reading {
    FragmentReader.read(
      SourceFile(name: "header.html", text: text),
      publishing: ["static/logo.svg", "static/글꼴/a&b c.png"])
  }

  /// The HTML on a page one folder down, or what is wrong with it: `5: message`.
  private func result(_ text: String) -> [String] {
    switch read(text) {
    case .fragment(let fragment): [fragment.html(pathToRoot: "../")]
    case .refused(let diagnostics):
      diagnostics.map {
        "\($0.location.bytes.lowerBound): \($0.problem.words(in: .english).message)"
      }
    }
  }

  @Test(
    "paths are relative to the root of the site; all else is copied",
    arguments: [
      ("", ""),
      ("<p>대전 &amp; 서울</p>\n", "<p>대전 &amp; 서울</p>\n"),
      (
        #"<a class="logo" href="index.html"><img src='static/logo.svg' alt=""></a>"#,
        #"<a class="logo" href="../index.html"><img src='../static/logo.svg' alt=""></a>"#
      ),
      (#"<a href="a.html?x=1&amp;y=2#z">a</a>"#, #"<a href="../a.html?x=1&amp;y=2#z">a</a>"#),
      (#"<a href="https://museum.example/?a:b">x</a>"#, nil),
      (#"<a href="mailto:info@museum.example">x</a>"#, nil),
      (##"<a href="/shop">x</a> <a href="#main">y</a> <a href="">z</a>"##, nil),
      ("<!-- the logo --><ul><li>a<br>b</li></ul>", nil),
      ("<UL CLASS='a'><LI aria-label=\"b\" data-x=\"&lt;\">&#44032;&#xAC00;</LI></UL>", nil),
      ("<div hidden><hr/></div>", nil),
      ("\u{FEFF}<p>a</p>", "<p>a</p>"),
    ] as [(String, String?)])
  func taken(text: String, html: String?) {
    #expect(result(text) == [html ?? text])
  }

  @Test(
    "mistakes of grammar",
    arguments: [
      ("Arts & Crafts", ["5: '&' without a character reference"]),
      ("a < b", ["2: '<' does not begin a tag"]),
      ("<p>a", ["0: <p> is not closed"]),
      ("<div><b>a</div>", ["5: <b> is not closed"]),
      ("a</div>", ["1: </div> closes no element"]),
      ("<div/>", ["0: <div> is not closed"]),
      (
        "<p class=a>b</p>",
        ["3: the value of 'class' is not in quotes", "12: </p> closes no element"]
      ),
      ("<p class=\"a", ["3: the tag cannot be read"]),
      ("<p lang=\"ko\" lang=\"en\">b</p>", ["13: the attribute 'lang' is repeated"]),
      ("<!DOCTYPE html>", ["0: a declaration in a fragment"]),
      ("<!-- a -- b -->", ["0: the comment is not closed, or contains '--'"]),
      ("<!--> <p>a</p> -->", ["0: the comment is not closed, or contains '--'"]),
      ("<!-- a", ["0: the comment is not closed, or contains '--'"]),
      ("<p><p>a</p></p>", ["3: <p> ends the <p> around it"]),
      ("<h2>a<ul></ul></h2>", ["5: <ul> ends the <h2> around it"]),
      ("<a href=\"b\"><span><a href=\"c\">d</a></span></a>", ["18: a link inside a link"]),
      ("<li>a</li>", ["0: <li> is not directly inside <ol> or <ul>"]),
      ("<ul><li><div><li>a</li></div></li></ul>", ["13: <li> is not directly inside <ol> or <ul>"]),
      (
        "<header>a</header>",
        ["0: <header> is not allowed in a fragment: the page already has one"]
      ),
      ("a\u{1}b", ["1: control character"]),
      ("<", ["0: '<' does not begin a tag"]),
      ("</", ["0: the tag cannot be read"]),
      ("&", ["0: '&' without a character reference"]),
    ])
  func malformed(text: String, messages: [String]) {
    #expect(result(text) == messages)
  }

  @Test(
    "paths below static/ name files of the site",
    arguments: [
      ("static/logo.svg", nil), ("static/logo.svg?1#a", nil), ("static/글꼴/a&amp;b%20c.png", nil),
      ("static/%EA%B8%80%EA%BC%B4/a&amp;b%20c.png", nil), ("statics/logo.svg", nil),
      ("index.html", nil), ("static/Logo.svg", "did you mean 'static/logo.svg'?"),
      ("static/banner.png", "put it into the folder of --static"),
      ("static/", "put it into the folder of --static"),
    ] as [(String, String?)])
  func staticPaths(path: String, help: String?) {
    switch read("<p><a href=\"\(path)\">a</a></p>") {
    case .fragment: #expect(help == nil)
    case .refused(let diagnostics):
      #expect(diagnostics.map(\.rule.name) == ["missing-static-file"])
      #expect(diagnostics.map(\.location.bytes) == [12..<12 + path.utf8.count])
      #expect(diagnostics.map { $0.problem.words(in: .english).help } == [help])
    }
  }

  @Test("bytes that are not UTF-8")
  func illFormed() {
    let file = SourceFile(name: "a.html", bytes: SourceBytes([0x3C, 0x70, 0x3E, 0xFF]))
    guard case .refused(let diagnostics) = FragmentReader.read(file) else {
      Issue.record("taken")
      return
    }
    #expect(diagnostics.map(\.location.bytes) == [3..<4])
  }

  @Test(
    "everything that may run or load something",
    arguments: [
      "<script>alert(1)</script>", "<SCRIPT src=\"a.js\"></SCRIPT>",
      "<img src=\"a.png\" onerror=\"x\">",
      "<p onclick='x'>a</p>", "<p style=\"background:url(a)\">a</p>", "<style>p{}</style>",
      "<iframe src=\"a.html\"></iframe>", "<object data=\"a\"></object>", "<embed src=\"a\">",
      "<link rel=\"stylesheet\" href=\"a.css\">", "<meta http-equiv=\"refresh\" content=\"0\">",
      "<base href=\"https://evil.example/\">", "<form action=\"a\"></form>", "<svg><script/></svg>",
      "<math></math>", "<template></template>", "<plaintext>", "<xmp></xmp>", "<noembed></noembed>",
      "<a href=\"javascript:alert(1)\">a</a>", "<a href=\"JavaScript:alert(1)\">a</a>",
      "<a href=\"java\nscript:alert(1)\">a</a>", "<a href=\" javascript:alert(1)\">a</a>",
      "<a href=\"&#106;avascript:alert(1)\">a</a>", "<a href=\"javascript&colon;alert(1)\">a</a>",
      "<a href=\"data:text/html,x\">a</a>", "<a href=\"vbscript:x\">a</a>",
      "<a href=\"//evil.example\">a</a>", "<a href=\"\\\\evil.example\">a</a>",
      "<a href=\"blob:x\">a</a>", "<a ping=\"https://evil.example\" href=\"a\">b</a>",
      "<img src=\"https://evil.example/a.png\" alt=\"\">", "<img src=\"/a.png\" alt=\"\">",
      "<img srcset=\"a.png 2x\" alt=\"\">", "<p id=\"search\">a</p>", "<img name=\"x\" alt=\"\">",
      "<a xlink:href=\"javascript:x\">a</a>", "<video src=\"a\"></video>", "<p/onclick=\"x\">a</p>",
    ])
  func unsafe(text: String) {
    guard case .refused(let diagnostics) = read(text) else {
      Issue.record("taken: \(text)")
      return
    }
    #expect(diagnostics.allSatisfy { $0.rule.family == .export })
  }

  @Test("at most 100 problems are reported, in order")
  func limit() {
    let found = result(String(repeating: "&", count: 1_000))
    #expect(found.count == 100)
    #expect(found.last?.hasPrefix("99: ") == true)
  }

  @Test(
    "long names and URLs are cut in messages",
    arguments: ["<a href=\"javascript:LONG\">a</a>", "<LONG></LONG>", "<p LONG=\"\">a</p>"])
  func long(text: String) {
    let found = result(text.replacing("LONG", with: String(repeating: "x", count: 10_000)))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.utf8.count < 200 && $0.contains("…") }, "\(found.first ?? "")")
  }

  @Test("what is taken reads back as itself")
  func stable() {
    let pieces = [
      "<p>", "</p>", "<a href=\"b\">", "</a>", "<br>", "&amp;", "&", "<", ">", "x", "'", "\"",
      "<!--", "-->", "<b class='c'>", "</b>", "<ul>", "</ul>", "<img src=\"d\" alt=\"\">", "/", "=",
    ]
    var random = SeededGenerator(seed: 8)
    var taken = 0
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...8, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard case .fragment(let fragment) = read(text) else { continue }
      taken += 1
      #expect(fragment.html(pathToRoot: "") == text)
    }
    #expect(taken > 200)
  }
}
