public import ExpoJSON

extension Rule {
  /// Every rule, by code.
  public static let all: [Rule] = ofDecoding + ofDocumentsAndProjects

  /// Every rule of that code, name, family (`syntax`) or code prefix (`EX1`); empty if unknown.
  ///
  /// A program with rules of its own adds them: `Rule.matching(name, among: Rule.all + myRules)`.
  public static func matching(_ selector: String, among all: [Rule] = Rule.all) -> [Rule] {
    let code = selector.uppercased()
    let name = selector.lowercased()
    if name == "all" { return all }
    return all.filter {
      $0.code.uppercased() == code || $0.name == name || $0.family.name == name
        || (code.utf8.count >= 3 && code.hasPrefix("EX") && $0.code.hasPrefix(code))
    }
  }

  /// Every word that ``matching(_:among:)`` understands, for suggestions.
  package static var selectors: [String] {
    ["all"] + Family.allCases.map(\.name) + all.flatMap { [$0.code, $0.name] }
  }
}
