import ExpoBase

/// A program that makes an Xcode project from a manifest.
package enum ProjectGenerator: CaseIterable, Sendable {
  case xcodeGen, tuist

  /// The most bytes of a manifest that are read.
  private static let longest = 1 << 16

  private var manifest: String {
    switch self {
    case .xcodeGen: "project.yml"
    case .tuist: "Project.swift"
    }
  }

  /// What tells a manifest from another file of its name.
  private var mark: String {
    switch self {
    case .xcodeGen: "targets:"
    case .tuist: "ProjectDescription"
    }
  }

  /// The command line that makes the project.
  package var command: String {
    switch self {
    case .xcodeGen: "xcodegen generate"
    case .tuist: "tuist generate"
    }
  }

  /// The program whose manifests have a name; nil if there is none.
  init?(manifest name: String) {
    guard let found = Self.allCases.first(where: { $0.manifest == name }) else { return nil }
    self = found
  }

  /// The program of the manifest at a path; nil if that is another file.
  init?(ofManifestAt path: String) {
    guard let found = ProjectGenerator(manifest: FileName.last(of: path)),
      let file = try? FileReader.readFound(path),
      String(decoding: file.bytes.prefix(Self.longest), as: UTF8.self).contains(found.mark)
    else { return nil }
    self = found
  }
}
