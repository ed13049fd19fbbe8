/// The keys from the value that is decoded to a part of it, as a chain from the inside out.
///
/// Going one level deeper costs no copy of what is above; the list that Swift asks for is made
/// only when it is asked for.
struct CodingPath {
  /// A container around.
  fileprivate final class Container {
    let path: CodingPath
    init(_ path: CodingPath) { self.path = path }
  }

  private let container: Container?
  /// The key of the part; nil at the root.
  let last: (any CodingKey)?

  /// The value itself.
  static var root: CodingPath { CodingPath(container: nil, last: nil) }

  /// All keys, the outermost first.
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

  /// A way to the parts of this value, made once for all of them.
  func parts() -> Parts { Parts(container: last == nil ? nil : Container(self)) }

  /// Where the parts of one container are.
  struct Parts {
    fileprivate let container: Container?

    /// The path to the part under a key.
    func appending(_ key: any CodingKey) -> CodingPath {
      CodingPath(container: container, last: key)
    }
  }

  fileprivate init(container: Container?, last: (any CodingKey)?) {
    self.container = container
    self.last = last
  }
}
