import ExpoTestSupport
import Foundation

/// What `validate` prints of the broken samples; a report is made once for all tests that read it.
final class BrokenSamples: @unchecked Sendable {
  private static let shared = BrokenSamples()
  private let lock = NSLock()
  private var known: [String: [String]] = [:]

  static func reports(_ options: String) throws -> [String] {
    try shared.lock.withLock {
      if let known = shared.known[options] { return known }
      let reports = try SampleTests.listed().map { sample in
        // Others beside it would be searched for pictures.
        let folder = try TemporaryFolder()
        try folder.copy("Samples/broken/\(sample.file)", to: "broken/\(sample.file)")
        let outcome = expo(
          "validate -q \(options) @/broken/\(sample.file)", in: folder.path)
        return outcome.output.replacing("@/broken/", with: "Samples/broken/")
      }
      shared.known[options] = reports
      return reports
    }
  }
}
