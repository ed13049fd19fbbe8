import ExpoKit

/// The counter of a shop: takes a line, gives an answer.
struct Counter {
  private(set) var shop: JuiceShop
  let language: Language

  init(of shop: JuiceShop, language: Language) {
    self.shop = shop
    self.language = language
  }

  /// The numbered menu, the stock and what can be typed.
  var welcome: String {
    let juices = shop.recipes.enumerated().map { index, recipe in
      "\(index + 1). \(recipe.name(in: language)) (\(recipe.fruits.words(in: language)))"
    }
    return (juices + [stock, usage]).joined(separator: "\n")
  }

  /// `2` orders the second juice; `mango +5` changes the stock.
  mutating func answer(_ line: String) -> String {
    let words = line.split(separator: " ")
    do throws(ShopError) {
      switch words.count {
      case 1:
        guard let recipe = recipe(numbered: words[0]) else { return usage }
        try shop.order(recipe)
        return served(recipe)
      case 2:
        guard let fruit = fruit(named: words[0]), let difference = Int(words[1]) else {
          return usage
        }
        try shop.change(fruit, by: difference)
        return stock
      default: return usage
      }
    } catch {
      return error.words(in: language)
    }
  }

  private func recipe(numbered text: Substring) -> Recipe? {
    guard let number = Int(text), number > 0 else { return nil }
    return shop.recipes.dropFirst(number - 1).first
  }

  private func fruit(named text: Substring) -> Fruit? {
    Fruit.allCases.first { fruit in
      Language.allCases.contains { fruit.name(in: $0) == text.lowercased() }
    }
  }
}
