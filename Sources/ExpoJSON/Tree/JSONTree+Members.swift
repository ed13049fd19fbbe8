import ExpoSource

extension JSONTree {
  /// The index of the first value with a key in the object at an index; nil if there is none.
  func member(_ key: String, of object: Int) -> Int? {
    var index = object + 1
    let end = tape.nodes[object].end
    while index + 1 < end {
      if isString(at: index, equalTo: key) { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }
}
