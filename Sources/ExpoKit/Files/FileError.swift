public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a file or folder could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// A system call failed with this `errno`.
    case system(code: Int32)
    /// The file lost bytes while it was read.
    case becameShorter
    /// The file was written to, or replaced, after it was read.
    case changed
    /// The file is larger than one document may be; the limit in bytes.
    case tooLarge(limit: Int)
    /// A plain file was expected: the path leads to a folder, a link or a device.
    case notAFile
    /// A folder was expected: the path leads to something else.
    case notAFolder
    /// The names in a folder cannot be read.
    case folderUnreadable
    /// A folder holds no documents; `skipped` counts its other JSON files.
    case noDocuments(skipped: Int)
    /// The file is a copy of the old content of another one, of which a part was written, and which
    /// could not be put back.
    case isOldContent
    /// The reader of a pipe has closed it.
    case brokenPipe
  }

  /// The path as the user gave it; empty for a broken pipe.
  public var path: String { place.string }
  /// The path, compared by its bytes.
  private let place: DocumentPath
  /// What went wrong.
  public let kind: Kind

  /// Creates an error.
  public init(path: String, kind: Kind) {
    place = DocumentPath(named: path)
    self.kind = kind
  }

  /// Nothing exists at a path.
  public static func missing(_ path: String) -> FileError { FileError(path, .missing) }

  /// A document has more bytes than it may.
  static func tooLarge(_ path: String, limit: Int = FileReader.sizeLimit) -> FileError {
    FileError(path: path, kind: .tooLarge(limit: limit))
  }

  /// The reader of the output has closed it.
  public static let brokenPipe = FileError(path: "", kind: .brokenPipe)

  /// The text of the error.
  public func words(in language: Language) -> ErrorWords {
    ErrorWords(message: "\(path): \(kind.words(in: language))", help: kind.help(in: language))
  }
}

extension FileError: LocalizedError {
  /// The message in the user's language.
  public var errorDescription: String? { words(in: .preferred).message }
  /// What to do, in the user's language.
  public var recoverySuggestion: String? { words(in: .preferred).help }
}

// MARK: - System calls

extension FileError {
  /// Creates an error from a failed system call: ``brokenPipe`` without a path.
  init(_ path: String, _ errno: Errno) {
    self =
      errno == .brokenPipe ? .brokenPipe : FileError(path: path, kind: .system(code: errno.code))
  }

  /// The error of the system call that failed, if one did.
  var errno: Errno? {
    if case .system(let code) = kind { Errno(code: code) } else { nil }
  }

  /// Makes system calls; an error names `path`.
  static func naming<Result>(
    _ path: @autoclosure () -> String, _ calls: () throws(Errno) -> Result
  ) throws(FileError) -> Result {
    do throws(Errno) {
      return try calls()
    } catch {
      throw FileError(path(), error)
    }
  }
}
