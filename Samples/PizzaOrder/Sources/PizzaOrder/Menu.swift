import ExpoJSON

/// A menu of categories, as a list with sections shows it.
///
/// An index that the menu does not have is no reason to crash: there is nothing there.
struct Menu: Equatable {
  private let categories: [Category]

  var numberOfCategories: Int { categories.count }

  func category(at index: Int) -> Category? {
    categories.indices.contains(index) ? categories[index] : nil
  }

  func numberOfProducts(at index: Int) -> Int { products(at: index).count }

  func products(at index: Int) -> [Product] { category(at: index)?.products ?? [] }

  /// All products, in the order of the menu.
  var products: [Product] { categories.flatMap(\.products) }
}

extension Menu: Decodable {
  private enum CodingKeys: CodingKey { case categories }

  /// A wish list knows products by their names, so no two may have the same.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    categories = try container.decode([Category].self, forKey: .categories)
    var (names, repeated): (Set<String>, [String]) = ([], [])
    var path: [any CodingKey] = []
    for (category, content) in categories.enumerated() {
      for (number, product) in content.products.enumerated()
      where !names.insert(product.name).inserted && !repeated.contains(product.name) {
        repeated.append(product.name)
        if repeated.count > 1 { continue }
        path = [
          CodingKeys.categories, category.codingKey, "products".codingKey, number.codingKey,
          "name".codingKey,
        ]
      }
    }
    if !repeated.isEmpty {
      throw Rejection.sameNames(repeated).error(at: container.codingPath + path)
    }
  }
}

struct Category: Decodable, Equatable {
  let name: String
  let products: [Product]
}

struct Product: Decodable, Equatable {
  /// The name, which no other product has.
  let name: String
  let price: Won
  /// The name of a picture.
  let thumbnail: String
}
