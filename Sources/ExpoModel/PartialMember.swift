/// A member of a document that may be faulty: its value, or the reason why it has none.
package enum PartialMember<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value.
  case readable(Value)
  /// The member has a value that cannot be read: it has another type, or a part of it is lost.
  case unreadable
  /// The member is missing.
  case missing
  /// The member is missing and the project allows that.
  case omitted

  /// The value; nil if there is none.
  package var value: Value? {
    guard case .readable(let value) = self else { return nil }
    return value
  }

  /// Whether the member has a fault.
  package var isFaulty: Bool { self == .unreadable || self == .missing }
}
