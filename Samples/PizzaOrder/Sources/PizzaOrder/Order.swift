/// What a command line asks for.
enum Order {
  case show
  case perform(WishList.Action, number: Int)
  case removeAll

  /// Nothing, `add 3`, `subtract 3` or `clear`; nil for anything else.
  init?(_ arguments: [String]) {
    switch (arguments.first, arguments.count, arguments.last.flatMap { Int($0) }) {
    case (nil, _, _): self = .show
    case ("add", 2, let number?): self = .perform(.add, number: number)
    case ("subtract", 2, let number?): self = .perform(.subtract, number: number)
    case ("clear", 1, _): self = .removeAll
    default: return nil
    }
  }
}

extension WishList {
  /// Does what was asked for; products are numbered from 1 in the order of the menu.
  mutating func perform(_ order: Order, with menu: Menu) throws {
    switch order {
    case .show: break
    case .perform(let action, let number):
      guard menu.products.indices.contains(number - 1) else { return }
      try perform(action, on: menu.products[number - 1])
    case .removeAll: try removeAll()
    }
  }

  /// `마르게리타 × 2  31,800원`, and the total below.
  var receipt: String {
    let lines = fetch().map { "\($0.product.name) × \($0.count)  \($0.price)" }
    return (lines + ["합계  \(total)"]).joined(separator: "\n")
  }
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
