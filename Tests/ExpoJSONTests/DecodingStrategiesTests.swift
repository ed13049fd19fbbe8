import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// The decoder's strategies beside those of Foundation's: the same values, or both fail.
struct DecodingStrategiesTests {
  private struct Post: Decodable {
    let createdAt: String
    let postAuthor: Author
    struct Author: Decodable { let fullName: String }
  }

  @Test(
    "errors name keys as the document spells them",
    arguments: TextTable.pairs(
      #"""
      {"creted_at": "a", "post_author": {"full_name": "b"}} → : missing key 'created_at'; found 'creted_at'
      {"creted_at": "a", "post_author": {}} → : missing key 'created_at'; found 'creted_at'
      {"created_at": 1, "post_author": {"full_name": "b"}} → /created_at: expected a string for 'created_at', found a number
      {"created_at": "a", "post_author": {"full_name": []}} → /post_author/full_name: expected a string for 'full_name', found an array
      {"created_at": "a", "post_author": {"x": 1}} → /post_author: missing key 'full_name'
      {"cretedAt": "a", "postAuthor": {}} → : missing key 'createdAt'; found 'cretedAt'
      """#))
  func spelling(text: String, expected: String) {
    var decoder = ExpoDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let tree = JSONTree(of: text)
    for errors in decoder.both(by: Post.self, text) {
      #expect(errors.lines.first == expected)
      #expect(errors.allSatisfy { tree.location(of: $0.location.pointer) != nil })
    }
  }

  private struct Picture: Decodable {
    let imageURL: String, title: String
    enum CodingKeys: String, CodingKey { case imageURL, title = "picture_title" }
  }

  @Test(
    "if a strategy changes a key, help is to change the coding key, not the document",
    arguments: TextTable.rows(
      #"""
      {"image_url": "a", "pictureTitle": ""} → 'image_url' is read as 'imageUrl'; the type asks for 'imageURL' → add a coding key with the raw value 'imageUrl'
      {"imageURL": "a", "picture_title": ""} → 'picture_title' is read as 'pictureTitle'; the type asks for 'picture_title' → remove the strategy, or the raw value of the coding key
      {"imageRUL": "a", "pictureTitle": ""} → missing key 'imageURL'; found 'imageRUL' → add a coding key with the raw value 'imageRUL'
      """#))
  func readOtherwise(row: [String]) {
    var decoder = ExpoDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for errors in decoder.both(by: Picture.self, row[0]) {
      #expect(errors.first?.words(in: .english) == ProblemWords(row[1], help: row[2]))
      #expect(errors.first?.fix == nil)
    }
  }

  private struct Odd: Decodable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "odd"))
    }
  }
  private struct Holder: Decodable { let someValue: [Odd] }

  @Test("a rejected value has a pointer into the document, also under an alias")
  func rejected() {
    var decoder = ExpoDecoder(acceptedAliases: ["worth": "someValue"])
    #expect(decoder.thrown(by: Holder.self, #"{"worth": [1]}"#).pointers == ["/worth/0"])
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(decoder.thrown(by: Holder.self, #"{"some_value": [1]}"#).pointers == ["/some_value/0"])
  }

  @Test("an alert shows the first error and how many follow")
  func localized() {
    let error = #expect(throws: DecodeErrors.self) {
      try ExpoDecoder().decode([[String: String]].self, from: "[\n  {\"a\": 1},\n  {\"b\": 2}]")
    }
    #expect(
      error?.localizedDescription
        == "<string>:2:9: expected a string for 'a', found a number; put quotes around it (and 1 more)"
    )
    #expect(error?.recoverySuggestion == "put quotes around it")
  }

  private struct Numbers: Decodable { let double: Double?, float: Float?, byte: Int8?, date: Date? }

  @Test(
    "a string with a number that its type reads is fixed to it, and a date in text names its strategy",
    arguments: TextTable.pairs(
      """
      {"double": "2.5"} → write the number alone: 2.5
      {"double": "1,204.5"} → write the number in digits, without quotes
      {"double": "2026-11-30"} → write the number in digits, without quotes
      {"float": "1e39"} → write the number in digits, without quotes
      {"byte": "2.5"} → write the number in digits, without quotes
      {"date": "2026-11-30T10:00:00Z"} → to decode a Date from text, set 'dateDecodingStrategy', for example to '.iso8601'
      {"date": "12"} → write the number alone: 12
      """))
  func numbersInText(text: String, help: String) {
    let error = #expect(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Numbers.self, from: text)
    }
    #expect(error?.errors.first?.words(in: .english).help == help)
    #expect((error?.errors.first?.fix != nil) == help.contains("alone"))
  }
}
