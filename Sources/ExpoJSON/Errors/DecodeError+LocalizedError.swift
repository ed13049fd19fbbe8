import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodeError: LocalizedError {
  /// The message in the user's language: what an alert can show instead of "decoding failed".
  public var errorDescription: String? { words(in: .preferred).message }
  /// The notes in the user's language.
  public var failureReason: String? {
    let notes = words(in: .preferred).notes
    return notes.isEmpty ? nil : notes.map(\.message).joined(separator: "; ")
  }
  /// What to do, in the user's language.
  public var recoverySuggestion: String? { words(in: .preferred).help }
}
