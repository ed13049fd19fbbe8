import ExpoModel
import ExpoSource

/// Entries and expositions as JSON with the document's own keys.
///
/// What a terminal would obey or hide is escaped; all else stays as it is.
enum JSONWriting {
  /// Some fields and facts of an entry: `{"name": "한빛탑", "image_name": "hanbit_tower"}`.
  static func object(
    _ entry: NumberedEntry, _ fields: [EntryField], _ facts: [EntryFact] = []
  ) -> String {
    object(
      fields.map { field in
        let text = field.text(of: entry)
        return (field.rawValue, field == .number ? text : string(text))
      } + facts.map { ($0.member.key, $0.isNumber ? $0.text : string($0.text)) })
  }

  /// An exposition, its visitors a plain number.
  static func object(_ exposition: Exposition) -> String {
    object(
      Exposition.CodingKeys.allCases.map { key in
        let text = exposition.text(of: key)
        return (key.rawValue, key == .visitors ? text : string(text))
      })
  }

  private static func string(_ text: String) -> String { JSONStringWriter(.visible).quoted(text) }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }
}

extension Exposition {
  /// The value of a key as text; a number as digits.
  func text(of key: CodingKeys) -> String {
    switch key {
    case .title: title
    case .visitors: String(visitors)
    case .location: location
    case .duration: duration
    case .description: description
    }
  }
}
