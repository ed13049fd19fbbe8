import ExpoKit
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
    var shop = shop
    try shop.order(shop.recipes[5])
    #expect(shop.stock == [.strawberry: 0, .banana: 9, .kiwi: 10, .pineapple: 10, .mango: 10])
  }

  @Test("an order that lacks a fruit takes none, and names all that is missing")
  func outOfStock() throws {
    var shop = shop
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
    var shop = shop
    #expect(throws: ShopError.notAllowed(.mango)) { try shop.change(.mango, by: difference) }
    #expect(shop.stock[.mango] == 10)
  }
}
