import ExpoBase

extension JSONNode {
  /// The errors inside the value and at its end; errors beside the root belong to the root.
  ///
  /// `{"a": {"x": 1 "y": 2}}` → for the value of `a`, the missing comma.
  var syntaxErrors: [DecodeError] {
    if index == 0 { return tree.errors }
    lazy var own = pointer.tokens
    return errors(from: bytes.lowerBound, through: bytes.upperBound).filter { error in
      let range = error.location.bytes
      return (range.isEmpty || range.overlaps(bytes) || kind == .missing)
        && error.location.pointer.tokens.starts(with: own) { $0.utf8.elementsEqual($1.utf8) }
    }
  }

  /// The last error before the value's end, which left the value as a remnant.
  var errorBefore: DecodeError? {
    let errors = tree.errors.filter { $0.severity == .error }
    return errors.last { $0.location.bytes.lowerBound <= bytes.upperBound } ?? errors.first
  }

  /// The errors that begin in a range, found without a look at all others.
  private func errors(from start: Int, through end: Int) -> ArraySlice<DecodeError> {
    let first = tree.errors.partitioningIndex { $0.location.bytes.lowerBound >= start }
    return tree.errors[first...].prefix { $0.location.bytes.lowerBound <= end }
  }

  private var pointer: JSONPointer {
    var pointer = JSONPointer.root
    var container = JSONNode(tree: tree, index: 0)
    while container.index != index {
      let steps =
        container.kind == .object
        ? container.members.lazy.map { ($0.value, $0.key.string ?? "") }.first(where: holdsThis)
        : container.elements.lazy.enumerated().map { ($1, String($0)) }.first(where: holdsThis)
      guard let (child, token) = steps else { break }
      pointer = pointer.appending(token)
      container = child
    }
    return pointer
  }

  private func holdsThis(_ child: JSONNode, _ token: String) -> Bool {
    index < tree.tape.next(after: child.index)
  }
}
