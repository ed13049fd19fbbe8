import ExpoJSON
import ExpoTestSupport
import Testing

struct KeyInspectionTests {
  private struct Poster: Decodable {
    let title: String
    let location: String
    let duration: String

    enum CodingKeys: String, CodingKey, CaseIterable { case title, location, duration }
  }

  private func findings(
    _ text: String, _ decoder: ExpoDecoder = ExpoDecoder(keyAliases: ["place": "location"])
  ) -> [String] {
    let tree = JSONTree(of: text)
    return decoder.collect(Poster.self, from: tree).errors.map { error in
      let near = error.notes.first.map { " (\($0.message))" } ?? ""
      return "\(tree.file.text(in: error.location.bytes)): \(error.message)\(near)"
        + (error.help.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    "an unknown key near a missing one is reported as a misspelling, once",
    arguments: TextTable.lists(
      #"""
      {"title": "t", "locaton": "l", "duration": "d"} → "locaton": missing key 'location'; found 'locaton'; rename it to 'location'
      {"title": "t", "place": "l", "locaton": "m", "duration": "d"} → "place": missing key 'location'; found 'place'; rename it to 'location' ‖ "locaton": unknown key 'locaton'; did you mean 'location'?
      -- Two keys of one name go together.
      {"title": "t", "locaton": "l", "locaton": "m", "duration": "d"} → "locaton": missing key 'location'; found 'locaton'; rename it to 'location' ‖ "locaton": key 'locaton' appears twice (Swift reads this one); keep the correct value, delete the other
      """#))
  func suggestions(text: String, expected: [String]) { #expect(findings(text) == expected) }

  @Test(
    "only the first of very many unknown keys are compared with a missing one",
    arguments: [(4_095, true), (4_096, false)])
  func tooMany(others: Int, isFound: Bool) {
    let keys = (0..<others).map { "\"other key \($0)\": 0" } + ["\"Title\": \"t\""]
    let text = "{\(keys.joined(separator: ", ")), \"location\": \"l\", \"duration\": \"d\"}"
    var decoder = ExpoDecoder()
    decoder.errorLimit = .max
    let found = findings(text, decoder)
    #expect(found.contains { $0.hasPrefix("\"Title\": missing key 'title'") } == isFound)
  }

  @Test("the first of several aliases in order is read, in every run")
  func aliases() throws {
    let names = (0..<9).map { "name \($0)" }
    let text = "{" + names.reversed().map { "\"\($0)\": \"\($0)\"" }.joined(separator: ", ") + "}"
    let decoder = ExpoDecoder(
      acceptedAliases: Dictionary(uniqueKeysWithValues: names.map { ($0, "name") }))
    #expect(decoder.collect(Named.self, from: JSONTree(of: text)).value?.name == "name 0")
  }

  private struct Named: Decodable { let name: String }
}
