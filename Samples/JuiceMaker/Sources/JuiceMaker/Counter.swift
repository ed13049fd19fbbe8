import ExpoJSON

/// The counter of a shop: takes a line, gives an answer.
struct Counter {
  let shop: JuiceShop
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

  /// `2` orders the second juice, `2 x3` three glasses of it; `mango +5` changes the stock, `mango =5`
  /// sets it.
  func answer(_ line: String) -> String {
    let words = line.split(separator: " ")
    do throws(ShopError) {
      switch words.count {
      case 1:
        guard let recipe = recipe(numbered: words[0]) else { return usage }
        try shop.order(recipe)
        return served(recipe, 1)
      case 2:
        if let recipe = recipe(numbered: words[0]), let count = number(words[1], after: "x") {
          try shop.order(recipe, count: count)
          return served(recipe, count)
        }
        guard let fruit = fruit(named: words[0]) else { return usage }
        if let amount = number(words[1], after: "=") {
          try shop.set(fruit, to: amount)
        } else if let difference = Int(words[1]) {
          try shop.change(fruit, by: difference)
        } else {
          return usage
        }
        return stock
      default: return usage
      }
    } catch {
      return error.words(in: language)
    }
  }

  private func number(_ text: Substring, after sign: String) -> Int? {
    text.hasPrefix(sign) ? Int(text.dropFirst()) : nil
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
