import ExpoModel

/// The fields of an entry that can be printed: its number and the values of its keys.
enum EntryField: String, CaseIterable, Sendable {
  case number, name
  case imageName = "image_name"
  case shortDescription = "short_desc"
  case description = "desc"

  /// The key in the document; nil for the number.
  var key: Entry.CodingKeys? { Entry.CodingKeys(rawValue: rawValue) }

  /// The fields that are keys, in the order of the model.
  static let keys = allCases.filter { $0.key != nil }

  /// The field as a string; nil for a member with a fault.
  func text(of entry: NumberedEntry) -> String? {
    guard let key else { return String(entry.number) }
    return entry.entry[key].text
  }

  /// The field of a name.
  static func named(_ name: String) throws(UsageError) -> EntryField {
    if let field = EntryField(rawValue: name) { return field }
    throw .unknown(.field, name, among: allCases.map(\.rawValue))
  }

  /// The fields of comma-separated lists, without repeats: `number,name`.
  static func list(_ option: OptionName, _ words: [String]) throws(UsageError) -> [EntryField] {
    var fields: [EntryField] = []
    for name in CommaList.items(words) {
      let field = try named(name)
      if !fields.contains(field) { fields.append(field) }
    }
    if fields.isEmpty { throw .value(of: option, .namesNothing(.field)) }
    return fields
  }
}
