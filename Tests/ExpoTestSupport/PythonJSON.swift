import ExpoSystem
import Foundation

package enum PythonJSON {
  package static var isInstalled: Bool { run(["-c", "import json"]) }

  /// Whether each document is JSON.
  package static func accepts(_ documents: [[UInt8]]) throws -> [Bool] {
    let folder = try TemporaryFolder()
    let (input, output) = ("\(folder.path)/documents", "\(folder.path)/results")
    var frames = Data()
    for document in documents {
      withUnsafeBytes(of: UInt32(document.count).bigEndian) { frames.append(contentsOf: $0) }
      frames.append(contentsOf: document)
    }
    try frames.write(to: URL(fileURLWithPath: input))
    let script = Repository.path("Tests/Tools/conformance/judge.py")
    guard run([script, input, output]) else { return [] }
    return try Data(contentsOf: URL(fileURLWithPath: output)).map { $0 == 1 }
  }

  private static func run(_ arguments: [String]) -> Bool {
    ChildProcess.run(["python3"] + arguments) == .exited(0)
  }
}
