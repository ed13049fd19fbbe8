/// The order in which the members of certain objects are printed: known keys first.
///
/// Unknown members follow in their own order, and so do those with the same key among each other.
/// ExpoJSON knows no model: whoever does gives the keys.
public struct MemberOrder: Equatable, Sendable {
  /// Which objects of a document have the order.
  public enum Place: Equatable, Sendable {
    /// The document itself.
    case root
    /// The elements of the array that the document is.
    case elements
  }

  /// The known keys, first to last.
  public let keys: [String]
  /// Which objects have them; all others stay as they are.
  public let place: Place

  /// Orders members by their keys.
  public init(_ keys: [String], in place: Place) {
    self.keys = keys
    self.place = place
  }
}
