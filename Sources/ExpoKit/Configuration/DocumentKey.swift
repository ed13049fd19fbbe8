import ExpoModel

/// A key of a document as a configuration names it.
struct DocumentKey: Decodable, Sendable {
  let name: String

  private static let names =
    Exposition.CodingKeys.allCases.map(\.rawValue) + Entry.CodingKeys.allCases.map(\.rawValue)

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    guard Self.names.contains(name) else {
      throw UnknownName.error(.key, name, among: Self.names, at: decoder.codingPath)
    }
  }
}
