import ExpoBase

/// The located errors of a `DecodingError` that this decoder throws, as its underlying error.
///
/// They belong to the error: an initialiser that catches it has handled them. Most that are caught are
/// never read, so they are made when they are, by the thread that decodes.
final class LocatedErrors: Error, @unchecked Sendable {
  private let make: () -> [DecodeError]
  /// Whether the document is at fault, and not a type that rejects a value.
  let isOfDocument: Bool
  var errors: [DecodeError] { make() }

  init(isOfDocument: Bool = true, _ make: @escaping () -> [DecodeError]) {
    self.isOfDocument = isOfDocument
    self.make = make
  }
}

extension DecodingError.Context {
  /// The context of an error that an initialiser gets, with its located errors.
  init(_ summary: String, at path: CodingPath, _ errors: @escaping () -> [DecodeError]) {
    self.init(
      codingPath: path.keys, debugDescription: summary, underlyingError: LocatedErrors(errors))
  }
}

extension DecodingError {
  /// Its located errors; nil for an error that a type threw itself.
  var located: LocatedErrors? { context?.underlyingError as? LocatedErrors }

  /// The same error with other located errors.
  func carrying(_ errors: [DecodeError]) -> DecodingError {
    guard var context else { return self }
    context = Context(
      codingPath: context.codingPath, debugDescription: context.debugDescription,
      underlyingError: LocatedErrors { errors })
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
