import ExpoDiagnostics
import ExpoSource

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodeError: LocalizedError {
  /// The message: what an alert can show instead of "decoding failed".
  public var errorDescription: String? { words(in: .english).message }
  /// The notes.
  public var failureReason: String? {
    let notes = words(in: .english).notes
    return notes.isEmpty ? nil : notes.map(\.message).joined(separator: "; ")
  }
  /// What to do.
  public var recoverySuggestion: String? { words(in: .english).help }
}
