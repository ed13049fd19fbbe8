import ExpoSource

/// The outcome of a run of `format`, in documents.
struct FormatTally {
  /// Documents that were changed, or would be.
  var changed = 0
  /// Documents that are already formatted.
  var unchanged = 0
  /// Documents with errors.
  var refused = 0
  /// JSON files that are not documents.
  var skipped = 0
  /// How many files and folders were skipped because their names are not UTF-8.
  var notUTF8 = 0

  /// The closing line; nil if documents are printed, or there were none.
  func words(of action: FormatSettings.Action, in language: Language) -> String? {
    // If nothing could be done, errors have been printed.
    if action.printsDocuments || changed + unchanged + refused == 0 { return nil }
    return switch language {
    case .english: english(of: action)
    case .korean: korean(of: action)
    }
  }
}
