public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodeErrors: LocalizedError {
  /// The first error with its line and column, what to do, and how many more there are, in the
  /// user's language (``Language/preferred``).
  ///
  /// `items.json:3:12: expected a string for 'name', found a number; put quotes around it (and 2
  /// more)`
  public var errorDescription: String? { words(in: .preferred) }

  /// What to do about the first error, in the user's language.
  public var recoverySuggestion: String? {
    errors.first?.words(in: .preferred).help
  }
}

extension DecodeErrors: CustomStringConvertible {
  /// A line for each error in the user's language: `items.json:3:12: expected …`.
  public var description: String {
    zip(errors, positions).map { error, position in
      let message = error.words(in: .preferred).message
      return "\(file.name):\(position.line):\(position.column): \(message)"
    }.joined(separator: "\n")
  }
}

extension DecodeErrors {
  /// The first error with its line and column, what to do, and how many more there are.
  public func words(in language: Language) -> String {
    guard let first = errors.first else { return file.name }
    let position = LineIndex(file).position(at: first.location.bytes.lowerBound)
    let place = "\(file.name):\(position.line):\(position.column): "
    return place + Self.words(first.words(in: language), more: errors.count - 1, in: language)
  }

  private static func words(_ words: ProblemWords, more: Int, in language: Language) -> String {
    language.pick(
      en: words.message + (words.help.map { "; \($0)" } ?? "")
        + (more > 0 ? " (and \(more) more)" : ""),
      ko: words.message + (words.help.map { ". \($0)" } ?? "") + (more > 0 ? " (외 \(more)건)" : ""))
  }
}
