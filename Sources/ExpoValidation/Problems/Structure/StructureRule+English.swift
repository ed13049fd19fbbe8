import ExpoDiagnostics
import ExpoSource

extension StructureRule {
  var english: RuleWords {
    switch self {
    case .datasetMismatch:
      RuleWords(
        "a data set does not name exactly one JSON file that exists",
        explanation: """
          NSDataAsset returns the file that the data set's Contents.json names. If it does not \
          exist, is not JSON, or is one of several, the app decodes nothing or the wrong file.
          """)
    case .incompleteExposition:
      RuleWords(
        "an exposition without entries, entries without an exposition, or data outside a catalog",
        explanation: """
          The two documents belong together, inside one asset catalog or side by side in one folder. \
          Data outside any asset catalog is only noted: it works, if the app looks for it there.
          """)
    case .ambiguousName:
      RuleWords(
        "two assets of a catalog have the same name",
        explanation: """
          Groups do not distinguish assets unless they provide a namespace: of two image sets \
          with one name an app gets one, and which one is undefined.
          """)
    }
  }
}
