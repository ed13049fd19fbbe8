import ExpoBase
import ExpoJSON
import Foundation
import Testing

/// What makes the decoder a replacement for Foundation's.
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

  private struct Fair: Decodable, Equatable {
    let fairName: String
    let day: Date
    let badge: Data
    let height: Double
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

  @Test("the decoder satisfies protocols of decoders")
  func witness() throws {
    let decoder: any AnyDecoder = ExpoDecoder()
    #expect(try decoder.decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(Self.input(of: ExpoDecoder()) == Data.self)
  }

  private static func input<D: TopLevel>(of decoder: D) -> D.Input.Type { D.Input.self }

  @Test("the strategies of JSONDecoder are copied", arguments: [false, true])
  func copying(isCustom: Bool) throws {
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    foundation.dateDecodingStrategy = .secondsSince1970
    foundation.dataDecodingStrategy = .base64
    foundation.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if isCustom {
      foundation.dateDecodingStrategy = .custom {
        try Date(timeIntervalSince1970: Double(from: $0))
      }
      foundation.dataDecodingStrategy = .custom { try Data(String(from: $0).utf8) }
    }
    let json = Data(#"{"fair_name": "Expo", "day": 1.5, "badge": "aGkh", "height": "inf"}"#.utf8)
    let own = try ExpoDecoder(copying: foundation).decode(Fair.self, from: json)
    #expect(own == (try foundation.decode(Fair.self, from: json)))
    #expect(own.badge == Data((isCustom ? "aGkh" : "hi!").utf8))
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

  private struct Deep: Decodable { let list: [Visit], count: Int, name: String }

  @Test(
    "Swift's error has the case and the path of JSONDecoder's",
    arguments: [
      #"{"list": [{}, {"day": "x"}], "count": 1, "name": ""}"#,
      #"{"list": [{}, {"link": 7}], "count": 1, "name": ""}"#,
      #"{"list": [{"kind": "x"}], "count": 1, "name": ""}"#,
      #"{"list": [], "count": "1", "name": ""}"#, #"{"list": [], "count": null, "name": ""}"#,
      #"{"list": [], "count": 1}"#, #"{"list": {}, "count": 1, "name": ""}"#, #"{"list": [],"#,
    ])
  func decodingError(text: String) throws {
    let theirs = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Deep.self, from: Data(text.utf8))
    }
    let errors = try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Deep.self, from: text)
    }
    let ours = DecodingError(errors)
    #expect(Self.shape(ours) == Self.shape(theirs))
  }

  /// The case and the keys of an error: `typeMismatch list, Index 1, link`.
  private static func shape(_ error: DecodingError) -> String {
    let (name, context): (String, DecodingError.Context) =
      switch error {
      case .keyNotFound(let key, let context): ("keyNotFound(\(key.stringValue))", context)
      case .typeMismatch(_, let context): ("typeMismatch", context)
      case .valueNotFound(_, let context): ("valueNotFound", context)
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

  @Test(
    "a decoder can leave values out of messages, but no keys and types",
    arguments: [
      (#"{"kind": "hunter2"}"#, "v.json:1:10: a value has the wrong type"),
      (#"{"link": 12}"#, "v.json:1:10: expected a string for 'link', found a number"),
      (#"{"code": hunter2}"#, "v.json:1:10: a string is not in quotes"),
    ])
  func redaction(text: String, message: String) throws {
    var decoder = ExpoDecoder()
    decoder.hidesValues = true
    let errors = try errors(text, decoder)
    let words = errors.words(in: .english)
    #expect(words.hasPrefix(message), "\(words)")
    #expect(!(words + errors.description).contains("hunter2"))
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

  @Test("kinds tell errors apart, whatever else is added to them")
  func kinds() throws {
    let kinds = try ["{", "{\"link\": 1}", "{\"day\": \"x\"}"].map { try errors($0).errors[0].kind }
    #expect(kinds == [.syntax, .typeMismatch, .typeMismatch])
    switch kinds[0] {
    case .syntax: break
    default: Issue.record("a kind matches no pattern")
    }
  }

  private struct One: Decodable { let a: Int }

  @Test(
    "what JSONDecoder accepts and this decoder refuses",
    arguments: [
      #"{"a": 1,}"#, #"{"a": 1e-400}"#, #"{"a": 1, "x": "\q"}"#, "{\"a\": 1, \"x\": \"\u{1}\"}",
    ])
  func refused(text: String) throws {
    #expect(throws: Never.self) { try JSONDecoder().decode(One.self, from: Data(text.utf8)) }
    #expect(throws: DecodeErrors.self) { try ExpoDecoder().decode(One.self, from: text) }
  }

  @Test(
    "what this decoder accepts and JSONDecoder refuses: a number too small for a Double, and 0e1",
    arguments: ["1e-400", "-1e-400", "0e1"])
  func accepted(number: String) throws {
    let data = Data("[\(number)]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Double].self, from: data) }
    #expect(try ExpoDecoder().decode([Double].self, from: data) == [0])
  }

  private struct Path: Decodable, Equatable {
    let path: [String]
    init(from decoder: any Decoder) { path = decoder.codingPath.map(\.stringValue) }
  }

  @Test("the key of an element is its index alone")
  func elementKeys() throws {
    let data = Data("[0]".utf8)
    #expect(try JSONDecoder().decode([Path].self, from: data)[0].path == ["Index 0"])
    #expect(try ExpoDecoder().decode([Path].self, from: data)[0].path == ["0"])
    let deep = try ExpoDecoder().decode(
      [String: [String: [Path]]].self, from: #"{"a": {"b": [0, 1]}}"#)
    #expect(deep["a"]?["b"]?.map(\.path) == [["a", "b", "0"], ["a", "b", "1"]])
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
