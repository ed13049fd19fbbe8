import ExpoJSON
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
    let counter = try counter(.korean)
    #expect(counter.welcome.hasPrefix("1. 망고 주스 (망고 3개)\n재고: 망고 4개\n"))
    #expect(counter.answer("1") == "주문하신 망고 주스 나왔습니다. 맛있게 드세요!")
    #expect(counter.answer("1") == "재료가 모자랍니다: 망고 2개")
    #expect(counter.answer("망고 -2") == "망고 재고는 0개부터 9,999개까지만 둘 수 있습니다")
    #expect(counter.answer("망고 -1") == "재고: 없음")
    #expect(counter.answer("망고 +3") == "재고: 망고 3개")
    #expect(counter.answer("망고 =9") == "재고: 망고 9개")
    #expect(counter.answer("1 x3") == "주문하신 망고 주스 3잔 나왔습니다. 맛있게 드세요!")
    #expect(counter.answer("1 x0") == "한 번에 1잔부터 99잔까지 주문할 수 있습니다")
  }

  @Test("a conversation in English")
  func english() throws {
    let counter = try counter(.english)
    #expect(counter.answer("1") == "Here is your mango juice. Enjoy!")
    #expect(counter.answer("1") == "out of stock: 2 mango needed")
    #expect(counter.answer("mango -2") == "the stock of mango can be 0 to 9,999")
    #expect(counter.answer("Mango +2") == "stock: 3 mango")
    #expect(counter.answer("mango =9") == "stock: 9 mango")
    #expect(counter.answer("mango =-1") == "the stock of mango can be 0 to 9,999")
    #expect(counter.answer("1 x2") == "Here are your 2 glasses of mango juice. Enjoy!")
    #expect(counter.answer("1 x100") == "an order is 1 to 99 glasses")
  }

  @Test(
    "any other line gets the usage",
    arguments: [
      "", "0", "2", "-1", "9223372036854775807", "lemon +1", "mango five", "1 2 3", "1 3", "1 x",
      "2 x1",
      "mango =", "x2 1",
    ])
  func unclear(line: String) throws {
    let counter = try counter(.english)
    #expect(counter.answer(line) == counter.usage)
  }
}
