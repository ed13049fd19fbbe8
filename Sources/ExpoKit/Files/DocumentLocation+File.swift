import ExpoJSON

extension DocumentLocation {
  static func start(of file: String) -> DocumentLocation {
    DocumentLocation(file: file, bytes: 0..<1, part: .file)
  }

  static func whole(_ file: String) -> DocumentLocation {
    DocumentLocation(file: file, bytes: 0..<0, part: .file)
  }
}
