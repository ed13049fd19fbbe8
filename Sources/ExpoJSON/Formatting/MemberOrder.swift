extension JSONFormatter {
  /// Known keys first, in their order; unknown members follow in the order of the document, as do equal keys.
  package struct MemberOrder: Equatable, Sendable {
    package let keys: [String]
    /// Whether it applies to the elements of the document's array instead of its value; other objects keep their order.
    package let isOfElements: Bool

    package init(_ keys: [String], ofElements: Bool) {
      self.keys = keys
      isOfElements = ofElements
    }
  }
}
