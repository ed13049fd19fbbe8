import ExpoBase

extension JSONTree {
  /// The index of the first value with a key in the object at an index; nil if there is none.
  func member(_ key: String, of object: Int, number: KeyNumber = .unknown) -> Int? {
    var index = object + 1
    let end = tape.nodes[object].end
    while index + 1 < end {
      let node = tape.nodes[index]
      // The number of a key says nothing once the key was repaired.
      let isKey =
        number != .unknown && node.key > 0 && node.isPlainString
        ? number == .number(node.key) : isString(at: index, equalTo: key)
      if isKey { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }
}
