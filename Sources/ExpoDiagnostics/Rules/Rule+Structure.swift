extension Rule {
  static let structureRules: [Rule] = [datasetMismatch, incompleteExposition, ambiguousName]

  /// EX701: a data set whose file is not what it should be.
  public static let datasetMismatch = Rule(
    "EX701", "dataset-mismatch", .structure, .error,
    summary: "a data set does not name exactly one JSON file that exists",
    explanation: """
      NSDataAsset returns the file that the data set's Contents.json names. If it does not exist, \
      is no JSON, or is one of several, the app decodes nothing or the wrong file.
      """,
    example: #"{"data": [{"filename": "items.rtf", "idiom": "universal"}]}"#)

  /// EX702: one half of an exposition.
  public static let incompleteExposition = Rule(
    "EX702", "incomplete-exposition", .structure, .warning,
    summary:
      "an exposition without entries, entries without an exposition, or data outside a catalog",
    explanation: """
      The two documents belong together, inside one asset catalog or side by side in one folder. \
      Data outside any asset catalog is only noted: it works, if the app looks for it there.
      """,
    example: "Assets.xcassets with items.dataset alone")

  /// EX703: one name for two assets.
  public static let ambiguousName = Rule(
    "EX703", "ambiguous-name", .structure, .warning,
    summary: "two assets of a catalog have the same name",
    explanation: """
      Groups do not tell assets apart unless they provide a namespace: of two image sets with one \
      name an app gets one, and which one is not defined.
      """,
    example: "a/jikji.imageset and b/jikji.imageset")
}
