/// The located errors of a `DecodingError`, as its underlying error.
///
/// An initializer that catches the error has handled them. Most caught errors are never read, so the thread that
/// decodes makes them on request.
final class LocatedErrors: Error, @unchecked Sendable {
  private let make: () -> [DecodeError]
  /// The path to the value that a type rejects; nil if the document is at fault.
  let rejected: CodingPath?
  private(set) lazy var errors = make()
  /// The values through which the error propagated, innermost first, and the failed parts that each had caught.
  ///
  /// Kept only if all errors are to be found, so that these values are not decoded again only to fail.
  var left: [(value: Attempts.Request, caught: [Failure])] = []

  init(rejected: CodingPath? = nil, _ make: @escaping () -> [DecodeError]) {
    self.rejected = rejected
    self.make = make
  }
}

extension DecodingError.Context {
  init(_ summary: String, at path: CodingPath, _ errors: @escaping () -> [DecodeError]) {
    self.init(
      codingPath: path.keys, debugDescription: summary, underlyingError: LocatedErrors(errors))
  }
}

extension DecodingError {
  /// The located errors of this one; nil if a type threw it itself.
  var located: LocatedErrors? { context?.underlyingError as? LocatedErrors }

  /// The error that Foundation's decoder would throw, without located errors, which hold the decoder; `dataCorrupted`
  /// for an error of another type.
  init(_ error: any Error, _ errors: LocatedErrors) {
    let error =
      error as? DecodingError
      ?? .dataCorrupted(
        Context(codingPath: errors.rejected?.keys ?? [], debugDescription: "\(error)"))
    self = error.ofFoundation
  }

  /// The error with the keys of elements as Foundation spells them: `Index 0`.
  var ofFoundation: DecodingError {
    guard let context else { return self }
    let keys = context.codingPath.map { key in
      guard let index = (key as? IndexKey)?.index else { return key }
      return MemberKey("Index \(index)", intValue: index)
    }
    return with(Context(codingPath: keys, debugDescription: context.debugDescription))
  }

  func with(_ context: Context) -> DecodingError {
    switch self {
    case .keyNotFound(let key, _): .keyNotFound(key, context)
    case .typeMismatch(let type, _): .typeMismatch(type, context)
    case .valueNotFound(let type, _): .valueNotFound(type, context)
    case .dataCorrupted: .dataCorrupted(context)
    @unknown default: self
    }
  }

  /// Nil for a kind of error that Swift does not have yet.
  var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
