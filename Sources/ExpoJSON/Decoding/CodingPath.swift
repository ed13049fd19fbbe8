/// The coding keys from the decoded value to a part of it, linked from the innermost outwards.
///
/// A longer path copies nothing. The array that Swift's protocols need is made only on request.
struct CodingPath {
  /// An enclosing container.
  fileprivate final class Container {
    let path: CodingPath
    init(_ path: CodingPath) { self.path = path }
  }

  private let container: Container?
  /// The key of the part; nil at the root.
  let last: (any CodingKey)?

  /// The value itself.
  static var root: CodingPath { CodingPath(container: nil, last: nil) }

  /// All keys, outermost first.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while let last = path.last {
      keys.append(last)
      guard let container = path.container else { break }
      path = container.path
    }
    return keys.reversed()
  }

  /// The paths to the parts of this value, which share one container.
  func parts() -> Parts { Parts(container: last == nil ? nil : Container(self)) }

  /// Makes the paths to the parts of one container.
  struct Parts {
    fileprivate let container: Container?

    /// The path to the part with a key.
    func appending(_ key: any CodingKey) -> CodingPath {
      CodingPath(container: container, last: key)
    }
  }

  fileprivate init(container: Container?, last: (any CodingKey)?) {
    self.container = container
    self.last = last
  }
}
