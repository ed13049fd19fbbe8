import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

struct DropInTests {
  /// A protocol as programs have it, so that they can change the decoder.
  fileprivate protocol AnyDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  }

  /// The shape of Combine's protocol of decoders.
  fileprivate protocol TopLevel {
    associatedtype Input
    func decode<Value: Decodable>(_ type: Value.Type, from data: Input) throws -> Value
  }

  private struct Visit: Decodable {
    enum Kind: String, Decodable { case guest }

    let day: Date?
    let link: URL?
    let badge: Data?
    let code: UUID?
    let kind: Kind?
  }

  private func errors(
    _ text: String, _ decoder: ExpoDecoder = ExpoDecoder()
  ) throws -> DecodeErrors {
    try #require(throws: DecodeErrors.self) {
      try decoder.decode(Visit.self, from: text, named: "v.json")
    }
  }

  @Test("a file is read from its URL, and errors have its name")
  func url() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "expo-\(UUID()).json")
    try Data(#"{"day": "x"}"#.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let errors = try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Visit.self, from: url)
    }
    #expect(errors.words(in: .english).hasPrefix("\(url.lastPathComponent):1:9: "))
    #expect(throws: CocoaError.self) {
      try ExpoDecoder().decode(Visit.self, from: url.appending(path: "none"))
    }
  }

  private struct Deep: Decodable {
    let list: [Visit], count: Int, name: String
    let visitorNames: [Name]?, size: Size?, pair: Pair?, wings: [Int: Figure]?, span: Range<Int>?
  }
  private struct Name: Decodable { let firstName: String }
  private enum Figure: Decodable { case square(side: Int), circle }
  private struct Size: Decodable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.typeMismatch(
        Size.self, .init(codingPath: decoder.codingPath, debugDescription: "no size"))
    }
  }
  private struct Pair: Decodable {
    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      _ = (try values.decode(Int.self), try values.decode(String.self))
    }
  }

  @Test(
    "Swift's error has the case and the path of JSONDecoder's",
    arguments: [
      #"{"list": [{}, {"day": "x"}], "count": 1, "name": ""}"#,
      #"{"list": [{}, {"link": 7}], "count": 1, "name": ""}"#,
      #"{"list": [{"kind": "x"}], "count": 1, "name": ""}"#,
      #"{"list": [], "count": "1", "name": ""}"#, #"{"list": [], "count": null, "name": ""}"#,
      #"{"list": [], "count": 1}"#, #"{"list": {}, "count": 1, "name": ""}"#, #"{"list": [],"#,
      // A key strategy.
      head + #""visitor_names": [{"first_name": "a"}, {"first_name": 1}]}"#,
      head + #""visitor_names": [{"firstname": "a"}]}"#,
      head + #""visitorNames": null, "pair": []}"#,
      // Errors of types.
      head + #""size": 1}"#, head + #""wings": {"a": {"circle": {}}}}"#,
      head + #""wings": {"1": {"circle": {}, "square": {}}}}"#,
      head + #""wings": {"1": {"square": {}}}}"#, head + #""span": [3, 1]}"#,
      // Too few elements.
      head + #""pair": [1]}"#, head + #""span": [1]}"#, head + #""pair": [1, 2]}"#,
      // An error of a type before one of syntax.
      #"{"list": [], "count": "1", "name": ]"#, #"{"list": {}, "count": 1 "name": ""}"#,
    ])
  func decodingError(text: String) throws {
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let theirs = try #require(throws: DecodingError.self) {
      try foundation.decode(Deep.self, from: Data(text.utf8))
    }
    let decoder = ExpoDecoder(copying: foundation)
    let thrown = try #require(throws: DecodeErrors.self) {
      try decoder.decode(Deep.self, from: text)
    }
    #expect(Self.shape(DecodingError(thrown)) == Self.shape(theirs))
    // Errors that a program put together have no path.
    let errors = DecodeErrors(thrown.errors, in: thrown.file)
    #expect(Self.shape(DecodingError(errors)) == "dataCorrupted ")
    let tree = JSONTree(reading: SourceFile(name: "d.json", text: text))
    let collected = try #require(throws: DecodeErrors.self) {
      try decoder.collect(Deep.self, from: tree).get()
    }
    #expect(Self.shape(DecodingError(collected)) == Self.shape(theirs))
  }

  private static let head = #"{"list": [], "count": 1, "name": "", "#

  /// The case and the keys of an error: `typeMismatch(Int) list, Index 1, link`.
  private static func shape(_ error: DecodingError) -> String {
    let (name, context): (String, DecodingError.Context) =
      switch error {
      case .keyNotFound(let key, let context): ("keyNotFound(\(key.stringValue))", context)
      case .typeMismatch(let type, let context): ("typeMismatch(\(type))", context)
      case .valueNotFound(let type, let context): ("valueNotFound(\(type))", context)
      case .dataCorrupted(let context): ("dataCorrupted", context)
      @unknown default: ("other", DecodingError.Context(codingPath: [], debugDescription: ""))
      }
    return "\(name) " + context.codingPath.map(\.stringValue).joined(separator: ", ")
  }

  @Test(
    "the reasons of the library and of Foundation are in Korean",
    arguments: [
      (#"{"day": "x"}"#, "1893-05-01T12:00:00Z 형식의 날짜가 아닙니다"), (#"{"link": ""}"#, "올바른 URL이 아닙니다"),
      (#"{"badge": "!"}"#, "올바른 Base64가 아닙니다"), (#"{"code": "x"}"#, "올바른 UUID가 아닙니다"),
      (#"{"kind": "x"}"#, "정해진 값이 아닙니다"),
    ])
  func korean(text: String, reason: String) throws {
    var decoder = ExpoDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let words = try errors(text, decoder).errors.first?.words(in: .korean)
    #expect(words?.message.hasSuffix("값은 쓸 수 없습니다: \(reason)") == true, "\(words?.message ?? "")")
  }

  private struct Kite: Decodable {
    let wings: [Int: Int]?, figure: Figure?, span: Range<Int>?, pair: Pair?
    let knots: [Range<Int>: Int]?
  }

  @Test(
    "the reasons of the standard library are in the words of messages, in both languages",
    arguments: TextTable.rows(
      #"""
      {"wings": {"a": 1}} → '"a"' is not accepted: the key is not a whole number → '"a"' 값은 쓸 수 없습니다: 키가 정수가 아닙니다
      {"figure": {}} → '{}' is not accepted for 'figure': expected one known key → 'figure'에 '{}' 값은 쓸 수 없습니다: 정해진 키 가운데 하나만 있어야 합니다
      {"pair": [1]} → '[1]' is not accepted for 'pair': too few elements → 'pair'에 '[1]' 값은 쓸 수 없습니다: 요소가 모자랍니다
      {"span": [3, 1]} → '[3, 1]' is not accepted for 'span': the lower bound is above the upper bound → 'span'에 '[3, 1]' 값은 쓸 수 없습니다: 시작값이 끝값보다 큽니다
      {"knots": [1]} → '[1]' is not accepted for 'knots': expected pairs of key and value, found an odd number of elements → 'knots'에 '[1]' 값은 쓸 수 없습니다: 키와 값이 짝을 이뤄야 하는데 요소가 홀수 개입니다
      """#))
  func reasons(row: [String]) throws {
    let error = try #require(ExpoDecoder().thrown(by: Kite.self, row[0]).first)
    #expect(error.message == row[1])
    #expect(error.words(in: .korean).message == row[2])
    #expect(JSONTree(of: row[0]).root?[error.location.pointer] != nil)
  }

  @Test(
    "a decoder can leave values out of messages, but no keys and types",
    arguments: [
      (#"{"kind": "hunter2"}"#, "v.json:1:10: a value is not accepted"),
      (#"{"link": 12}"#, "v.json:1:10: expected a string for 'link', found a number"),
      (#"{"code": hunter2}"#, "v.json:1:10: a string is not in quotes"),
      // What is read as a key may be a value.
      (#"{"code", "hunter2"}"#, "v.json:1:8: "),
      (#"{"code": "x": "hunter2"}"#, "v.json:1:13: "),
      (#"{"kind": "x" "hunter2" "code": 1}"#, "v.json:1:13: "),
    ])
  func redaction(text: String, message: String) throws {
    var decoder = ExpoDecoder()
    decoder.hidesValues = true
    let errors = try errors(text, decoder)
    let words = errors.words(in: .english)
    #expect(words.hasPrefix(message), "\(words)")
    let texts = [words, errors.description] + errors.errors.map(\.description)
    #expect(!texts.joined().contains("hunter2"), "\(texts)")
    #expect(errors.errors.allSatisfy { $0.fix == nil })
  }

  @Test("print shows the lines of errors, not their structure")
  func descriptions() throws {
    let errors = try errors(#"{"link": 12}"#)
    let first = try #require(errors.errors.first)
    let message = first.words(in: .preferred).message
    #expect("\(first)" == "v.json: \(message) (/link)")
    #expect("\(errors)" == "v.json:1:10: \(message)")
    #expect(errors.localizedDescription.hasPrefix("\(errors)"))
  }

  /// Keeps its decoder.
  private struct Kept: Decodable {
    let decoder: any Decoder
    let path: [String]
    init(from decoder: any Decoder) {
      self.decoder = decoder
      path = decoder.codingPath.map(\.stringValue)
    }
  }

  @Test("an element's key is its index alone, and its decoder decodes it, also later")
  func elements() throws {
    let text = #"{"a": [7, 8]}"#
    let kept = try #require(ExpoDecoder().decode([String: [Kept]].self, from: text)["a"])
    #expect(kept.map(\.path) == [["a", "0"], ["a", "1"]])
    #expect(try kept.map { try Int(from: $0.decoder) } == [7, 8])
    let theirs = try JSONDecoder().decode([String: [Kept]].self, from: Data(text.utf8))["a"]
    #expect(theirs?.last?.path == ["a", "Index 1"])
    #expect(try [String: [Int]](from: #require(theirs?.last).decoder) == ["a": [7, 8]])
  }

  @Test("UTF-16 and UTF-32 are rejected, where JSONDecoder reads them")
  func encodings() throws {
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian] {
      let data = try #require("[1]".data(using: encoding))
      #expect(try JSONDecoder().decode([Int].self, from: data) == [1])
      let errors = try #require(throws: DecodeErrors.self) {
        try ExpoDecoder().decode([Int].self, from: data)
      }
      #expect(errors.errors.map(\.kind) == [.otherFormat])
    }
  }
}

extension ExpoDecoder: DropInTests.AnyDecoder, DropInTests.TopLevel {
  fileprivate typealias Input = Data
}
