extension JSONFormatter {
  /// The order in which the members of certain objects are printed: known keys first.
  ///
  /// Unknown members follow in the order of the document. Members with the same key keep their order.
  package struct MemberOrder: Equatable, Sendable {
    /// Which objects of a document have the order.
    package enum Place: Equatable, Sendable {
      /// The value of the document.
      case root
      /// The elements of the document's array.
      case elements
    }

    /// The known keys, in order.
    package let keys: [String]
    /// Which objects have the order; all others keep theirs.
    package let place: Place

    package init(_ keys: [String], in place: Place) {
      self.keys = keys
      self.place = place
    }
  }
}
