extension JSONFormatter {
  /// The order in which the members of certain objects are printed: known keys first.
  ///
  /// Unknown members follow in the order of the document. Members with the same key keep their order.
  package struct MemberOrder: Equatable, Sendable {
    /// The known keys, in order.
    package let keys: [String]
    /// Whether the objects are the elements of the document's array, not its value; all others keep their order.
    package let isOfElements: Bool

    package init(_ keys: [String], ofElements: Bool) {
      self.keys = keys
      isOfElements = ofElements
    }
  }
}
