import ExpoTestSupport
import Foundation

@testable import ExpoKit

/// The real git, with a home of its own so that the machine's configuration counts for nothing.
struct Git {
  private static let program = "/usr/bin/git"
  /// Whether git is there.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// The folder of the user's files: `.gitconfig`, `config/git/ignore`, `system`.
  let home: TemporaryFolder

  init(home files: [String: String] = [:]) throws { home = try TemporaryFolder(files) }

  /// The same places for expo.
  var places: GitHome {
    GitHome(
      home: home.path, configurations: "\(home.path)/config", systemFile: "\(home.path)/system")
  }

  /// Runs git in a folder and returns what it prints.
  @discardableResult
  func run(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "HOME": home.path, "XDG_CONFIG_HOME": "\(home.path)/config",
      "GIT_CONFIG_SYSTEM": "\(home.path)/system",
    ]
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
