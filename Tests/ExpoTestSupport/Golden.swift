import Foundation

/// Compares output with a file in the repository; `RECORD=1` rewrites the file and still fails.
package enum Golden {
  /// The first difference to say in the failure, or nil if the output is as recorded.
  package static func difference(_ actual: String, _ relative: String) throws -> String? {
    let url = URL(fileURLWithPath: Repository.path(relative))
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
      return "recorded \(relative); read it, then run again without RECORD"
    }
    guard let expected = try? String(contentsOf: url, encoding: .utf8) else {
      return "\(relative) does not exist; record it with RECORD=1"
    }
    if expected == actual { return nil }
    let (old, new) = (lines(expected), lines(actual))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let texts = [old, new].map { $0.dropFirst(max(0, same - 9)).prefix(60).joined(separator: "\n") }
    return "\(relative):\(same + 1) differs\n--- expected\n\(texts[0])\n--- actual\n\(texts[1])"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
