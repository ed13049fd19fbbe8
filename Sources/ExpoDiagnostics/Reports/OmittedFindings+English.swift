import ExpoSource

extension OmittedFindings {
  var english: ProblemWords {
    ProblemWords(
      "\(English.count(count, "more finding")) of this rule in the file \(count == 1 ? "is" : "are") "
        + "counted and not listed",
      help: "list all with --max-findings 0")
  }
}
