extension StructureRule {
  var englishAdvice: String {
    switch self {
    case .datasetMismatch:
      "Name exactly one JSON file that exists in Contents.json of the data set."
    case .incompleteExposition:
      "Add the missing document, or move both into one catalog."
    case .ambiguousName:
      "Rename one of the assets, or let a group provide a namespace."
    }
  }
}
