import ExpoDiagnostics
public import ExpoSource

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodeErrors: LocalizedError {
  /// The first error with its line and column, what to do, and how many more there are:
  /// `items.json:3:12: expected a string for 'name', found a number; put quotes around it (and 2
  /// more)`.
  public var errorDescription: String? { words(in: .english) }

  /// What to do about the first error.
  public var recoverySuggestion: String? {
    errors.first?.words(in: .english).help
  }
}

extension DecodeErrors {
  /// The first error with its line and column, what to do, and how many more there are.
  public func words(in language: MessageLanguage) -> String {
    guard let first = errors.first else { return file.name }
    let position = LineIndex(file).position(at: first.location.bytes.lowerBound)
    let words = first.words(in: language)
    let place = "\(file.name):\(position.line):\(position.column): "
    let help = words.help.map { "; \($0)" } ?? ""
    return place + words.message + help + Self.more(errors.count - 1, in: language)
  }

  private static func more(_ count: Int, in language: MessageLanguage) -> String {
    guard count > 0 else { return "" }
    return switch language {
    case .english: " (and \(count) more)"
    }
  }
}
