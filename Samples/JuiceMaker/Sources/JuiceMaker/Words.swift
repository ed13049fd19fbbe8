import ExpoJSON

extension Fruits {
  /// `망고 2개, 키위 1개` or `2 mango, 1 kiwi`.
  func words(in language: Language) -> String {
    let amounts = kinds.map { fruit in
      switch language {
      case .korean: "\(fruit.name(in: language)) \(self[fruit])개"
      default: "\(self[fruit]) \(fruit.name(in: language))"
      }
    }
    return amounts.joined(separator: ", ")
  }
}

extension ShopError {
  func words(in language: Language) -> String {
    switch (self, language) {
    case (.outOfStock(let needed), .korean): "재료가 모자랍니다: \(needed.words(in: language))"
    case (.outOfStock(let needed), _): "out of stock: \(needed.words(in: language)) needed"
    case (.wrongCount, .korean): "한 번에 1잔부터 99잔까지 주문할 수 있습니다"
    case (.wrongCount, _): "an order is 1 to 99 glasses"
    case (.notAllowed(let fruit), .korean):
      "\(fruit.name(in: language)) 재고는 0개부터 9,999개까지만 둘 수 있습니다"
    case (.notAllowed(let fruit), _):
      "the stock of \(fruit.name(in: language)) can be 0 to 9,999"
    }
  }
}

extension StockChange {
  /// What a kitchen should know; nil if nothing was used up.
  func notice(in language: Language) -> String? {
    guard !usedUp.isEmpty else { return nil }
    let names = usedUp.map { $0.name(in: language) }.joined(separator: ", ")
    return switch language {
    case .korean: "! 다 떨어진 재료: \(names)"
    default: "! used up: \(names)"
    }
  }
}

extension Counter {
  var stock: String {
    let words = shop.stock.words(in: language)
    return switch (language, words.isEmpty) {
    case (.korean, false): "재고: \(words)"
    case (.korean, true): "재고: 없음"
    case (_, false): "stock: \(words)"
    case (_, true): "stock: nothing"
    }
  }

  var usage: String {
    switch language {
    case .korean: "주문은 ‘2’나 ‘2 x3’, 재고는 ‘망고 +5’나 ‘망고 =5’처럼 입력하세요. 끝내려면 q를 입력하세요."
    default:
      "Type an order, ‘2’ or ‘2 x3’, or a change of the stock, ‘mango +5’ or ‘mango =5’; q to quit."
    }
  }

  func served(_ recipe: Recipe, _ count: Int) -> String {
    let name = recipe.name(in: language)
    return switch (language, count) {
    case (.korean, 1): "주문하신 \(name) 나왔습니다. 맛있게 드세요!"
    case (.korean, _): "주문하신 \(name) \(count)잔 나왔습니다. 맛있게 드세요!"
    case (_, 1): "Here is your \(name). Enjoy!"
    case (_, _): "Here are your \(count) glasses of \(name). Enjoy!"
    }
  }
}
