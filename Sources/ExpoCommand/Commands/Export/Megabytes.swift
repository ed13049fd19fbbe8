/// A size in bytes as people read it: 2_345_678 → `2.3 MB`.
struct Megabytes: CustomStringConvertible {
  private let bytes: Int

  /// Creates the size of a file.
  init(_ bytes: Int) {
    self.bytes = bytes
  }

  var description: String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
