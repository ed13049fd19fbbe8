import ExpoBase

/// The located errors of a `DecodingError` that this decoder throws, as its underlying error.
///
/// They belong to the error: an initialiser that catches it has handled them.
struct LocatedErrors: Error {
  let errors: [DecodeError]
}

extension DecodingError.Context {
  /// The context of an error that an initialiser gets, with its located errors.
  init(_ errors: [DecodeError], at path: CodingPath) {
    self.init(
      codingPath: path.keys,
      debugDescription: errors.first?.words(in: .english).message ?? "a part could not be read",
      underlyingError: LocatedErrors(errors: errors))
  }
}

extension DecodingError {
  /// Its located errors; nil for an error that a type threw itself.
  var locatedErrors: [DecodeError]? { (context?.underlyingError as? LocatedErrors)?.errors }

  /// The same error with other located errors.
  func carrying(_ errors: [DecodeError]) -> DecodingError {
    guard var context else { return self }
    context = Context(
      codingPath: context.codingPath, debugDescription: context.debugDescription,
      underlyingError: LocatedErrors(errors: errors))
    return switch self {
    case .keyNotFound(let key, _): .keyNotFound(key, context)
    case .typeMismatch(let type, _): .typeMismatch(type, context)
    case .valueNotFound(let type, _): .valueNotFound(type, context)
    case .dataCorrupted: .dataCorrupted(context)
    @unknown default: self
    }
  }

  private var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
