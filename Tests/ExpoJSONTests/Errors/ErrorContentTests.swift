import ExpoBase
import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

struct ErrorContentTests {
  private enum Status: String, Decodable, CaseIterable { case open, closed }
  private enum Fruit: String, Decodable, CaseIterable { case apple, kiwi }
  private struct Name: Hashable, CodingKeyRepresentable, Decodable {
    enum Known: String, CodingKey { case apple }
    let known: String
    var codingKey: any CodingKey { Known.apple }
    init?<T: CodingKey>(codingKey: T) {
      guard Known(rawValue: codingKey.stringValue) != nil else { return nil }
      known = codingKey.stringValue
    }
  }
  private struct Price: Decodable {
    struct TooLow: LocalizedError, Equatable {
      let least: Int
      var errorDescription: String? { "\(least) 이상이어야 합니다" }
    }
    enum Wrapping: Int { case nothing, description }

    init(from decoder: any Decoder) throws {
      let won = try decoder.singleValueContainer().decode(Int.self)
      if won == -1 { throw TooLow(least: 1) }
      if won < 0 {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "low", underlyingError: TooLow(least: 2)))
      }
    }
  }
  private class Animal: Decodable { let legs: Int }
  private final class Cat: Animal {
    enum CodingKeys: CodingKey { case lives }
    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder.container(keyedBy: CodingKeys.self).superDecoder())
    }
  }
  private struct Model: Decodable {
    let name: String?, count: Int8?, flag: Bool?, status: Status?, price: Price?, cat: Cat?
    let stock: [Fruit: Int]?, names: [Name: Int]?, days: [Int: String]?, url: URL?, wide: Int128?
    let first: [Int]?, kind: Kind?
    enum Kind: String, Decodable { case a }
  }

  private func errors(_ text: String, hidesValues: Bool = false) throws -> DecodeErrors {
    var decoder = ExpoDecoder()
    decoder.hidesValues = hidesValues
    let reading = decoder
    return try #require(throws: DecodeErrors.self) {
      try reading.decode(Model.self, from: text, named: "m.json")
    }
  }

  @Test(
    "an error has its kind, key, expected and found type, value and allowed values",
    arguments: TextTable.pairs(
      #"""
      {"name": 7} → typeMismatch name string number 7 []
      {"name": ["\#(String(repeating: "x", count: 200))"]} → typeMismatch name string array - []
      {"count": "5"} → typeMismatch count integer string 5 []
      {"count": 1.5} → unsuitableNumber count integer number 1.5 []
      {"count": 300} → unsuitableNumber count integer number 300 []
      {"flag": "x"} → typeMismatch flag boolean string x []
      {"first": [1, null]} → nullValue - integer null null []
      {"status": "opne"} → unlistedName status - string opne ["open", "closed"]
      {"price": -1} → rejectedValue price - number -1 []
      {"url": ""} → rejectedValue url - string  []
      {"cat": {}} → missingKey super - - - []
      {"stock": {"apple": 3}} → typeMismatch stock array object {"apple": 3} []
      {"names": {"aple": 3}} → unlistedName aple - string aple []
      {"name": 'x'} → syntax name - - - []
      """#))
  func content(text: String, expected: String) throws {
    let error = try errors(text).errors[0]
    #expect(Self.content(of: error) == expected)
    let hidden = try errors(text, hidesValues: true).errors[0]
    #expect(hidden.value == nil && (hidden.key == error.key || hidden.kind == .syntax))
  }

  private static func content(of error: DecodeError) -> String {
    let parts = [error.kind.name, error.key, error.expected, error.found, error.value]
    return parts.map { $0 ?? "-" }.joined(separator: " ") + " \(error.allowed)"
  }

  @Test(
    "where Foundation's words say too little, an error has its own, with help in both languages",
    arguments: TextTable.rows(
      #"""
      {"stock": {"apple": 3}} → expected an array of keys and values for 'stock', found an object → conform Fruit to CodingKeyRepresentable → Fruit 타입이 CodingKeyRepresentable을 따르게 하세요
      {"names": {"aple": 3}} → the key 'aple' is not accepted → write a key that the type has → 타입에 있는 이름으로 쓰세요
      {"cat": {}} → missing key 'super' → add "super", or, if the superclass has its keys here, call super.init(from: decoder) → "super" 키를 추가하거나, 상위 클래스의 키가 이 객체에 있으면 super.init(from: decoder)를 호출하세요
      {"kind": "b"} → '"b"' is not accepted for 'kind': not a value of Kind → nothing → nothing
      {"wide": 1} → '1' is not accepted for 'wide': Int128 is not supported → nothing → nothing
      {"price": -1} → '-1' is not accepted for 'price': 1 이상이어야 합니다 → nothing → nothing
      """#))
  func words(row: [String]) throws {
    let error = try errors(row[0]).errors[0]
    let words = [error.message, error.help, error.words(in: .korean).help].map { $0 ?? "nothing" }
    #expect(words == Array(row.dropFirst()))
  }

  @Test("a key that a type refuses is reported at the key")
  func keys() throws {
    #expect(try errors(#"{"names": {"aple": 3}}"#).positions.map(\.column) == [12])
    #expect(try errors(#"{"days": {"x": "b"}}"#).positions.map(\.column) == [11])
  }

  @Test("the error that an initializer threw is available, wrapped or not", arguments: [1, 2])
  func thrown(least: Int) throws {
    let error = try errors(#"{"price": -\#(least)}"#).errors[0]
    #expect(error.underlyingError as? Price.TooLow == Price.TooLow(least: least))
    #expect(
      error.words(in: .korean).message
        == "'price'에 '-\(least)' 값은 쓸 수 없습니다: \(least) 이상이어야 합니다")
    #expect(try errors(#"{"name": 7}"#).errors[0].underlyingError == nil)
  }

  @Test("the safe fixes of a document, and those that overlap, are applied")
  func fixes() throws {
    let errors = try errors(#"{"count": "5", "flag": true,}"#)
    let fixes = errors.errors.compactMap(\.fix)
    #expect(
      String(decoding: fixes.filter(\.isSafe).applied(to: errors.file), as: UTF8.self)
        == #"{"count": 5, "flag": true}"#)
    let edits: [Fix] = [
      .safe(.init(0..<2, "[")), .safe(.init(1..<3, "x")), .safe(.init(90..<91, "")),
    ]
    #expect(String(decoding: edits.applied(to: errors.file), as: UTF8.self).hasPrefix("[count"))
  }

  @Test("detached errors say the same, without the document")
  func detached() throws {
    let errors = try errors("{\"name\": 7,\n \"count\": tru}")
    let detached = errors.detached()
    #expect(detached == errors && detached.file.text.isEmpty)
    #expect(detached.positions == errors.positions && detached.description == errors.description)
    #expect(detached.words(in: .korean) == errors.words(in: .korean))
    #expect(detached.report(in: .english, as: .full).hasPrefix("m.json:1:10: expected a string"))
  }
}
