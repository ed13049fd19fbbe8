import ExpoJSON
import Foundation

#if canImport(ReerJSON)
  import ReerJSON
#endif

/// A document and what both decoders do with it.
struct Workload {
  let name: String
  /// How often it is decoded in one measurement, so that this takes milliseconds.
  private let repetitions: Int
  private let document: Document
  private let expo, foundation, collecting: () -> Void
  private let reerJSON, faults: (() -> Void)?
  let areEqual: () throws -> Bool

  /// A document that is decoded; `faulty` is the same with faults.
  init<Value: Decodable & Equatable>(
    _ name: String, _ type: Value.Type, _ document: @autoclosure @escaping () -> Data,
    faulty: Data? = nil, repetitions: Int = 1
  ) {
    let document = Document(document)
    self.init(name, type, document, repetitions, faulty: faulty) {
      let ours = try Self.expo().decode(type, from: document.data)
      return try ours == Self.foundation().decode(type, from: document.data)
    }
  }

  /// A document that both refuse.
  init(
    refused name: String, _ type: (some Decodable).Type,
    _ document: @autoclosure @escaping () -> Data, repetitions: Int = 1
  ) {
    let document = Document(document)
    self.init(name, type, document, repetitions) {
      (try? Self.expo().decode(type, from: document.data)) == nil
        && (try? Self.foundation().decode(type, from: document.data)) == nil
    }
  }

  private static func expo() -> ExpoDecoder {
    var decoder = ExpoDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private static func foundation() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private init<Value: Decodable>(
    _ name: String, _ type: Value.Type, _ document: Document, _ repetitions: Int,
    faulty: Data? = nil, areEqual: @escaping () throws -> Bool
  ) {
    self.name = name
    self.document = document
    self.repetitions = repetitions
    self.areEqual = areEqual
    expo = { _ = try? Self.expo().decode(type, from: document.data) }
    func collect(_ document: Data) {
      let file = SourceFile(name: "document", bytes: Array(document))
      _ = Self.expo().collect(type, from: JSONTree(reading: file))
    }
    collecting = { collect(document.data) }
    faults = faulty.map { faulty in { collect(faulty) } }
    foundation = { _ = try? Self.foundation().decode(type, from: document.data) }
    #if canImport(ReerJSON)
      reerJSON = {
        let decoder = ReerJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        _ = try? decoder.decode(type, from: document.data)
      }
    #else
      reerJSON = nil
    #endif
  }

  func compare(rounds: Int) {
    let rows = [
      ("decode", expo, foundation), ("collect", collecting, foundation),
      ("ReerJSON", reerJSON, foundation), ("same", foundation, foundation),
      ("faults", faults, expo),
    ]
    var line = name.padding(toLength: 15, withPad: " ", startingAt: 0)
    for case (let title, let work?, let other) in rows {
      var ratios: [Double] = []
      let end = processTime() + 60
      while ratios.count < rounds, ratios.isEmpty || processTime() < end {
        // Neither is always the one after the other.
        let isSecond = ratios.count % 2 == 0
        let (first, second) = isSecond ? (other, work) : (work, other)
        let (one, two) = (seconds(of: first, repetitions), seconds(of: second, repetitions))
        ratios.append(isSecond ? two / one : one / two)
      }
      line += "  \(title) \(summary(ratios))"
    }
    print(line)
    fflush(nil)
  }

  private func summary(_ figures: [Double]) -> String {
    let sorted = figures.sorted()
    return String(
      format: "%.2f (%.2f–%.2f)", sorted[sorted.count / 2], sorted[sorted.count / 4],
      sorted[sorted.count * 3 / 4])
  }
}

/// A document that is made when it is needed.
private final class Document {
  private let make: () -> Data
  private(set) lazy var data = make()
  init(_ make: @escaping () -> Data) { self.make = make }
}

/// The seconds of CPU that work takes, so often.
private func seconds(of work: () -> Void, _ repetitions: Int) -> Double {
  let start = processTime()
  for _ in 0..<repetitions { work() }
  return processTime() - start
}

/// The seconds of CPU that this process has used.
private func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
