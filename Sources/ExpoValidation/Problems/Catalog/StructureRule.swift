package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `structure`.
package enum StructureRule: Int, RuleTable {
  /// EX701: a data set whose file is not what it should be.
  case datasetMismatch
  /// EX702: one half of an exposition.
  case incompleteExposition
  /// EX703: one name for two assets.
  case ambiguousName

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .datasetMismatch:
      Rule.Facts(
        "EX701", "dataset-mismatch", .structure, .error,
        example: #"{"data": [{"filename": "items.rtf", "idiom": "universal"}]}"#,
        corrected: #"{"data": [{"filename": "items.json"}]}"#)
    case .incompleteExposition:
      Rule.Facts(
        "EX702", "incomplete-exposition", .structure, .warning,
        example: "Assets.xcassets/items.dataset",
        corrected: "Assets.xcassets/poster.dataset, Assets.xcassets/items.dataset")
    case .ambiguousName:
      Rule.Facts(
        "EX703", "ambiguous-name", .structure, .warning,
        example: "a/jikji.imageset, b/jikji.imageset",
        corrected: "a/jikji.imageset, b/tower.imageset")
    }
  }
}
