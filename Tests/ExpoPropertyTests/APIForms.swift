import Foundation

// Forms of public interfaces that no synthesized initializer reads.

/// A value of any shape, found by trying.
indirect enum AnyJSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([AnyJSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: AnyJSON].self))
    }
  }
}

/// One of two forms, from the same decoder.
enum Either<First: Decodable, Second: Decodable>: Decodable {
  case first(First)
  case second(Second)

  init(from decoder: any Decoder) throws {
    do {
      self = .first(try First(from: decoder))
    } catch {
      self = .second(try Second(from: decoder))
    }
  }
}

/// A value or a reference to one.
enum ReferenceOr<Value: Decodable>: Decodable {
  case reference(String)
  case value(Value)

  enum CodingKeys: String, CodingKey { case reference = "$ref" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.reference) {
      self = .reference(try container.decode(String.self, forKey: .reference))
    } else {
      self = .value(try decoder.singleValueContainer().decode(Value.self))
    }
  }
}

/// The elements that can be read.
@propertyWrapper struct LossyArray<Element: Decodable>: Decodable {
  let wrappedValue: [Element]

  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd {
      if let element = try? list.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try list.superDecoder()
      }
    }
    wrappedValue = elements
  }
}

/// Zero where there is no number.
@propertyWrapper struct OrZero: Decodable {
  let wrappedValue: Int

  init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(Int.self)) ?? 0
  }
}

/// The part of an object that its member `type` announces.
struct Tagged<Text: Decodable, Picture: Decodable>: Decodable {
  enum Kind: String, Decodable, CaseIterable { case text, picture }
  enum CodingKeys: CodingKey { case type }
  let text: Text?
  let picture: Picture?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .type) {
    case .text: (text, picture) = (try Text(from: decoder), nil)
    case .picture: (text, picture) = (nil, try Picture(from: decoder))
    }
  }
}
