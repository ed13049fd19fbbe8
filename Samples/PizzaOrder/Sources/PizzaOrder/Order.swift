import ExpoJSON
import Foundation

/// An order that was placed, with the prices of that day.
struct Order: Codable, Equatable {
  struct Line: Codable, Equatable {
    let name: String
    let count: Int
    let price: Int
  }

  let number: Int
  let lines: [Line]
  let total: Int
  /// The wish list that was ordered.
  let list: UUID

  /// `주문 3번  32,300원`.
  var receipt: String { "주문 \(number)번  \(Won(amount: total))" }
}

/// The orders of a pizzeria, kept in a file.
struct OrderBook {
  private let file: URL
  private(set) var orders: [Order] = []

  /// Reads the orders so far; without a file there are none.
  ///
  /// - Throws: ``DecodeErrors`` if the file was damaged. It stays as it is.
  init(in file: URL) throws {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    orders = try ExpoDecoder().decode([Order].self, from: file)
  }

  /// The order of a wish list; nil if it has not been ordered.
  func order(of list: UUID) -> Order? { orders.last { $0.list == list } }

  /// Writes an order of a wish list down; orders are numbered in turn, from 1.
  mutating func place(_ items: [WishList.Item], of list: UUID) throws -> Order {
    let lines = items.map {
      Order.Line(name: $0.product.name, count: $0.count, price: $0.price.amount)
    }
    let total = lines.reduce(0) { $0 + $1.price }
    let order = Order(number: orders.count + 1, lines: lines, total: total, list: list)
    try (orders + [order]).write(to: file)
    orders.append(order)
    return order
  }
}
