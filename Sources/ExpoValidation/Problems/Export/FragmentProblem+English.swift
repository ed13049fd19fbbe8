import ExpoDiagnostics
import ExpoSource
import ExpoText

extension FragmentProblem.Kind {
  var english: ProblemWords {
    switch self {
    case .illFormedText: ProblemWords("the file is not UTF-8", help: "save it as UTF-8")
    case .controlCharacter: ProblemWords("control character", help: "delete it")
    case .bareAmpersand: ProblemWords("'&' without a character reference", help: "write &amp;")
    case .strayLessThan: ProblemWords("'<' does not begin a tag", help: "write &lt;")
    case .declaration:
      ProblemWords("a declaration in a fragment", help: "delete it; the page has its own")
    case .unclosedComment:
      ProblemWords("the comment is not closed, or contains '--'", help: "end it with -->")
    case .unclosedTag: ProblemWords("the tag cannot be read", help: "end it with >")
    case .unclosedElement(let name):
      ProblemWords(
        "<\(VisibleText.quoted(name))> is not closed", help: "add </\(VisibleText.quoted(name))>")
    case .unexpectedEndTag(let name):
      ProblemWords("</\(VisibleText.quoted(name))> closes no element", help: "delete it")
    case .unquotedValue(let name):
      ProblemWords("the value of '\(VisibleText.quoted(name))' is not in quotes", help: "quote it")
    case .repeatedAttribute(let name):
      ProblemWords("the attribute '\(VisibleText.quoted(name))' is repeated", help: "delete one")
    case .nestedLink: ProblemWords("a link inside a link", help: "close the first one before it")
    case .elementInParagraph(let name, let paragraph):
      ProblemWords(
        "<\(name)> ends the <\(paragraph)> around it",
        help: "close <\(paragraph)> first")
    case .misplacedElement(let name, let parents):
      ProblemWords(
        "<\(name)> is not directly inside \(English.list(parents.map { "<\($0)>" }, "or"))",
        help: "put one around it")
    case .elementOfPage(let name):
      ProblemWords(
        "<\(name)> is not allowed in a fragment: the page already has one",
        help: "write <div>")
    case .activeElement(let name):
      ProblemWords(
        "<\(name)> is not allowed in a fragment: it may run or load something")
    case .unknownElement(let name):
      ProblemWords("<\(VisibleText.quoted(name))> is not allowed in a fragment")
    case .handler(let name):
      ProblemWords("the attribute '\(VisibleText.quoted(name))' runs a script", help: "delete it")
    case .unknownAttribute(let name, let element):
      ProblemWords(
        "the attribute '\(VisibleText.quoted(name))' is not allowed for <\(VisibleText.quoted(element))>"
      )
    case .unsafeURL(let url):
      ProblemWords(
        "the URL '\(VisibleText.quoted(url))' is not allowed",
        help: "use a path of the site, https:, http:, mailto: or tel:")
    case .remotePicture(let url):
      ProblemWords(
        "the picture '\(VisibleText.quoted(url))' is not a file of the site",
        help: "put it into the folder of --static")
    case .missingFile(let path, let nearest):
      ProblemWords(
        "the site publishes no file '\(VisibleText.quoted(path))'",
        help: nearest.map { "did you mean '\(VisibleText.quoted($0))'?" }
          ?? "put it into the folder of --static")
    }
  }
}

extension ExportRule {
  var english: RuleWords {
    switch self {
    case .malformedFragment:
      RuleWords(
        "an HTML fragment that is not well-formed",
        explanation: """
          A fragment is copied into every page of a site. An element that is not closed encloses \
          the rest of the page, and browsers repair other mistakes in ways that the file does not \
          show.
          """,
        advice: "Close every element, put values in quotes, and write & as &amp;.")
    case .unsafeFragment:
      RuleWords(
        "an HTML fragment that may run or load something",
        explanation: """
          Exported pages run no script but expo's own and load nothing from other sites, whatever \
          they are made from. A fragment may contain text, links, lists, headings and pictures of \
          the site.
          """,
        advice: """
          Delete the element or attribute. Pictures belong in the folder of --static, styles in \
          the file of --css.
          """)
    case .unsafeStaticFile:
      RuleWords(
        "a file that a site must not publish",
        explanation: """
          Readers can open the files of --static directly, where the content security policy of \
          the pages does not apply. Fonts, pictures without scripts and plain text are published; \
          pages, scripts and style sheets are not.
          """,
        advice: "Move the file out of the folder; a style sheet goes into --css.")
    case .missingStaticFile:
      RuleWords(
        "an HTML fragment that names a file the site does not publish",
        explanation: """
          A path that begins with static/ leads to a file of the folder of --static. Without that \
          file every page has a broken picture or link. Most servers tell capital letters from \
          small ones, also where your disk does not.
          """,
        advice: "Correct the path, or put the file into the folder of --static.")
    }
  }
}
