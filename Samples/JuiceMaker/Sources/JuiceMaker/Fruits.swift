import ExpoJSON

/// Amounts of fruits: `{ "mango": 2, "kiwi": 1 }`.
struct Fruits: Equatable {
  /// The amounts that a recipe or a stock can have.
  static let allowed = 0...9_999

  /// The amounts above zero.
  private var amounts: [Fruit: Int] = [:]

  /// The amount of a fruit; there is never less than none.
  subscript(fruit: Fruit) -> Int {
    get { amounts[fruit] ?? 0 }
    set { amounts[fruit] = newValue > 0 ? newValue : nil }
  }

  /// The fruits of which there are any, in the order of the shop.
  var kinds: [Fruit] { Fruit.allCases.filter { self[$0] > 0 } }

  /// What has to be added to these fruits to get others.
  func missing(for needed: Fruits) -> Fruits {
    var missing = Fruits()
    for fruit in needed.kinds { missing[fruit] = needed[fruit] - self[fruit] }
    return missing
  }

  static func * (fruits: Fruits, count: Int) -> Fruits {
    var all = Fruits()
    for fruit in fruits.kinds { all[fruit] = fruits[fruit] * count }
    return all
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
    let counted = try decoder.singleValueContainer().decode([Fruit: Amount].self)
    for (fruit, amount) in counted { self[fruit] = amount.number }
  }
}

/// The amount of one fruit in a file.
///
/// It throws why it is not accepted; the place is that of the number, without more being said.
private struct Amount: Decodable {
  let number: Int

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    guard Fruits.allowed.contains(number) else { throw WrongAmount() }
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
