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
          exist, is not JSON, or is one of several, the app decodes nothing or the wrong file. JSON \
          that no data set names is never read.
          """,
        advice: "Name exactly one JSON file that exists in Contents.json of the data set.")
    case .incompleteExposition:
      RuleWords(
        "an exposition without entries, entries without an exposition, or no pictures at all",
        explanation: """
          The two documents belong together: in one asset catalog or folder, else in the nearest \
          folder around both. Where a project has no asset catalog, pictures are not checked, and one \
          note says so.
          """,
        advice: "Add the missing document, or move both into one catalog.")
    case .ambiguousName:
      RuleWords(
        "two assets have the same name",
        explanation: """
          The catalogs of an app are compiled into one bundle, and groups do not distinguish assets \
          unless they provide a namespace: of two image sets with one name an app gets one, and which \
          one is undefined. Across catalogs only names are reported that an entry uses.
          """,
        advice: "Rename one of the assets, or let a group provide a namespace.")
    }
  }
}
