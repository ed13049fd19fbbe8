import ExpoKit

/// A juice of the menu and what goes into one glass.
struct Recipe: Decodable, Equatable {
  let name: Name
  let fruits: Fruits

  struct Name: Decodable, Equatable {
    let ko: String
    let en: String
  }

  func name(in language: Language) -> String {
    switch language {
    case .korean: name.ko
    default: name.en
    }
  }
}

/// A shop: its recipes, and a stock that orders take from.
struct JuiceShop {
  let recipes: [Recipe]
  private(set) var stock: Fruits

  /// Opens a shop with two files; neither is used if the other is broken.
  init(recipes: SourceFile, stock: SourceFile) throws(DecodeErrors) {
    self.recipes = try ExpoDecoder().decode([Recipe].self, from: recipes)
    self.stock = try ExpoDecoder().decode(Fruits.self, from: stock)
  }

  /// Takes the fruits of a juice from the stock: all of them, or none if any is missing.
  mutating func order(_ recipe: Recipe) throws(ShopError) {
    let missing = stock.missing(for: recipe.fruits)
    guard missing.kinds.isEmpty else { throw .outOfStock(needed: missing) }
    stock = stock - recipe.fruits
  }

  /// Changes the stock by hand; it never falls below zero.
  mutating func change(_ fruit: Fruit, by difference: Int) throws(ShopError) {
    let (amount, isTooLarge) = stock[fruit].addingReportingOverflow(difference)
    guard !isTooLarge, Fruits.allowed.contains(amount) else { throw .notAllowed(fruit) }
    stock[fruit] = amount
  }
}

/// Why a shop refuses something; its stock is as it was.
enum ShopError: Error, Equatable {
  /// Fruits are missing: these, in these amounts.
  case outOfStock(needed: Fruits)
  /// The stock of a fruit would be an amount that is not allowed.
  case notAllowed(Fruit)
}
