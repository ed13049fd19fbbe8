import Foundation

/// The real git, without the configuration of the machine.
struct Git {
  private static let program = "/usr/bin/git"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  @discardableResult
  func run(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": "/no/home", "GIT_CONFIG_SYSTEM": "/dev/null"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// The files of a working tree that git does not ignore: tracked ones, and others.
  func files(in folder: String) throws -> [String] {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    return try run(list, in: folder).split(separator: "\0").map(String.init)
  }
}
