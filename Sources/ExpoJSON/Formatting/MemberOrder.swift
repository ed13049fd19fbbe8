extension JSONFormatter {
  /// Known keys first, then the unknown ones in the order of the document, which equal keys keep too.
  package struct MemberOrder: Equatable, Sendable {
    let keys: [String]
    /// Whether it applies to the elements of the document's array instead of its value; other objects keep their order.
    let isOfElements: Bool

    package init(_ keys: [String], ofElements: Bool) {
      self.keys = keys
      isOfElements = ofElements
    }
  }
}
