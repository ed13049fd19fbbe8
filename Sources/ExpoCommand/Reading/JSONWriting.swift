import ExpoModel
import ExpoBase

/// Entries and expositions as JSON with the document's own keys; a member that has no value is left
/// out.
///
/// What a terminal would obey or hide is escaped; all else stays as it is.
enum JSONWriting {
  /// Some fields and facts of an entry: `{"name": "한빛탑", "image_name": "hanbit_tower"}`.
  static func object(
    _ entry: NumberedEntry, _ fields: [EntryField], _ facts: [EntryFact] = []
  ) -> String {
    object(
      fields.compactMap { field in
        guard let key = field.key else { return (field.rawValue, String(entry.number)) }
        return entry.entry[key].value.map { (field.rawValue, string($0)) }
      } + facts.map { ($0.member.key, $0.isNumber ? $0.text : string($0.text)) })
  }

  /// An exposition, its visitors a plain number.
  static func object(_ exposition: PartialExposition) -> String {
    object(
      Exposition.CodingKeys.allCases.compactMap { key in
        value(of: key, in: exposition).map { (key.rawValue, $0) }
      })
  }

  private static func value(
    of key: Exposition.CodingKeys, in exposition: PartialExposition
  ) -> String? {
    switch key {
    case .title: exposition.title.value.map(string)
    case .visitors: exposition.visitors.value.map(String.init)
    case .location: exposition.location.value.map(string)
    case .duration: exposition.duration.value.map(string)
    case .description: exposition.description.value.map(string)
    }
  }

  private static func string(_ text: String) -> String { JSONStringWriter(.visible).quoted(text) }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }
}
