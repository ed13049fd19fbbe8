import ExpoBase

/// A program that makes an Xcode project, by the name of its manifest.
package enum ProjectGenerator: String, Sendable {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"

  package var command: String { self == .tuist ? "tuist generate" : "xcodegen generate" }

  /// Nil if the manifest's beginning is that of another file.
  init?(ofManifestAt path: String) {
    self.init(rawValue: FileName.last(of: path))
    let text = (try? FileReader.readFound(path)).map {
      String(decoding: $0.bytes.prefix(1 << 16), as: UTF8.self)
    }
    if text?.contains(self == .tuist ? "ProjectDescription" : "targets:") != true { return nil }
  }
}
