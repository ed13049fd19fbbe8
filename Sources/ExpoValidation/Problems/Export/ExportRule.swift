package import ExpoDiagnostics
package import ExpoSource

/// The rules of the family `export`.
package enum ExportRule: Int, RuleTable {
  /// EX801: a piece of HTML that browsers read differently.
  case malformedFragment
  /// EX802: a piece of HTML that may run or load something.
  case unsafeFragment
  /// EX803: a file that a site must not publish.
  case unsafeStaticFile
  /// EX804: a path of a fragment that names no file of the site.
  case missingStaticFile

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .malformedFragment:
      Rule.Facts(
        "EX801", "malformed-fragment", .export, .error, example: "<p>Arts & Crafts",
        corrected: "<p>Arts &amp; Crafts</p>")
    case .unsafeFragment:
      Rule.Facts(
        "EX802", "unsafe-fragment", .export, .error,
        example: #"<a href="javascript:print()" onclick="print()">Print</a>"#,
        corrected: #"<a href="index.html">Home</a>"#)
    case .unsafeStaticFile:
      Rule.Facts(
        "EX803", "unsafe-static-file", .export, .error,
        example: "static/counter.js", corrected: "static/logo.svg")
    case .missingStaticFile:
      Rule.Facts(
        "EX804", "missing-static-file", .export, .error,
        example: #"<img src="static/Logo.svg" alt="">"#,
        corrected: #"<img src="static/logo.svg" alt="">"#)
    }
  }
}

extension ExportRule {
  /// The words of the rule.
  package func words(in language: Language) -> RuleWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
