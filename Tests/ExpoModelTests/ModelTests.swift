import ExpoModel
import Foundation
import Testing

struct ModelTests {
  @Test("an entry decodes the keys of documents")
  func entry() throws {
    let json = #"{"name":"한","image_name":"i","short_desc":"s","desc":"d\n\nd"}"#
    let entry = try JSONDecoder().decode(Entry.self, from: Data(json.utf8))
    #expect(
      entry == Entry(name: "한", imageName: "i", shortDescription: "s", description: "d\n\nd"))
    #expect(
      Entry.CodingKeys.allCases.map(\.rawValue) == ["name", "image_name", "short_desc", "desc"])
  }

  @Test("an exposition decodes its keys")
  func exposition() throws {
    let json =
      #"{"title":"t","visitors":12,"location":"l","duration":"1993","description":"d"}"#
    let exposition = try JSONDecoder().decode(Exposition.self, from: Data(json.utf8))
    #expect(
      exposition
        == Exposition(
          title: "t", visitors: 12, location: "l", duration: "1993", description: "d"))
  }
}
