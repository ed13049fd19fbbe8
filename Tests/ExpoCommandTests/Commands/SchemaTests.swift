import ExpoTestSupport
import Foundation
import Testing

/// The schemas name just the keys that the types read.
struct SchemaTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func keys(_ schema: [String: Any]) throws -> Set<String> {
    Set(try #require(schema["properties"] as? [String: Any]).keys)
  }

  private static let entryKeys = Entry.CodingKeys.allCases.map(\.rawValue)
  private static let expositionKeys = Exposition.CodingKeys.allCases.map(\.rawValue)
  private static let settings = Configuration.CodingKeys.allCases.map(\.rawValue)

  @Test(
    "a schema has the keys that are decoded, and requires those of documents",
    arguments: [
      (Resources.entriesSchema, entryKeys, entryKeys),
      (Resources.expositionSchema, expositionKeys, expositionKeys),
      (Resources.configurationSchema, settings, nil),
    ])
  func keys(text: String, decoded: [String], required: [String]?) throws {
    let schema = try object(text)
    let described = schema["items"] as? [String: Any] ?? schema
    #expect(try keys(described) == Set(decoded))
    #expect(described["required"] as? [String] == required)
  }

  /// The keys that an object inside a value has twice.
  private func repeatedKeys(in value: JSONNode) -> [String] {
    let keys = value.members.compactMap(\.key.string)
    let repeated = Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys.sorted()
    return repeated + value.members.flatMap { repeatedKeys(in: $0.value) }
      + value.elements.flatMap(repeatedKeys)
  }

  @Test("labels of facts are in the languages that expo has")
  func languages() throws {
    let schema = try object(Resources.configurationSchema)
    let members = try #require(schema["properties"] as? [String: Any])
    let facts = try #require(members["facts"] as? [String: Any])
    let values = try #require(facts["additionalProperties"] as? [String: Any])
    let labels = try #require((values["anyOf"] as? [[String: Any]])?.last)
    #expect(try keys(labels) == Set(Language.allCases.map(\.rawValue)))
  }

  @Test(
    "all are of draft 2020-12 and printed as they are",
    arguments: ["entries", "exposition", "config", "diff"])
  func printed(name: String) throws {
    let output = expo("schema \(name)").output
    let schema = try object(output)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(try Repository.text("Resources/\(name).schema.json") == output)
    let tree = JSONTree(reading: SourceFile(name: name, text: output))
    #expect(try repeatedKeys(in: #require(tree.root)) == [])
  }
}
