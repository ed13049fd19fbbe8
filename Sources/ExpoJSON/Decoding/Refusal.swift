import ExpoBase

/// The case of `DecodingError` that rejects a value, as in Foundation's decoder.
enum Refusal {
  /// A key is missing.
  case key(any CodingKey)
  /// The value is of another type.
  case type(Any.Type)
  /// The value is null.
  case value(Any.Type)
  /// The value is of the right type and not acceptable.
  case data

  /// The error that an initialiser gets, with its located errors.
  func error(_ errors: [DecodeError], path: CodingPath) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path.keys,
      debugDescription: errors.first?.words(in: .english).message ?? "a part could not be read",
      underlyingError: LocatedErrors(errors: errors))
    return switch self {
    case .key(let key): .keyNotFound(key, context)
    case .type(let type): .typeMismatch(type, context)
    case .value(let type): .valueNotFound(type, context)
    case .data: .dataCorrupted(context)
    }
  }
}

/// The located errors of a `DecodingError` that this decoder throws, as its underlying error.
///
/// They belong to the error: an initialiser that catches it has handled them.
struct LocatedErrors: Error {
  let errors: [DecodeError]
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
