import ExpoJSON
import ExpoBase

/// Why a file with the name of a picture is not used as one.
enum PictureFault: Equatable, Sendable {
  /// It has no bytes.
  case empty
  /// It is what Git LFS leaves in place of a file that was not fetched.
  case gitLFSPointer
  /// It is a web page, such as a failed download.
  case html
  /// It is a PNG whose end is missing.
  case truncated
  /// It is an SVG that contains a script, or may contain one.
  case script

  /// Creates the fault of a file from its first bytes; nil if they have none of these.
  init?(firstBytes bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .empty
      return
    }
    switch DecodeError.OtherFormat.beginning(SourceFile(name: "", bytes: SourceBytes(bytes))) {
    case .gitLFSPointer: self = .gitLFSPointer
    case .html: self = .html
    default: return nil
    }
  }
}
