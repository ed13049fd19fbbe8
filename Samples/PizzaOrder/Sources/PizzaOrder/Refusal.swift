import ExpoJSON

/// Why a value of a file is not accepted: thrown by `init(from:)`, reported with its line and column.
enum Refusal: RejectionReason {
  case price
  case sameName(String)
  case count

  func words(in language: Language) -> String {
    switch (self, language) {
    case (.price, .korean): "가격은 0원부터 10,000,000원까지입니다"
    case (.price, _): "a price is 0 to 10,000,000 won"
    case (.sameName(let name), .korean): "'\(name)' 제품이 둘입니다"
    case (.sameName(let name), _): "two products are called '\(name)'"
    case (.count, .korean): "수량은 1부터 99까지입니다"
    case (.count, _): "a count is 1 to 99"
    }
  }
}
