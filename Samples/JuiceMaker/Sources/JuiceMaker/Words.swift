import ExpoKit

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
    case (.notAllowed(let fruit), .korean):
      "\(fruit.name(in: language)) 재고는 0개부터 9,999개까지만 둘 수 있습니다"
    case (.notAllowed(let fruit), _):
      "the stock of \(fruit.name(in: language)) can be 0 to 9,999"
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
    case .korean: "주문할 주스의 번호나 ‘망고 +5’처럼 바꿀 재고를 입력하세요. 끝내려면 q를 입력하세요."
    default: "Type the number of a juice, or a change of the stock, ‘mango +5’; q to quit."
    }
  }

  func served(_ recipe: Recipe) -> String {
    switch language {
    case .korean: "주문하신 \(recipe.name(in: language)) 나왔습니다. 맛있게 드세요!"
    default: "Here is your \(recipe.name(in: language)). Enjoy!"
    }
  }
}
