import ExpoJSON

/// The rules of the family `structure`.
extension Rule {
  static let datasetMismatch = Rule(
    "EX701", "data-set-file", .structure, .error,
    example: #"{"data": [{"filename": "items.rtf", "idiom": "universal"}]}"#,
    corrected: #"{"data": [{"filename": "items.json"}]}"#, words: RuleWords.ex701)

  static let incompleteExposition = Rule(
    "EX702", "incomplete-exposition", .structure, .warning,
    example: "Assets.xcassets/items.dataset",
    corrected: "Assets.xcassets/poster.dataset, Assets.xcassets/items.dataset",
    words: RuleWords.ex702)

  static let ambiguousName = Rule(
    "EX703", "ambiguous-name", .structure, .warning,
    example: "a/jikji.imageset, b/jikji.imageset",
    corrected: "a/jikji.imageset, b/tower.imageset", words: RuleWords.ex703)

  static let secondDocument = Rule(
    "EX704", "duplicate-document", .structure, .error,
    example: "Assets.xcassets/items.dataset, Assets.xcassets/items_old.dataset",
    corrected: "Assets.xcassets/items.dataset", words: RuleWords.ex704)

  static let catalogInNoTarget = Rule(
    "EX705", "catalog-in-no-target", .structure, .warning, example: "Old.xcassets",
    corrected: "Assets.xcassets", words: RuleWords.ex705)

  static let languageDifference = Rule(
    "EX706", "language-difference", .structure, .warning,
    example: "en.lproj/items.json 3×, ko.lproj/items.json 2×",
    corrected: "en.lproj/items.json 3×, ko.lproj/items.json 3×", words: RuleWords.ex706)
}
