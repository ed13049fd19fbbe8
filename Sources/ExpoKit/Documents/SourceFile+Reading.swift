public import ExpoBase

extension SourceFile {
  /// Reads the file at a path, named by that path.
  ///
  /// - Throws: ``FileError`` if it is missing, a folder, too large, not readable, or breaks off.
  public init(contentsOfFile path: String) throws(FileError) {
    self = try FileReader.read(path)
  }
}
