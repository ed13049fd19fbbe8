import ExpoJSON
import Foundation

/// A sum of money in won.
struct Won: Equatable {
  /// What one product may cost.
  ///
  /// No wish list of such products exceeds an `Int`.
  static let prices = 0...10_000_000

  let amount: Int

  static func * (price: Won, count: Int) -> Won { Won(amount: price.amount * count) }
  static func + (one: Won, other: Won) -> Won { Won(amount: one.amount + other.amount) }
}

extension Won: CustomStringConvertible {
  /// `21,900원`, whatever the locale of the user.
  var description: String { amount.formatted(.number.locale(Locale(identifier: "ko_KR"))) + "원" }
}

extension Won: Decodable {
  init(from decoder: any Decoder) throws {
    amount = try decoder.singleValueContainer().decode(Int.self)
    guard Self.prices.contains(amount) else { throw Rejection.price }
  }
}
