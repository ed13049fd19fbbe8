import ExpoSource
import ExpoCatalog
import ExpoRendering
import ExpoText

extension HTMLSite.Options {
  /// Reads the options of `export html`.
  ///
  /// - Throws: ``UsageError``, and ``FileError`` if a style sheet cannot be read.
  init(_ arguments: Arguments) throws {
    self.init()
    baseURL = try arguments.value(of: .baseURL).map(BaseURL.checked)
    pageLanguage = try arguments.value(of: .pageLang).map(Self.checkedLanguage)
    labels = try arguments.choice(of: .pageLabels)
    slug = try arguments.choice(of: .slug) ?? .image
    entriesPerPage = try arguments.number(of: .listLength, atLeast: 1)
    hasSearch = !arguments.has(.noSearch)
    userStyle = try arguments.value(of: .css).map { Array(try FileReader.read($0).bytes) }
  }

  /// A language tag (RFC 5646 §2.1): a language of two to eight letters, and what narrows it.
  private static func checkedLanguage(_ text: String) throws(UsageError) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      let letters = part.utf8.allSatisfy { Character(Unicode.Scalar($0)).isLetter }
      let isAlphanumeric = part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return index == 0
        ? (2...8).contains(part.utf8.count) && letters && part.allSatisfy(\.isASCII)
        : (1...8).contains(part.utf8.count) && isAlphanumeric
    }
    guard isTag else {
      throw UsageError("--page-lang expects a language tag such as ko or en-GB, found '\(text)'")
    }
    return text
  }
}
