import ExpoModel

extension PartialMember {
  /// The value as a string, empty if it may be missing and is; nil for a member with a fault.
  var text: String? {
    switch self {
    case .readable(let value): "\(value)"
    case .omitted: ""
    case .unreadable, .missing: nil
    }
  }
}

extension PartialExposition {
  /// The string under a key, numbers as digits; nil for a member with a fault.
  func text(of key: Exposition.CodingKeys) -> String? {
    switch key {
    case .title: title.text
    case .visitors: visitors.text
    case .location: location.text
    case .duration: duration.text
    case .description: description.text
    }
  }
}
