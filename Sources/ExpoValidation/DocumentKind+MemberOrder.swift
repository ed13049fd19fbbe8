public import ExpoJSON
import ExpoModel

extension DocumentKind {
  /// The order that members have in documents of this kind: that of the model's keys.
  public var memberOrder: MemberOrder {
    switch self {
    case .entries: MemberOrder(Entry.CodingKeys.allCases.map(\.rawValue), in: .elements)
    case .exposition: MemberOrder(Exposition.CodingKeys.allCases.map(\.rawValue), in: .root)
    }
  }
}
