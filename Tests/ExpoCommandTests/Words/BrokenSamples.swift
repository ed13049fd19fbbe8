import ExpoTestSupport
import Foundation

/// What `validate` prints of the broken samples; a report is made once for all tests that read it.
final class BrokenSamples: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: [String]] = [:]
  /// Each in a folder of its own: others beside it would be searched for pictures.
  private let folders: [(file: String, folder: TemporaryFolder)]

  private static let shared = Result { try BrokenSamples() }

  private init() throws {
    folders = try SampleTests.listed().map { sample in
      let folder = try TemporaryFolder()
      try folder.copy("Samples/broken/\(sample.file)", to: "broken/\(sample.file)")
      return (sample.file, folder)
    }
  }

  /// The reports with some options, sample by sample.
  static func reports(_ options: String) throws -> [String] {
    let samples = try shared.get()
    return samples.lock.withLock {
      if let known = samples.known[options] { return known }
      let reports = samples.folders.map { file, folder in
        expo("validate -q \(options) @/broken/\(file)", in: folder.path).output
          .replacing("@/broken/", with: "Samples/broken/")
      }
      samples.known[options] = reports
      return reports
    }
  }
}
