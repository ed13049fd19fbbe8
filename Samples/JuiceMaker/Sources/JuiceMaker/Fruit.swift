import ExpoJSON

/// A fruit of the shop, by its key in the JSON files.
enum Fruit: String, CaseIterable, Decodable, CodingKeyRepresentable {
  case strawberry, banana, kiwi, pineapple, mango

  func name(in language: Language) -> String {
    switch (self, language) {
    case (.strawberry, .korean): "딸기"
    case (.banana, .korean): "바나나"
    case (.kiwi, .korean): "키위"
    case (.pineapple, .korean): "파인애플"
    case (.mango, .korean): "망고"
    default: rawValue
    }
  }
}
