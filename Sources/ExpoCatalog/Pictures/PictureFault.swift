/// Why a file with the name of a picture contains none, or not all of it.
public enum PictureFault: Equatable, Sendable {
  /// It has no bytes.
  case empty
  /// It is what Git LFS leaves in place of a file that was not fetched.
  case gitLFSPointer
  /// It is a web page, such as a failed download.
  case html
  /// It is a PNG whose end is missing.
  case truncated

  /// Creates the fault of a file from its first bytes; nil if they have none of these.
  init?(firstBytes bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      self = .gitLFSPointer
    } else if Self.isHTML(bytes) {
      self = .html
    } else {
      return nil
    }
  }

  private static func isHTML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 == 0x20 || 0x09...0x0D ~= $0 || [0xEF, 0xBB, 0xBF].contains($0) }
    let word = String(decoding: start.prefix(14), as: UTF8.self).lowercased()
    return ["<!doctype html", "<html", "<head"].contains { word.hasPrefix($0) }
  }
}
