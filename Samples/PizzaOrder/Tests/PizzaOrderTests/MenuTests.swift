import ExpoJSON
import Foundation
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
      try ExpoDecoder().decode(Menu.self, from: URL(fileURLWithPath: path))
    }
    let found = zip(errors.errors, errors.positions).map { error, place in
      "\(place.line):\(place.column): \(error.words(in: .korean).message)"
    }
    #expect(
      found == [
        "6:37: 'price' 값은 숫자여야 하는데 문자열 '15,900'입니다",
        "7:9: 필수인 'price' 키가 없습니다",
        "8:38: 'price'에 '-23900' 값은 쓸 수 없습니다: 가격은 0원부터 10,000,000원까지입니다",
        "14:23: 내용 안의 따옴표에서 문자열이 끝났습니다",
      ])
  }

  @Test("every fault of one product is printed")
  func oneProduct() {
    let text =
      #"{"categories": [{"name": "음료", "products": [{"name": 1, "price": "x", "thumbnail": 2}]}]}"#
    let tree = JSONTree(reading: SourceFile(name: "menu.json", text: text))
    let found = ExpoDecoder().collect(Menu.self, from: tree).errors.map(
      \.location.pointer.tokens.last)
    #expect(found == ["name", "price", "thumbnail"])
  }

  @Test("products of one name are an error, which names each such name")
  func sameNames() throws {
    func drinks(_ names: String...) -> String {
      names.map { #"{"name": "\#($0)", "price": 2000, "thumbnail": "t"}"# }.joined(separator: ", ")
    }
    let text =
      #"{"categories": [{"name": "음료", "products": [\#(drinks("콜라", "콜라", "물", "물", "콜라"))]}]}"#
    let errors = try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Menu.self, from: text)
    }
    #expect(errors.errors.map(\.location.pointer.description) == ["/categories/0/products/1/name"])
    #expect(errors.words(in: .korean).contains("이름이 같은 제품이 있습니다: '콜라', '물'"))
    #expect(errors.words(in: .english).contains("several products are called '콜라', '물'"))
  }

  @Test("a price that is not a whole hundred is a warning of this program's own rule")
  func unroundedPrice() throws {
    let path =
      #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(3).joined(separator: "/") + "/Broken/prices.json"
    let file = SourceFile(
      name: "prices.json", text: try String(contentsOfFile: path, encoding: .utf8))
    let tree = JSONTree(reading: file)
    let warnings = try ExpoDecoder().decode(Menu.self, from: tree).unroundedPrices(in: tree)
    let report = Report([.init(file, warnings.map { Report.Diagnostic($0) })])
    #expect(
      report.text(in: .korean, as: .concise) == """
        prices.json:5:66: warning: 15,950원은 100원 단위가 아닙니다 [PIZZA-1 unrounded-price]

        """)
  }

  @Test("every bad price of a menu is named, also in a row and in two categories")
  func badPrices() throws {
    func products(_ prices: Int...) -> String {
      prices.enumerated().map { #"{"name": "\#($0)", "price": \#($1), "thumbnail": "t"}"# }
        .joined(separator: ",\n")
    }
    let text = """
      {"categories": [
      {"name": "피자", "products": [
      \(products(-1, -2, 99_999_999, 15_900))]},
      {"name": "음료", "products": [
      \(products(500, 10_000_001))]}]}
      """
    let errors = try #require(throws: DecodeErrors.self) {
      try ExpoDecoder().decode(Menu.self, from: text)
    }
    let found = zip(errors.errors, errors.positions).map { error, place in
      "\(place.line): \(error.words(in: .korean).message)"
    }
    let reason = "값은 쓸 수 없습니다: 가격은 0원부터 10,000,000원까지입니다"
    #expect(
      found == [
        "3: 'price'에 '-1' \(reason)", "4: 'price'에 '-2' \(reason)",
        "5: 'price'에 '99999999' \(reason)", "9: 'price'에 '10000001' \(reason)",
      ])
  }
}
