import ExpoSource

extension JSONTree {
  /// The index of the first value with a key in the object at an index; nil if there is none.
  func member(_ key: String, of object: Int) -> Int? {
    member(NumberedKey(key), of: object)
  }

  /// The index of the first value with a key in the object at an index; nil if there is none.
  func member(_ key: NumberedKey, of object: Int) -> Int? {
    var index = object + 1
    let end = tape.nodes[object].end
    while index + 1 < end {
      let node = tape.nodes[index]
      // The number of a key says nothing once the key was repaired.
      let isKey =
        key.number != 0 && node.key > 0 && node.isPlainString
        ? node.key == key.number : isString(at: index, equalTo: key.name)
      if isKey { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }
}
