import ExpoSource

/// What became of the documents of a run of `format`.
struct FormatTally {
  /// Documents that were changed, or would be.
  var changed = 0
  /// Documents that are already formatted.
  var unchanged = 0
  /// Documents with errors.
  var refused = 0
  /// JSON files that are not documents.
  var skipped = 0

  /// The closing line; nil if documents are printed, or there were none.
  func words(of action: FormatSettings.Action, in language: MessageLanguage) -> String? {
    // That nothing could be done is said by the errors.
    if action.printsDocuments || changed + unchanged + refused == 0 { return nil }
    return switch language {
    case .english: english(of: action)
    }
  }
}
