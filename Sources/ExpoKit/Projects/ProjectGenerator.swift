import ExpoBase

/// A program that makes an Xcode project from a manifest, by the manifest's name.
package enum ProjectGenerator: String, Sendable {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"

  /// The command line that makes the project.
  package var command: String { self == .tuist ? "tuist generate" : "xcodegen generate" }

  /// The program of the manifest at a path; nil if its beginning is that of another file.
  init?(ofManifestAt path: String) {
    self.init(rawValue: FileName.last(of: path))
    let text = (try? FileReader.readFound(path)).map {
      String(decoding: $0.bytes.prefix(1 << 16), as: UTF8.self)
    }
    if text?.contains(self == .tuist ? "ProjectDescription" : "targets:") != true { return nil }
  }
}
