import ExpoKit
import Testing

@testable import JuiceMaker

struct CounterTests {
  private func counter(_ language: Language) throws -> Counter {
    let recipes = #"[{"name": {"ko": "망고 주스", "en": "mango juice"}, "fruits": {"mango": 3}}]"#
    let shop = try JuiceShop(
      recipes: SourceFile(name: "recipes.json", text: recipes),
      stock: SourceFile(name: "stock.json", text: #"{"mango": 4}"#))
    return Counter(of: shop, language: language)
  }

  @Test("a conversation in Korean")
  func korean() throws {
    var counter = try counter(.korean)
    #expect(counter.welcome.hasPrefix("1. 망고 주스 (망고 3개)\n재고: 망고 4개\n"))
    #expect(counter.answer("1") == "주문하신 망고 주스 나왔습니다. 맛있게 드세요!")
    #expect(counter.answer("1") == "재료가 모자랍니다: 망고 2개")
    #expect(counter.answer("망고 -2") == "망고 재고는 0개부터 9,999개까지만 둘 수 있습니다")
    #expect(counter.answer("망고 -1") == "재고: 없음")
    #expect(counter.answer("망고 +3") == "재고: 망고 3개")
  }

  @Test("a conversation in English")
  func english() throws {
    var counter = try counter(.english)
    #expect(counter.answer("1") == "Here is your mango juice. Enjoy!")
    #expect(counter.answer("1") == "out of stock: 2 mango needed")
    #expect(counter.answer("mango -2") == "the stock of mango can be 0 to 9,999")
    #expect(counter.answer("Mango +2") == "stock: 3 mango")
  }

  @Test(
    "any other line gets the usage",
    arguments: ["", "0", "2", "-1", "9223372036854775807", "lemon +1", "mango five", "1 2 3"])
  func unclear(line: String) throws {
    var counter = try counter(.english)
    #expect(counter.answer(line) == counter.usage)
  }
}
