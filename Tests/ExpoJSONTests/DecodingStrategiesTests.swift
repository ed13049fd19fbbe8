import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// The decoder's strategies beside those of Foundation's: the same values, or both fail.
struct DecodingStrategiesTests {
  private struct Values: Decodable, Equatable {
    var date: Date?
    var data: Data?
    var number: Double?
  }

  private func check<Value: Decodable & Equatable>(
    _ type: Value.Type, _ text: String,
    _ change: (inout ExpoDecoder, JSONDecoder) -> Void = { _, _ in }
  ) {
    var ours = ExpoDecoder()
    let theirs = JSONDecoder()
    change(&ours, theirs)
    let expected = try? theirs.decode(type, from: Data(text.utf8))
    #expect((try? ours.decode(type, from: text)) == expected, "\(text)")
  }

  @Test(
    "dates decode as Foundation decodes them, in every strategy",
    arguments: [
      #"{"date": 0}"#, #"{"date": -86400.5}"#, #"{"date": 1700000000123}"#,
      #"{"date": "1893-05-01T12:00:00Z"}"#, #"{"date": "1893-05-01T12:00:00+09:00"}"#,
      #"{"date": "1893-05-01"}"#, #"{"date": "1893-05-01T12:00:00.5Z"}"#, #"{"date": "x"}"#,
      #"{"date": null}"#, #"{"date": []}"#, #"{"date": true}"#,
    ])
  func dates(text: String) {
    let strategies: [(ExpoDecoder.DateDecodingStrategy, JSONDecoder.DateDecodingStrategy)] = [
      (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
      (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
      (
        .custom { _ in Date(timeIntervalSince1970: 7) },
        .custom { _ in Date(timeIntervalSince1970: 7) }
      ),
      (
        .custom { try Date(timeIntervalSince1970: [Double](from: $0)[0]) },
        .custom { try Date(timeIntervalSince1970: [Double](from: $0)[0]) }
      ),
    ]
    for (ours, theirs) in strategies where !(text.contains("[]")) {
      check(Values.self, text) {
        $0.dateDecodingStrategy = ours
        $1.dateDecodingStrategy = theirs
      }
    }
  }

  @Test(
    "data decodes as Foundation decodes it, in every strategy",
    arguments: [#"{"data": "AAEC"}"#, #"{"data": "%"}"#, #"{"data": [1, 2]}"#, #"{"data": [300]}"#])
  func data(text: String) {
    let strategies: [(ExpoDecoder.DataDecodingStrategy, JSONDecoder.DataDecodingStrategy)] = [
      (.base64, .base64), (.deferredToData, .deferredToData),
      (
        .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) },
        .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) }
      ),
    ]
    for (ours, theirs) in strategies {
      check(Values.self, text) {
        $0.dataDecodingStrategy = ours
        $1.dataDecodingStrategy = theirs
      }
    }
  }

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
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let thrown = #expect(throws: DecodeErrors.self) { try decoder.decode(Post.self, from: tree) }
    for errors in [thrown?.errors ?? [], decoder.collect(Post.self, from: tree).errors] {
      let words = errors.first?.words(in: .english)
      #expect("\(errors.first?.location.pointer ?? .root): \(words?.message ?? "")" == expected)
      #expect(errors.allSatisfy { tree.location(of: $0.location.pointer) != nil })
    }
  }

  private struct Picture: Decodable {
    let imageURL: String, title: String
    enum CodingKeys: String, CodingKey { case imageURL, title = "picture_title" }
  }

  @Test(
    "a key that a strategy reads as another is not to be renamed, but the coding key",
    arguments: [
      (
        #"{"image_url": "a", "pictureTitle": ""}"#,
        "'image_url' is read as 'imageUrl'; the type asks for 'imageURL'",
        "add a coding key with the raw value 'imageUrl'"
      ),
      (
        #"{"imageURL": "a", "picture_title": ""}"#,
        "'picture_title' is read as 'pictureTitle'; the type asks for 'picture_title'",
        "remove the strategy, or the raw value of the coding key"
      ),
      (
        #"{"imageRUL": "a", "pictureTitle": ""}"#, "missing key 'imageURL'; found 'imageRUL'",
        "add a coding key with the raw value 'imageRUL'"
      ),
    ])
  func readOtherwise(text: String, message: String, help: String) {
    var decoder = ExpoDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let thrown = #expect(throws: DecodeErrors.self) { try decoder.decode(Picture.self, from: tree) }
    for errors in [thrown?.errors ?? [], decoder.collect(Picture.self, from: tree).errors] {
      #expect(errors.first?.words(in: .english) == ProblemWords(message, help: help))
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

  @Test("what a type rejects has a pointer into the document, by an alias too")
  func rejected() {
    var decoder = ExpoDecoder(acceptedAliases: ["worth": "someValue"])
    var error = #expect(throws: DecodeErrors.self) {
      try decoder.decode(Holder.self, from: #"{"worth": [1]}"#)
    }
    #expect(error?.errors.map(\.location.pointer.description) == ["/worth/0"])
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    error = #expect(throws: DecodeErrors.self) {
      try decoder.decode(Holder.self, from: #"{"some_value": [1]}"#)
    }
    #expect(error?.errors.map(\.location.pointer.description) == ["/some_value/0"])
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
    let data = Data([0x5B, 0xFF])
    #expect(throws: DecodeErrors.self) { try ExpoDecoder().decode([Int].self, from: data) }
  }
}
