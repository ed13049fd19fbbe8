/// What a command line asks for.
enum Request {
  case show
  case perform(WishList.Action, number: Int)
  case removeAll
  case placeOrder

  /// Nothing, `add 3`, `subtract 3`, `clear` or `order`; nil for anything else.
  init?(_ arguments: [String]) {
    switch (arguments.first, arguments.count, arguments.last.flatMap { Int($0) }) {
    case (nil, _, _): self = .show
    case ("add", 2, let number?): self = .perform(.add, number: number)
    case ("subtract", 2, let number?): self = .perform(.subtract, number: number)
    case ("clear", 1, _): self = .removeAll
    case ("order", 1, _): self = .placeOrder
    default: return nil
    }
  }
}

extension WishList {
  /// Does what was asked for; products are numbered from 1 in the order of the menu.
  ///
  /// - Returns: The order that was placed, if one was asked for.
  mutating func perform(
    _ request: Request, with menu: Menu, _ orders: inout OrderBook
  ) throws -> Order? {
    switch request {
    case .show: break
    case .perform(let action, let number):
      guard number > 0, number <= menu.products.count else {
        throw Objection.noProduct(number)
      }
      try perform(action, on: menu.products[number - 1])
    case .removeAll: try removeAll()
    case .placeOrder: return try placeOrder(in: &orders)
    }
    return nil
  }

  /// `마르게리타 × 2  31,800원`, and the total below.
  var receipt: String {
    let lines = fetch().map { "\($0.product.name) × \($0.count)  \($0.price)" }
    return (lines + remainder + ["합계  \(total)"]).joined(separator: "\n")
  }

  /// A line for each product that cannot be ordered.
  var remainder: [String] { unknownNames.map { "\($0): 메뉴에 없는 제품" } }
}

extension Menu {
  /// Categories with their products, numbered from 1.
  var text: String {
    var number = 0
    var lines: [String] = []
    for index in 0..<numberOfCategories {
      lines.append("[\(category(at: index)?.name ?? "")]")
      for product in products(at: index) {
        number += 1
        lines.append("\(number). \(product.name)  \(product.price)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
