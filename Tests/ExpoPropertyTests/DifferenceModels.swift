import ExpoTestSupport
import Foundation

/// A type in each place where a value may be, under keys that are odd in snake case.
private struct Odd<Value: Decodable>: Decodable {
  let value: Value, other: Value?, list: [Value], map: [String: Value]

  enum CodingKeys: String, CodingKey {
    case value = "is2FaEnabled"
    case other = "address2NdLine"
    case list = "price$Usd"
    case map = "aSs"
  }
}

struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// The keys of an object as a decoder's strategy converts them.
struct ConvertedKeys: Decodable {
  let keys: [String]

  init(from decoder: any Decoder) throws {
    keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
  }
}

/// Reads its members once it is decoded.
private struct Kept: Decodable, CustomStringConvertible {
  private let decoder: any Decoder
  private let container: KeyedDecodingContainer<AnyKey>
  private let list: (any UnkeyedDecodingContainer)?

  init(from decoder: any Decoder) throws {
    self.decoder = decoder
    container = try decoder.container(keyedBy: AnyKey.self)
    list = try? container.nestedUnkeyedContainer(forKey: AnyKey("list"))
  }

  var description: String {
    let id = try? container.decode(Int.self, forKey: AnyKey("id"))
    let inner = try? container.superDecoder(forKey: AnyKey("a_1b")).singleValueContainer()
    let flag = try? inner?.decode(Bool.self)
    var list = list
    let number = try? list?.decode(Double.self)
    let again = try? decoder.container(keyedBy: AnyKey.self).contains(AnyKey("id"))
    return "\(id ?? 0) \(flag ?? false) \(number ?? 0) \(again ?? false)"
  }
}

extension APIModel {
  /// The names of odd keys in snake case.
  static let snakeCase = [
    ("is2FaEnabled", "is_2fa_enabled"), ("address2NdLine", "address_2nd_line"),
    ("price$Usd", "price_$usd"), ("aSs", "a_ß"),
  ]

  private static func odd<Value: Decodable & SendableMetatype>(
    _ type: Value.Type, _ value: String
  ) -> APIModel {
    APIModel(
      Odd<Value>.self, triesForms: true,
      """
      {"is2FaEnabled": \(value), "address2NdLine": \(value), "price$Usd": [\(value)], \
      "aSs": {"k_1b": \(value)}}
      """)
  }

  /// Every kind of value that has a rule of its own, and the types that programs write by hand.
  static let odd: [APIModel] = [
    odd(Bool.self, "true"), odd(String.self, #""x""#), odd(Int.self, "1"), odd(Int8.self, "1"),
    odd(Int16.self, "1"), odd(Int32.self, "1"), odd(Int64.self, "1"), odd(UInt.self, "1"),
    odd(UInt8.self, "1"), odd(UInt16.self, "1"), odd(UInt32.self, "1"), odd(UInt64.self, "1"),
    odd(Float.self, "1.5"), odd(Double.self, "1.5"), odd(Decimal.self, "1.5"),
    odd(URL.self, #""https://a.b""#), odd(Data.self, #""aGk=""#), odd(Date.self, "7"),
    odd(ContiguousArray<Bool>.self, "[true]"),
    odd(UUID.self, #""5B2C1F4E-9D3A-4E8B-8C7F-6A5D4E3F2B1C""#), odd(Color.self, #""red""#),
    odd(Level.self, "1"), odd([Int].self, "[1]"), odd([String: Int].self, #"{"a_b": 1}"#),
    odd([Int: String].self, #"{"1": "x"}"#), odd(Set<String>.self, #"["x"]"#),
    odd(Range<Int>.self, "[1, 2]"), odd(AnyJSON.self, #"{"a_b": [1]}"#),
    odd(Shape.self, #"{"circle": {"radius": 1}}"#),
    APIModel(ConvertedKeys.self, triesForms: true, #"{"is_2fa": 1, "no_4g": 2, "_a_b_": {}}"#),
    APIModel(Kept.self, triesForms: true, #"{"id": 7, "a_1b": true, "a1B": true, "list": [1.5]}"#),
    APIModel(generated: Tree.self), APIModel(generated: [Leaf].self),
    APIModel(generated: [HandMade].self), APIModel(generated: [Version].self),
  ]
}
