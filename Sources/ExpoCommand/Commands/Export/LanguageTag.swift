/// A language tag, as `--page-lang` takes it (RFC 5646 §2.1).
enum LanguageTag {
  /// The tag: a language of two to eight letters, and subtags of up to eight letters and digits.
  static func checked(_ text: String) throws(ValueFault) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      index == 0 ? isLanguage(part) : isSubtag(part)
    }
    guard isTag else { throw .notALanguageTag(text) }
    return text
  }

  private static func isLanguage(_ part: Substring) -> Bool {
    (2...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private static func isSubtag(_ part: Substring) -> Bool {
    (1...8).contains(part.utf8.count)
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
