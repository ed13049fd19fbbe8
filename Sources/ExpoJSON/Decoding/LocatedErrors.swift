import ExpoBase

/// The located errors of a `DecodingError` that this decoder throws, as its underlying error.
///
/// They belong to the error: an initializer that catches it has handled them. Most that are caught are
/// never read, so they are made when they are, by the thread that decodes.
final class LocatedErrors: Error, @unchecked Sendable {
  private let make: () -> [DecodeError]
  /// The path to the value that a type rejects; nil if the document is at fault.
  let rejected: CodingPath?
  private(set) lazy var errors = make()
  /// The values that the error left, the innermost first, and their parts whose errors they caught, if
  /// all errors are to be found: none of them is decoded again to fail again.
  var left: [(value: Attempts.Request, caught: [Failure])] = []

  init(rejected: CodingPath? = nil, _ make: @escaping () -> [DecodeError]) {
    self.rejected = rejected
    self.make = make
  }
}

extension DecodingError.Context {
  /// The context of an error that an initializer gets, with its located errors.
  init(_ summary: String, at path: CodingPath, _ errors: @escaping () -> [DecodeError]) {
    self.init(
      codingPath: path.keys, debugDescription: summary, underlyingError: LocatedErrors(errors))
  }
}

extension DecodingError {
  /// Its located errors; nil for an error that a type threw itself.
  var located: LocatedErrors? { context?.underlyingError as? LocatedErrors }

  /// Creates the error that Foundation's decoder would throw, without located errors, which keep the
  /// decoder; for one of a type of a program, that the value is corrupted.
  init(_ error: any Error, _ errors: LocatedErrors) {
    let error =
      error as? DecodingError
      ?? .dataCorrupted(
        Context(codingPath: errors.rejected?.keys ?? [], debugDescription: "\(error)"))
    self = error.ofFoundation
  }

  /// The error with the keys of elements as in Foundation: `Index 0`.
  var ofFoundation: DecodingError {
    guard let context else { return self }
    let keys = context.codingPath.map { key in
      guard let index = (key as? IndexKey)?.index else { return key }
      return MemberKey("Index \(index)", intValue: index)
    }
    return with(Context(codingPath: keys, debugDescription: context.debugDescription))
  }

  /// The same error with another context.
  func with(_ context: Context) -> DecodingError {
    switch self {
    case .keyNotFound(let key, _): .keyNotFound(key, context)
    case .typeMismatch(let type, _): .typeMismatch(type, context)
    case .valueNotFound(let type, _): .valueNotFound(type, context)
    case .dataCorrupted: .dataCorrupted(context)
    @unknown default: self
    }
  }

  /// Where and why decoding failed; nil for an error of a kind that Swift does not have yet.
  var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
