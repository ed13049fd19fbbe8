/// What is known of the parts of a value while all its errors are found.
///
/// An initialiser may catch the error of a part and try something else, so an error counts only once
/// it has left the initialiser. Then the value is decoded again, with an empty value in place of that
/// part, until nothing new is thrown. Each part is decoded once: its value or error is kept.
final class Attempts {
  /// A part that an initialiser asks for as a type.
  struct Request: Hashable {
    /// The index of the part; of the object for a missing member.
    private let index: Int
    /// The key of a missing member.
    private let key: String?
    private let type: ObjectIdentifier

    init(_ index: Int, missing key: String? = nil, _ type: Any.Type) {
      self.index = index
      self.key = key
      self.type = ObjectIdentifier(type)
    }
  }

  /// What became of a request.
  enum Outcome {
    case value(Any)
    /// A failure, whose error the initialiser may catch, and how all errors of the part are found.
    case failure(Failure, collect: () -> Void)
    /// The error is recorded; an empty value stands for the part.
    case replaced
  }

  var outcomes: [Request: Outcome] = [:]
  /// The members of the objects whose containers were asked for.
  var lookups: [Int: MemberLookup] = [:]
  /// Whether the initialiser is known to catch no error.
  let catchesNothing: Bool
  /// Whether an empty value stands for a part.
  private(set) var hasReplaced = false
  /// The parts that failed when the value was decoded before.
  private let failures: [Failure]

  /// Creates the attempts of a value.
  ///
  /// - Parameters:
  ///   - failures: The parts that failed when it was decoded before.
  ///   - catchesNothing: Whether its initialiser is known to catch no error.
  init(after failures: [Failure] = [], catchesNothing: Bool = false) {
    self.failures = failures
    self.catchesNothing = catchesNothing
  }

  /// The failure of a part when the value was decoded before; nil if it did not fail.
  func failure(of request: Request) -> Failure? { failures.last { $0.part == request } }

  /// Takes an error that left the initialiser: if it is that of a part, its errors are recorded, and
  /// from now on an empty value stands for the part.
  func admit(_ error: any Error) -> Bool {
    for case (let request, .failure(let failure, let collect)) in outcomes
    where isThrownAgain(failure.error, error) {
      outcomes[request] = .replaced
      hasReplaced = true
      collect()
      return true
    }
    return false
  }

  /// Forgets the outcomes: their errors know the decoders of the value, which know this.
  func finish() { outcomes = [:] }
}

/// Whether an error is another that propagates, and not only its equal: `any Error` is a reference, of
/// which an initialiser that casts an error makes another.
func isThrownAgain(_ one: any Error, _ other: any Error) -> Bool {
  if let located = (one as? DecodingError)?.located {
    return located === (other as? DecodingError)?.located
  }
  // Without the casts, what the references refer to would be compared.
  return unsafe unsafeBitCast(one as any Error, to: UInt.self)
    == unsafeBitCast(other as any Error, to: UInt.self)
}

/// Thrown where decoding of a value cannot continue; its errors have been recorded.
struct Abandoned: Error {}
