package import ExpoDiagnostics
package import ExpoSource

/// What is wrong with a piece of HTML that an export should put on every page.
package struct FragmentProblem: LocatedKind, Sendable {
  /// What is wrong.
  package let kind: Kind
  /// Where it is wrong.
  package let location: SourceLocation

  /// What can be wrong with a fragment.
  package enum Kind: Equatable, Sendable {
    // MARK: Grammar

    /// The file is not UTF-8.
    case illFormedText
    /// A control character.
    case controlCharacter
    /// An ampersand that begins no character reference.
    case bareAmpersand
    /// A `<` that begins no tag.
    case strayLessThan
    /// `<!DOCTYPE` or another declaration.
    case declaration
    /// A comment without an end, or with two hyphens in it.
    case unclosedComment
    /// A tag that does not end.
    case unclosedTag
    /// An element that is not closed.
    case unclosedElement(String)
    /// An end tag without an element.
    case unexpectedEndTag(String)
    /// A value without quotes.
    case unquotedValue(String)
    /// An attribute twice.
    case repeatedAttribute(String)
    /// A link inside a link.
    case nestedLink
    /// An element that ends the paragraph around it.
    case elementInParagraph(String, paragraph: String)
    /// An element that is not directly in one of those that it belongs to.
    case misplacedElement(String, parents: [String])
    /// An element that the page already has around the fragment.
    case elementOfPage(String)

    // MARK: Safety

    /// An element that runs or loads something.
    case activeElement(String)
    /// An element that is not known to be harmless.
    case unknownElement(String)
    /// An attribute that runs a script.
    case handler(String)
    /// An attribute that is not known to be harmless.
    case unknownAttribute(String, String)
    /// A URL that may run a script, or that browsers read differently.
    case unsafeURL(String)
    /// A picture that is not a file of the site.
    case remotePicture(String)

    // MARK: Files

    /// A path below `static/` that names no file to publish, and the nearest that does.
    case missingFile(String, nearest: String?)
  }
}

// MARK: - Rules and fixes

extension FragmentProblem.Kind: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule {
    switch self {
    case .illFormedText, .controlCharacter, .bareAmpersand, .strayLessThan, .declaration,
      .unclosedComment, .unclosedTag, .unclosedElement, .unexpectedEndTag, .unquotedValue,
      .repeatedAttribute, .nestedLink, .elementInParagraph, .misplacedElement, .elementOfPage:
      ExportRule.malformedFragment.rule
    case .activeElement, .unknownElement, .handler, .unknownAttribute, .unsafeURL, .remotePicture:
      ExportRule.unsafeFragment.rule
    case .missingFile: ExportRule.missingStaticFile.rule
    }
  }

  /// None: only the author knows what was meant.
  package func fix(at bytes: Range<Int>) -> Fix? { nil }

  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
