/// The known values and errors of the parts of a value, while all its errors are found.
///
/// An initializer may catch the error of a part and try something else, so an error counts only once
/// it has left the initializer. Then the value is decoded again, with a stand-in in place of that
/// part, until nothing new is thrown. Each part is decoded once: its value or error is kept.
final class Attempts {
  /// A part that an initializer asks for as a type.
  struct Request: Hashable {
    /// The index of the part; of the object for a missing member, -1 inside a stand-in.
    private(set) var index: Int
    /// The key of a missing member; nil for a part that exists.
    let key: String?
    let type: ObjectIdentifier

    init(_ index: Int, missing key: String? = nil, _ type: Any.Type) {
      self.index = index
      self.key = key
      self.type = ObjectIdentifier(type)
    }

    // A part is seldom asked for as many types, and each takes long to hash.
    func hash(into hasher: inout Hasher) {
      hasher.combine(index)
      if let key { hasher.combine(key) }
    }

    /// Whether both ask for one part, perhaps as another type.
    func hasSamePart(as other: Request) -> Bool { index == other.index && key == other.key }

    /// A type under a key, the same wherever it is asked for.
    func kind(in tree: JSONTree) -> Request {
      var kind = self
      kind.index = key == nil ? tree.keyNumber(ofValueAt: index) : 0
      return kind
    }
  }

  enum Outcome {
    case value(Any)
    /// `replace` finds stand-ins for the part; the initializer may catch the error.
    case failure(Failure, replace: (Failure) -> StandIns)
    case replaced(StandIns)

    var standIns: StandIns? { if case .replaced(let standIns) = self { standIns } else { nil } }
  }

  var outcomes: [Request: Outcome] = [:]
  var tables: [Int: MemberLookup] = [:]
  let catchesNothing: Bool
  /// The failures of the last time that the value was decoded.
  private let failures: [Failure]
  /// The part whose error left the initializer.
  let left: Request?

  // MARK: One run of the initializer

  /// The number of the run, which chooses the stand-ins.
  var way = 0
  var asked = Asked()

  struct Asked {
    var trace: [Request] = []
    var replaced: [Request] = []
    /// The values and members that were looked up.
    var lookedUp: [Int] = []
    /// The type of the keys of the first container.
    var keys: (any CodingKey.Type)?

    /// Whether a value stores each part with the type that was asked for, and nothing else that has a key.
    ///
    /// Then its initializer is made by the compiler, or like one, and chooses by no part what it reads.
    func areStored(in value: Any) -> Bool {
      func isKey(_ child: Mirror.Child) -> Bool {
        keys.map { $0.init(stringValue: child.label ?? "") != nil } ?? true
      }
      var stored = Mirror(reflecting: value).stored
      _ = stored.partition { !isKey($0) }
      var parts: [Request] = []
      for request in trace where !parts.contains(where: request.hasSamePart) {
        let index = stored.firstIndex { request.type == ObjectIdentifier(Swift.type(of: $0.value)) }
        guard let index else { continue }
        stored.remove(at: index)
        parts.append(request)
      }
      return !stored.contains(where: isKey)
        && trace.allSatisfy { parts.contains(where: $0.hasSamePart) }
    }
  }

  /// The missing members that are reported; nil for all.
  var reported: Set<Request>?

  init(after failures: [Failure] = [], left: Request? = nil, catchesNothing: Bool = false) {
    self.failures = failures
    self.left = left
    self.catchesNothing = catchesNothing
  }

  func failure(of request: Request) -> Failure? { failures.last { $0.part == request } }

  /// Replaces the part that threw the error by a stand-in from now on; returns whether there is such a part.
  func admit(_ error: any Error) -> Bool {
    for case (let request, .failure(let failure, let replace)) in outcomes
    where isThrownAgain(failure.error, error) {
      outcomes[request] = .replaced(replace(failure))
      return true
    }
    return false
  }

  /// The stand-in for a part in this run; nil if none is known.
  func standIn(for request: Request, _ standIns: StandIns) -> Any? {
    asked.replaced.append(request)
    let values = standIns.values
    return values.isEmpty ? nil : values[way % values.count]
  }

  /// The number of runs that try every stand-in.
  var ways: Int { outcomes.values.reduce(0) { max($0, $1.standIns?.values.count ?? 0) } }

  func standIns(for request: Request) -> StandIns? { outcomes[request]?.standIns }

  /// Whether two requests for one part, for different types, fail in the same way.
  func failAlike(_ one: Request, _ other: Request) -> Bool {
    one.hasSamePart(as: other) && standIns(for: one)?.errors == standIns(for: other)?.errors
  }

  /// Breaks the reference cycle: the errors know the decoders of the value, which know this.
  func finish() { outcomes = [:] }
}

extension Mirror {
  /// The stored values of a struct, a class with its superclasses, or the case of an enumeration.
  fileprivate var stored: [Child] {
    if displayStyle == .enum, let payload = children.first {
      let inner = Mirror(reflecting: payload.value)
      return inner.displayStyle == .tuple ? Array(inner.children) : [payload]
    }
    return Array(children) + (superclassMirror?.stored ?? [])
  }
}

/// Whether an error is another that propagates, and not only its equal: `any Error` is a reference, and a cast makes
/// another.
func isThrownAgain(_ one: any Error, _ other: any Error) -> Bool {
  if isSame(one, other) { return true }
  guard let located = (one as? DecodingError)?.located else { return false }
  return located === (other as? DecodingError)?.located
}

/// Whether both are one reference.
func isSame(_ one: any Error, _ other: any Error) -> Bool {
  // Without the casts, this would compare what the references refer to.
  unsafe unsafeBitCast(one as any Error, to: UInt.self)
    == unsafeBitCast(other as any Error, to: UInt.self)
}

/// The errors are recorded already.
struct DecodingGaveUp: Error {}
