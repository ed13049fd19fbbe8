import ExpoJSON

/// Why a value of a file is not accepted: thrown by `init(from:)`, reported with its line and column.
enum Rejection: RejectionReason {
  case price
  case sameNames([String])
  case count

  func words(in language: Language) -> String {
    switch (self, language) {
    case (.price, .korean): "가격은 0원부터 10,000,000원까지입니다"
    case (.price, _): "a price is 0 to 10,000,000 won"
    case (.sameNames(let names), .korean): "이름이 같은 제품이 있습니다: \(Self.list(names))"
    case (.sameNames(let names), _): "several products are called \(Self.list(names))"
    case (.count, .korean): "수량은 1부터 99까지입니다"
    case (.count, _): "a count is 1 to 99"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
