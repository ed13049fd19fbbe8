// What tests import of the library comes with the helpers, as it comes to programs with ExpoKit.
@_exported public import ExpoKit
import Foundation

/// The files of this repository, for tests that read them.
package enum Repository {
  package static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  package static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// The full path of a sound sample, copied once: around the repository's own all of its files would be
  /// searched.
  package static func sample(_ name: String) -> String {
    "\((try? samples.get())?.path ?? path("Samples"))/\(name)"
  }

  /// Makes an empty folder the current one in place of the repository, once in this process: around a
  /// document without a folder all of the repository would be searched.
  package static func leave() { _ = hasLeft }

  private static let hasLeft: Bool = {
    let manager = FileManager.default
    guard manager.fileExists(atPath: "Package.swift"), let folder = try? emptyFolder.get()
    else { return false }
    return manager.changeCurrentDirectoryPath(folder.path)
  }()

  private static let emptyFolder: Result<TemporaryFolder, any Error> = Result {
    // What is static is not freed when the process ends.
    atexit { Repository.delete(Repository.emptyFolder) }
    return try TemporaryFolder()
  }

  private static let samples: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    for name in ["Daejeon1993", "London1851", "Osaka1970"] {
      try folder.copy("Samples/\(name)", to: name)
    }
    atexit { Repository.delete(Repository.samples) }
    return folder
  }

  private static func delete(_ folder: Result<TemporaryFolder, any Error>) {
    if let path = try? folder.get().path { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A file, named by its path from the repository's folder.
  package static func file(_ relative: String) throws -> SourceFile {
    // With the toolchain's own library, not with the code under test.
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path(relative))))
    return SourceFile(name: relative, bytes: bytes)
  }

  package static func text(_ relative: String) throws -> String {
    String(decoding: try file(relative).bytes, as: UTF8.self)
  }

  /// The files below a folder whose names end as asked, in the order of their paths; those that
  /// were built are left out.
  package static func files(under folder: String, ending suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The documents of the sample catalogs that have nothing wrong with them.
  package static func soundSamples() throws -> [String] {
    try files(under: "Samples", ending: ".json").filter { $0.contains("/Assets.xcassets/") }
  }
}
