/// A language tag (RFC 5646 §2.1), the value of `--page-lang`.
enum LanguageTag {
  /// The tag if it is a language of 2 to 8 letters and subtags of 1 to 8 letters and digits.
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
