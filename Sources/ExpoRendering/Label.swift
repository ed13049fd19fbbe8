/// The words that pages add to the data.
public enum Label: CaseIterable, Sendable {
  case visitors, location, duration
  /// Stands where an entry would, if it could be read.
  case unreadable

  /// The label in a language: `방문객`, `Visitors`.
  public func text(in language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }

  private var korean: String {
    switch self {
    case .visitors: "방문객"
    case .location: "개최지"
    case .duration: "개최 기간"
    case .unreadable: "읽을 수 없는 항목"
    }
  }

  private var english: String {
    switch self {
    case .visitors: "Visitors"
    case .location: "Location"
    case .duration: "Duration"
    case .unreadable: "could not be read"
    }
  }
}
