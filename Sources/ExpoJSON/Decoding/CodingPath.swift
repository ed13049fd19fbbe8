/// The coding keys from the decoded value to a part of it, linked from the innermost outwards.
///
/// A longer path copies nothing. The array that Swift's protocols need is made only on request.
struct CodingPath {
  /// An enclosing container.
  fileprivate final class Container {
    let path: CodingPath
    init(_ path: CodingPath) { self.path = path }
  }

  /// The step from a container to a part of it.
  fileprivate enum Step {
    case none
    case element(Int)
    case member(any CodingKey)
  }

  private let container: Container?
  private let step: Step

  /// The value itself.
  static var root: CodingPath { CodingPath(container: nil, step: .none) }

  /// The path to an element of the decoded array.
  init(toElement index: Int) { self.init(container: nil, step: .element(index)) }

  /// The key of the part; nil at the root.
  var last: (any CodingKey)? {
    switch step {
    case .none: nil
    case .element(let index): IndexKey(index)
    case .member(let key): key
    }
  }

  /// The key of a member; nil for an element and at the root.
  var memberName: String? {
    guard case .member(let key) = step else { return nil }
    return key.stringValue
  }

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
  func parts() -> Parts {
    if case .none = step { return Parts(container: nil) }
    return Parts(container: Container(self))
  }

  /// Makes the paths to the parts of one container.
  struct Parts {
    fileprivate let container: Container?

    /// The path to the member with a key.
    func appending(_ key: any CodingKey) -> CodingPath {
      CodingPath(container: container, step: .member(key))
    }

    /// The path to the element at an index.
    func appending(_ index: Int) -> CodingPath {
      CodingPath(container: container, step: .element(index))
    }
  }

  fileprivate init(container: Container?, step: Step) {
    self.container = container
    self.step = step
  }
}

extension Decoder {
  /// The kind of the value that ``ExpoDecoder`` decodes; nil for another decoder.
  ///
  /// A type that accepts two kinds of value needs it: in a collecting pass, a caught error is
  /// reported too.
  package var valueKind: JSONNode.Kind? { (self as? NodeDecoder)?.node?.kind }
}
