import ExpoKit

/// An entry as far as it can be read, its facts and its number in the document, from 1.
struct NumberedEntry: Equatable, Sendable {
  let number: Int
  let entry: PartialEntry
  let facts: [EntryFact]
  let isWhole: Bool

  /// Reads an element; `isWhole` if it is known whether it can be read in full.
  init(_ element: EntryList.Element, of list: EntryList, isWhole: Bool? = nil) {
    number = element.number
    entry = list.partialEntry(element)
    facts = list.facts(of: element)
    self.isWhole = isWhole ?? list.isReadable(element)
  }
}

/// The fields of an entry that can be printed: its number and the values of its keys.
enum EntryField: String, CaseIterable, Sendable {
  case number, name
  case imageName = "image_name"
  case shortDescription = "short_desc"
  case description = "desc"

  /// nil for the number.
  var key: Entry.CodingKeys? { Entry.CodingKeys(rawValue: rawValue) }

  /// The fields that are members, in the order of the model.
  static let keys = allCases.filter { $0.key != nil }

  /// The field as a string; nil for a member with a fault.
  func text(of entry: NumberedEntry) -> String? {
    guard let key else { return String(entry.number) }
    return entry.entry[key].text
  }

  /// The fields of comma-separated lists, without repeats: `number,name`.
  static func list(_ option: OptionName, _ words: [String]) throws(CommandError) -> [EntryField] {
    var fields: [EntryField] = []
    for name in words.commaSeparated {
      let field = try named(name, en: "field '\(name)'", ko: "필드는")
      if !fields.contains(field) { fields.append(field) }
    }
    if fields.isEmpty { throw .namesNothing(option, en: "field", ko: "필드 이름") }
    return fields
  }
}

extension PartialMember {
  /// The value as a string, empty if it may be missing and is; nil for a member with a fault.
  var text: String? {
    switch self {
    case .readable(let value): "\(value)"
    case .omitted: ""
    case .unreadable, .missing: nil
    }
  }
}

extension PartialExposition {
  /// The string under a key, numbers as digits; nil for a member with a fault.
  func text(of key: Exposition.CodingKeys) -> String? { read(key).text }

  private func read(_ key: Exposition.CodingKeys) -> (text: String?, hasValue: Bool) {
    switch key {
    case .title: (title.text, title.value != nil)
    case .visitors: (visitors.text, visitors.value != nil)
    case .location: (location.text, location.value != nil)
    case .duration: (duration.text, duration.value != nil)
    case .description: (description.text, description.value != nil)
    }
  }
}

// Entries and expositions with the document's own keys, without members that have no value. What a terminal
// would obey or hide is escaped.

extension NumberedEntry {
  /// Some fields and facts: `{"name": "한빛탑", "image_name": "hanbit_tower"}`.
  func json(_ fields: [EntryField], _ facts: [EntryFact] = []) -> String {
    object(
      fields.compactMap { field in
        guard let key = field.key else { return (field.rawValue, String(number)) }
        return entry[key].value.map { (field.rawValue, string($0)) }
      } + facts.map { ($0.member.key, $0.isNumber ? $0.text : string($0.text)) })
  }
}

extension PartialExposition {
  /// The members, with visitors as a plain number.
  var json: String {
    object(
      Exposition.CodingKeys.allCases.compactMap { key in
        guard case (let text?, true) = read(key) else { return nil }
        return (key.rawValue, key == .visitors ? text : string(text))
      })
  }
}

private func string(_ text: String) -> String { JSONStringWriter(escapesHidden: true).quoted(text) }

private func object(_ members: [(key: String, value: String)]) -> String {
  "{" + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
}
