public import ExpoJSON
import ExpoModel

extension DocumentKind {
  /// The order that members have in documents of this kind: that of the model's keys.
  public var memberOrder: JSONFormatter.MemberOrder {
    switch self {
    case .entries:
      JSONFormatter.MemberOrder(Entry.CodingKeys.allCases.map(\.rawValue), in: .elements)
    case .exposition:
      JSONFormatter.MemberOrder(Exposition.CodingKeys.allCases.map(\.rawValue), in: .root)
    }
  }
}
