import ExpoJSON

/// Why a wish or an order is refused; the wish list is as it was.
enum Objection: Error, Equatable {
  /// The menu has no product of that number.
  case noProduct(Int)
  /// Products are not on the menu, or cost something else there.
  case unknown([String])
  case nothingWished

  func words(in language: Language) -> String {
    switch (self, language) {
    case (.noProduct(let number), .korean): "\(number)번 제품은 메뉴에 없습니다"
    case (.noProduct(let number), _): "the menu has no product \(number)"
    case (.unknown(let names), .korean): "메뉴에 없는 제품입니다: \(names.joined(separator: ", "))"
    case (.unknown(let names), _): "not on the menu: \(names.joined(separator: ", "))"
    case (.nothingWished, .korean): "주문할 제품이 없습니다"
    case (.nothingWished, _): "there is nothing to order"
    }
  }
}
