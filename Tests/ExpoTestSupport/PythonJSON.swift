import Foundation

/// Python's json, made as strict as RFC 8259 by `Tests/Tools/conformance`.
package enum PythonJSON {
  /// Whether there is a Python to ask.
  package static var isInstalled: Bool {
    (try? run(["-c", "import json"])) == 0
  }

  /// Whether each document is JSON.
  ///
  /// - Throws: If the files between the two programs cannot be written or read.
  package static func accepts(_ documents: [[UInt8]]) throws -> [Bool] {
    let folder = try TemporaryFolder()
    let (input, output) = ("\(folder.path)/documents", "\(folder.path)/verdicts")
    var frames = Data()
    for document in documents {
      withUnsafeBytes(of: UInt32(document.count).bigEndian) { frames.append(contentsOf: $0) }
      frames.append(contentsOf: document)
    }
    try frames.write(to: URL(fileURLWithPath: input))
    let script = Repository.path("Tests/Tools/conformance/judge.py")
    guard try run([script, input, output]) == 0 else { return [] }
    return try Data(contentsOf: URL(fileURLWithPath: output)).map { $0 == 1 }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
