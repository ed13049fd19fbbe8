import ExpoKit

/// Amounts of fruits: `{ "mango": 2, "kiwi": 1 }`.
struct Fruits: Equatable {
  /// The amounts that a shop can count.
  static let allowed = 0...9_999

  private var amounts: [Fruit: Int] = [:]

  /// The amount of a fruit; setting one that is not allowed changes nothing.
  subscript(fruit: Fruit) -> Int {
    get { amounts[fruit] ?? 0 }
    set { if Self.allowed.contains(newValue) { amounts[fruit] = newValue } }
  }

  /// The fruits of which there are any, in the order of the shop.
  var kinds: [Fruit] { Fruit.allCases.filter { self[$0] > 0 } }

  /// What has to be added to these fruits to get others.
  func missing(for needed: Fruits) -> Fruits {
    var missing = Fruits()
    for fruit in needed.kinds { missing[fruit] = needed[fruit] - self[fruit] }
    return missing
  }

  static func - (all: Fruits, taken: Fruits) -> Fruits {
    var rest = all
    for fruit in taken.kinds { rest[fruit] = all[fruit] - taken[fruit] }
    return rest
  }
}

extension Fruits: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Fruit, Int)...) {
    for (fruit, amount) in elements { self[fruit] = amount }
  }
}

extension Fruits: Decodable {
  init(from decoder: any Decoder) throws {
    amounts = try decoder.singleValueContainer().decode([Fruit: Int].self)
    for (fruit, amount) in amounts where !Self.allowed.contains(amount) {
      // The path of the error is all it takes: the diagnostic gets its line and column from it.
      throw WrongAmount().error(at: decoder.codingPath + [fruit.codingKey])
    }
  }
}

/// Why an amount is not accepted.
struct WrongAmount: RejectionReason {
  func words(in language: Language) -> String {
    switch language {
    case .korean: "수량은 0부터 9,999까지의 수입니다"
    default: "an amount is a number from 0 to 9,999"
    }
  }
}
