/// The value of a member, or the reason why it has none.
package enum PartialMember<Value: Equatable & Sendable>: Equatable, Sendable {
  case readable(Value)
  /// The value has another type, or a part of it is lost.
  case unreadable
  case missing
  /// The member is missing and the project allows that.
  case omitted

  package var value: Value? { if case .readable(let value) = self { value } else { nil } }

  package var isFaulty: Bool { value == nil && self != .omitted }
}
