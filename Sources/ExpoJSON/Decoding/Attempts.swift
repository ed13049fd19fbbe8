/// What is known of the parts of a value while all its errors are found.
///
/// An initializer may catch the error of a part and try something else, so an error counts only once
/// it has left the initializer. Then the value is decoded again, with a stand-in in place of that
/// part, until nothing new is thrown. Each part is decoded once: its value or error is kept.
final class Attempts {
  /// A part that an initializer asks for as a type.
  struct Request: Hashable {
    /// The index of the part; of the object for a missing member, -1 inside a stand-in.
    let index: Int
    /// The key of a missing member.
    let key: String?
    let type: ObjectIdentifier

    init(_ index: Int, missing key: String? = nil, _ type: Any.Type) {
      self.index = index
      self.key = key
      self.type = ObjectIdentifier(type)
    }

    /// The part, whatever it is asked for as.
    var part: [AnyHashable] { [index, key] }

    /// What is asked for, wherever it is: a type under a key.
    func kind(in tree: JSONTree) -> [AnyHashable] {
      let number = tree.keyNumber(ofValueAt: index)
      return [type, key ?? (number > 0 ? tree.keyNames[number - 1] : "")]
    }
  }

  /// What became of a request.
  enum Outcome {
    case value(Any)
    /// A failure, whose error the initializer may catch, and how it is replaced.
    case failure(Failure, replace: () -> StandIns)
    case replaced(StandIns)

    var standIns: StandIns? { if case .replaced(let standIns) = self { standIns } else { nil } }
  }

  var outcomes: [Request: Outcome] = [:]
  /// The members of the objects whose containers were asked for.
  var lookups: [Int: MemberLookup] = [:]
  /// Whether the initializer is known to catch no error.
  let catchesNothing: Bool
  /// The parts that failed when the value was decoded before.
  private let failures: [Failure]

  // MARK: One run of the initializer

  /// The number of the run, which chooses the stand-ins.
  var way = 0
  var asked = Asked()

  /// What a run asked for.
  struct Asked {
    /// The requests in their order, and those among them that were replaced.
    var trace: [Request] = []
    var replaced: [Request] = []
    /// The values and members that were asked for, or looked up.
    var read: [Int] = []
  }

  /// The missing members that are reported; nil for all.
  var reported: Set<Request>?

  /// Creates the attempts of a value.
  ///
  /// - Parameters:
  ///   - failures: The parts that failed when it was decoded before.
  ///   - catchesNothing: Whether its initializer is known to catch no error.
  init(after failures: [Failure] = [], catchesNothing: Bool = false) {
    self.failures = failures
    self.catchesNothing = catchesNothing
  }

  /// The failure of a part when the value was decoded before; nil if it did not fail.
  func failure(of request: Request) -> Failure? { failures.last { $0.part == request } }

  func ask(_ request: Request) {
    asked.trace.append(request)
    asked.read.append(request.index)
  }

  /// Takes an error that left the initializer: if it is that of a part, a stand-in replaces it from now on.
  func admit(_ error: any Error) -> Bool {
    for case (let request, .failure(let failure, let replace)) in outcomes
    where isThrownAgain(failure.error, error) {
      outcomes[request] = .replaced(replace())
      return true
    }
    return false
  }

  /// The stand-in of a part in this run; nil if none is known.
  func standIn(for request: Request, _ standIns: StandIns) -> Any? {
    asked.replaced.append(request)
    let values = standIns.values
    return values.isEmpty ? nil : values[way % values.count]
  }

  /// How many runs take every stand-in.
  var ways: Int { outcomes.values.map { $0.standIns?.values.count ?? 0 }.max() ?? 0 }

  /// What replaces a part; nil if nothing does.
  func standIns(for request: Request) -> StandIns? { outcomes[request]?.standIns }

  /// Forgets the outcomes: their errors know the decoders of the value, which know this.
  func finish() { outcomes = [:] }
}

/// Whether an error is another that propagates, and not only its equal: `any Error` is a reference, of
/// which an initializer that casts an error makes another.
func isThrownAgain(_ one: any Error, _ other: any Error) -> Bool {
  if let located = (one as? DecodingError)?.located {
    return located === (other as? DecodingError)?.located
  }
  // Without the casts, what the references refer to would be compared.
  return unsafe unsafeBitCast(one as any Error, to: UInt.self)
    == unsafeBitCast(other as any Error, to: UInt.self)
}

/// Thrown where decoding of a value cannot continue; its errors have been recorded.
struct DecodingGaveUp: Error {}
