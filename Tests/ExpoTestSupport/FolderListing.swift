import Foundation

/// Reads files and folders with the toolchain's own library, not with the code under test.
enum FolderListing {
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func files(under folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
  }
}
