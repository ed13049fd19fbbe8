import ExpoKit
import Testing

@testable import PizzaOrder

struct MenuTests {
  @Test("categories and products by their indices")
  func menu() throws {
    let menu = try ExpoDecoder().decode(
      Menu.self, from: SourceFile(name: "menu.json", bytes: PackageResources.menu_json))
    #expect(menu.numberOfCategories == 3)
    #expect((0..<3).map { menu.category(at: $0)?.name } == ["피자", "곁들임", "음료와 소스"])
    #expect((0..<3).map(menu.numberOfProducts) == [3, 2, 2])
    #expect(menu.products(at: 1).map(\.name) == ["오븐 스파게티", "치즈 스틱"])
    #expect(menu.products(at: 2).map { "\($0.price)" } == ["2,500원", "500원"])
    #expect(menu.products.first?.thumbnail == "pizza_margherita")
  }

  @Test("nothing is at other indices", arguments: [-1, 1, Int.max, Int.min])
  func otherIndices(index: Int) throws {
    let menu = try ExpoDecoder().decode(
      Menu.self, from: #"{"categories": [{"name": "피자", "products": []}]}"#)
    #expect(menu.category(at: index) == nil)
    #expect(menu.numberOfProducts(at: index) == 0)
    #expect(menu.products(at: index).isEmpty)
  }

  @Test("a broken menu: every fault with its place")
  func broken() throws {
    let path =
      #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(3).joined(separator: "/") + "/Broken/menu.json"
    let errors = try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Menu.self, from: FileReader.read(path))
    }
    let lines = LineIndex(errors.file)
    let found = errors.errors.map { error in
      let place = lines.position(at: error.location.bytes.lowerBound)
      return "\(place.line):\(place.column): \(error.words(in: .english).message)"
    }
    #expect(
      found == [
        "6:37: expected a number for 'price', found the string '15,900'",
        "7:9: missing key 'price'",
        "8:38: '-23900' is not accepted: a price is 0 to 10,000,000 won",
        "14:24: expected ',' or '}', found '스' (U+C2A4)",
      ])
  }

  @Test("two products of one name are an error")
  func sameName() throws {
    let cola = #"{"name": "콜라", "price": 2000, "thumbnail": "cola"}"#
    let text = #"{"categories": [{"name": "음료", "products": [\#(cola), \#(cola)]}]}"#
    let errors = try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Menu.self, from: text)
    }
    #expect(errors.localizedDescription.contains("two products are called '콜라'"))
  }
}
