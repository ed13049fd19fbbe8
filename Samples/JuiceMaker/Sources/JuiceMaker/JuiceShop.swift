import ExpoJSON

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

/// A shop: its recipes, and a stock that orders take from and that others observe.
///
/// It is a class, because all who observe it mean the same stock.
final class JuiceShop {
  /// How many glasses one order can have.
  static let glasses = 1...99

  let recipes: [Recipe]
  private(set) var stock: Fruits {
    didSet { if stock != oldValue { tell(StockChange(before: oldValue, after: stock)) } }
  }
  private var observers: [(StockChange) -> Void] = []

  /// Opens a shop with two files; neither is used if the other is broken.
  init(recipes: SourceFile, stock: SourceFile) throws(DecodeErrors) {
    self.recipes = try Self.read(recipes)
    self.stock = try Self.read(stock)
  }

  /// The value of a file; all errors of a file, not only the first of each recipe.
  private static func read<Value: Decodable>(_ file: SourceFile) throws(DecodeErrors) -> Value {
    try ExpoDecoder().collect(Value.self, from: JSONTree(reading: file)).get()
  }

  /// Takes the fruits of some glasses of a juice from the stock: all of them, or none if any is missing.
  func order(_ recipe: Recipe, count: Int = 1) throws(ShopError) {
    guard Self.glasses.contains(count) else { throw .wrongCount }
    let needed = recipe.fruits * count
    let missing = stock.missing(for: needed)
    guard missing.kinds.isEmpty else { throw .outOfStock(needed: missing) }
    stock = stock - needed
  }

  /// Changes the stock by hand; it never falls below zero.
  func change(_ fruit: Fruit, by difference: Int) throws(ShopError) {
    let (amount, isTooLarge) = stock[fruit].addingReportingOverflow(difference)
    guard !isTooLarge else { throw .notAllowed(fruit) }
    try set(fruit, to: amount)
  }

  /// Sets what there is of a fruit, as a stepper or a count of the shelf does.
  func set(_ fruit: Fruit, to amount: Int) throws(ShopError) {
    guard Fruits.allowed.contains(amount) else { throw .notAllowed(fruit) }
    stock[fruit] = amount
  }

  /// Calls a function after each change of the stock, once for an order.
  func observe(_ observer: @escaping (StockChange) -> Void) { observers.append(observer) }

  private func tell(_ change: StockChange) { for observer in observers { observer(change) } }
}

/// What observers of a stock are told.
struct StockChange: Equatable {
  let before, after: Fruits

  /// The fruits of which there are none any more, in the order of the shop.
  var usedUp: [Fruit] { before.kinds.filter { after[$0] == 0 } }
}

/// Why a shop refuses something; its stock is as it was.
enum ShopError: Error, Equatable {
  /// Fruits are missing: these, in these amounts.
  case outOfStock(needed: Fruits)
  /// An order has no glass, or too many.
  case wrongCount
  /// The stock of a fruit would be an amount that is not allowed.
  case notAllowed(Fruit)
}
