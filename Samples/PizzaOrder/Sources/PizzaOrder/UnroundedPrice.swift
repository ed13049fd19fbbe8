import ExpoJSON

/// A rule of this program's own: prices are whole hundreds of won.
///
/// Such a menu can be decoded and used, but somebody should look at it.
struct UnroundedPrice: Problem {
  let price: Int
  let location: DocumentLocation

  var rule: Rule { .unroundedPrice }

  /// The price rounded down; only a person knows what it should be.
  var fix: Fix? { .unsafe(Fix.Edit(location.bytes, "\(price / 100 * 100)")) }

  func words(in language: Language) -> ProblemWords {
    let (price, rounded) = (Won(amount: price), Won(amount: price / 100 * 100))
    return switch language {
    case .korean:
      ProblemWords("\(price)은 100원 단위가 아닙니다", help: "\(rounded)으로 내리세요", fix: "\(rounded)으로 내리기")
    default:
      ProblemWords(
        "\(price) is not a multiple of 100", help: "make it \(rounded)", fix: "round down")
    }
  }
}

extension Rule {
  static let unroundedPrice = Rule(
    "PIZZA", 1, name: "unrounded-price", family: .value, severity: .warning,
    example: #"{"price": 15950}"#, corrected: #"{"price": 15900}"#
  ) { language in
    switch language {
    case .korean:
      RuleWords("100원 단위가 아닌 가격", explanation: "거스름돈이 번거롭습니다.", advice: "100원 단위로 내리세요.")
    default:
      RuleWords(
        "a price that is not a multiple of 100 won", explanation: "Change is a nuisance.",
        advice: "Round it down.")
    }
  }
}

extension Menu {
  /// The prices that are not whole hundreds, each at its place in the document.
  func unroundedPrices(in tree: JSONTree) -> [UnroundedPrice] {
    var problems: [UnroundedPrice] = []
    for category in 0..<numberOfCategories {
      for (number, product) in products(at: category).enumerated() {
        let pointer = JSONPointer(["categories", "\(category)", "products", "\(number)", "price"])
        guard product.price.amount % 100 != 0, let location = tree.location(of: pointer)
        else { continue }
        problems.append(UnroundedPrice(price: product.price.amount, location: location))
      }
    }
    return problems
  }
}
