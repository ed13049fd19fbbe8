import ExpoSource

extension MoreFindings {
  var english: String { English.count(count, "more finding") }
}
