import ExpoSource

extension JSONTree {
  /// The value of the first member under a key of the object at an index, as Swift's decoder finds
  /// it; nil if there is none.
  ///
  /// Keys that are written the same are found without making text of any of them.
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
