import ExpoDiagnostics

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodeError: LocalizedError {
  /// The message: what an alert can show instead of "decoding failed".
  public var errorDescription: String? { message }
  /// The remarks that belong to it.
  public var failureReason: String? {
    notes.isEmpty ? nil : notes.map(\.message).joined(separator: "; ")
  }
  /// What to do.
  public var recoverySuggestion: String? { help }
}
