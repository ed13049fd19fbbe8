import ExpoModel

/// What can be printed of an entry: its number, and what stands under its keys.
enum EntryField: String, CaseIterable, Sendable {
  case number, name
  case imageName = "image_name"
  case shortDescription = "short_desc"
  case description = "desc"

  /// The key in the document; nil for the number.
  var key: Entry.CodingKeys? { Entry.CodingKeys(rawValue: rawValue) }

  /// The keys of a document, in its order.
  static let keys = allCases.filter { $0.key != nil }

  /// What an entry has to say.
  func text(of entry: NumberedEntry) -> String {
    switch self {
    case .number: String(entry.number)
    case .name: entry.entry.name
    case .imageName: entry.entry.imageName
    case .shortDescription: entry.entry.shortDescription
    case .description: entry.entry.description
    }
  }

  /// The field of a name.
  static func named(_ name: String) throws(UsageError) -> EntryField {
    if let field = EntryField(rawValue: name) { return field }
    throw UsageError(
      "unknown field '\(name)'", suggesting: name, among: allCases.map(\.rawValue))
  }
}

/// An entry and its number in the document, from 1.
struct NumberedEntry: Equatable, Sendable {
  let number: Int
  let entry: Entry
}
