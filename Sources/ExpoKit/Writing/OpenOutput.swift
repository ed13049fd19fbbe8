/// The files that were open for writing when the program started: those behind standard output,
/// standard error and what else the shell redirected.
///
/// An output that is one of them, by whatever path, is written through the descriptor: replacing the
/// file would lose what it has, and what is still written to it.
package enum OpenOutput {
  /// The descriptors that a shell can redirect everywhere.
  private static let descriptors: ClosedRange<Int32> = 0...9

  /// The descriptor of the plain file at a path; nil if it is not open for writing.
  static func descriptor(ofFileAt path: String) -> Int32? {
    guard let status = try? FileStatus.at(path), status.kind == .file else { return nil }
    return descriptors.first { isOpen($0, for: status.identity) }
  }

  /// Whether a path leads to what standard output is, also a pipe or a terminal.
  package static func isStandardOutput(_ path: String) -> Bool {
    FilePath.identity(of: path).map { isOpen(1, for: $0) } ?? false
  }

  private static func isOpen(_ descriptor: Int32, for file: FileIdentity) -> Bool {
    (try? System.status(of: descriptor))?.identity == file && System.isWritable(descriptor)
  }
}
