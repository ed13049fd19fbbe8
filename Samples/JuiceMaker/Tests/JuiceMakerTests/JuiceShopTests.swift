import ExpoJSON
import Testing

@testable import JuiceMaker

struct JuiceShopTests {
  private let shop: JuiceShop

  init() throws {
    shop = try JuiceShop(
      recipes: SourceFile(name: "recipes.json", bytes: PackageResources.recipes_json),
      stock: SourceFile(name: "stock.json", bytes: PackageResources.stock_json))
  }

  @Test("the menu in both languages")
  func menu() {
    let lines = shop.recipes.map { recipe in
      Language.allCases.map { "\(recipe.name(in: $0)): \(recipe.fruits.words(in: $0))" }
    }
    #expect(
      lines == [
        ["딸기 주스: 딸기 16개", "strawberry juice: 16 strawberry"],
        ["바나나 주스: 바나나 2개", "banana juice: 2 banana"],
        ["키위 주스: 키위 3개", "kiwi juice: 3 kiwi"],
        ["파인애플 주스: 파인애플 2개", "pineapple juice: 2 pineapple"],
        ["망고 주스: 망고 3개", "mango juice: 3 mango"],
        [
          "딸기바나나 주스: 딸기 10개, 바나나 1개",
          "strawberry-banana juice: 10 strawberry, 1 banana",
        ],
        ["망고키위 주스: 키위 1개, 망고 2개", "mango-kiwi juice: 1 kiwi, 2 mango"],
      ])
  }

  @Test("an order takes all its fruits")
  func order() throws {
    try shop.order(shop.recipes[5])
    #expect(shop.stock == [.banana: 9, .kiwi: 10, .pineapple: 10, .mango: 10])
  }

  @Test("an order that lacks a fruit takes none, and names all that is missing")
  func outOfStock() throws {
    try shop.change(.mango, by: -9)
    try shop.change(.kiwi, by: -10)
    let before = shop.stock
    #expect(throws: ShopError.outOfStock(needed: [.mango: 1, .kiwi: 1])) {
      try shop.order(shop.recipes[6])
    }
    #expect(throws: ShopError.outOfStock(needed: [.strawberry: 6])) {
      try shop.order(shop.recipes[0])
    }
    #expect(shop.stock == before)
  }

  @Test("the stock stays between 0 and 9,999", arguments: [-11, 9_990, Int.min, Int.max])
  func bounds(difference: Int) {
    #expect(throws: ShopError.notAllowed(.mango)) { try shop.change(.mango, by: difference) }
    #expect(shop.stock[.mango] == 10)
  }

  @Test("an order of several glasses takes the fruits of all, or none")
  func quantity() throws {
    try shop.order(shop.recipes[6], count: 3)
    #expect(shop.stock[.mango] == 4)
    #expect(shop.stock[.kiwi] == 7)
    #expect(throws: ShopError.outOfStock(needed: [.mango: 2])) {
      try shop.order(shop.recipes[6], count: 3)
    }
    #expect(shop.stock[.kiwi] == 7)
    #expect(throws: ShopError.outOfStock(needed: [.strawberry: 1574])) {
      try shop.order(shop.recipes[0], count: 99)
    }
  }

  @Test("an order has 1 to 99 glasses", arguments: [0, -1, 100, Int.min, Int.max])
  func glasses(count: Int) {
    #expect(throws: ShopError.wrongCount) { try shop.order(shop.recipes[1], count: count) }
    #expect(shop.stock[.banana] == 10)
  }

  @Test("the stock can be set", arguments: [0, 10, 9_999])
  func set(amount: Int) throws {
    try shop.set(.kiwi, to: amount)
    #expect(shop.stock[.kiwi] == amount)
    #expect(throws: ShopError.notAllowed(.kiwi)) { try shop.set(.kiwi, to: -1) }
    #expect(throws: ShopError.notAllowed(.kiwi)) { try shop.set(.kiwi, to: 10_000) }
    #expect(shop.stock[.kiwi] == amount)
  }

  @Test("observers are told of each change once, and of nothing else")
  func observers() throws {
    var (amounts, usedUp): ([[Int]], [[Fruit]]) = ([], [])
    shop.observe { amounts.append([$0.before[.strawberry], $0.after[.strawberry]]) }
    shop.observe { usedUp.append($0.usedUp) }
    try shop.order(shop.recipes[5])
    try shop.set(.strawberry, to: 0)
    try shop.set(.strawberry, to: 3)
    _ = try? shop.order(shop.recipes[0])
    _ = try? shop.change(.strawberry, by: -4)
    #expect(amounts == [[10, 0], [0, 3]])
    #expect(usedUp == [[.strawberry], []])
  }

  @Test("what is missing is named in the order of the shop, whatever that of the recipe")
  func missingInOrder() throws {
    let recipe = #"{"mango": 1, "kiwi": 2, "banana": 3, "strawberry": 4, "pineapple": 5}"#
    let needed = try ExpoDecoder().decode(Fruits.self, from: recipe)
    let missing = Fruits().missing(for: needed)
    #expect(missing.kinds == [.strawberry, .banana, .kiwi, .pineapple, .mango])
    #expect(missing.words(in: .korean) == "딸기 4개, 바나나 3개, 키위 2개, 파인애플 5개, 망고 1개")
  }
}
