public import ExpoBase
import ExpoSystem

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a file or folder could not be read or written.
public struct FileError: Error, WordedError, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case system(code: Int32)
    case becameShorter
    /// The file was written to, or replaced, after it was read.
    case changed
    /// A document has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The path leads to a folder, a link or a device instead of a plain file.
    case notAFile
    case notAFolder
    /// `skipped` are the other JSON files of the folder.
    case noDocuments(skipped: [Recognition])
    /// The path is that of a copy with the old content of another file, which was written in part and could
    /// not be restored.
    case isOldContent
    case brokenPipe
  }

  /// The path as the user gave it; empty for a broken pipe.
  public var path: String { documentPath.string }
  private let documentPath: DocumentPath
  package let kind: Kind

  package init(path: String, kind: Kind) {
    documentPath = DocumentPath(named: path)
    self.kind = kind
  }

  /// Nothing exists at a path.
  public static func missing(_ path: String) -> FileError { FileError(path, .missing) }

  static func tooLarge(_ path: String, limit: Int = FileReader.sizeLimit) -> FileError {
    FileError(path: path, kind: .tooLarge(limit: limit))
  }

  package static let brokenPipe = FileError(path: "", kind: .brokenPipe)

  /// What is wrong, and the path that was probably meant.
  public func words(in language: Language) -> ErrorWords {
    let link = language.pick(en: "a link, which is not followed", ko: "따라가지 않는 심볼릭 링크입니다")
    let isLink = kind == .notAFile && FilePath.isFile(path)
    let isLost = errno == .missing && !FilePath.isMissing(path)
    let lost = language.pick(en: "a link that leads nowhere", ko: "없는 파일을 가리키는 심볼릭 링크입니다")
    let near = errno == .missing ? FilePath.near(path) : nil
    return ErrorWords(
      message: "\(path): \(isLost ? lost : isLink ? link : kind.words(in: language))",
      help: kind.help(in: language)
        ?? near.map { language.pick(en: "did you mean '\($0)'?", ko: "혹시 '\($0)'인가요?") })
  }
}

extension FileError: CustomStringConvertible {
  /// The message in the user's language.
  public var description: String { words(in: .preferred).message }
}

extension FileError: LocalizedError {
  /// The message in the user's language.
  public var errorDescription: String? { words(in: .preferred).message }
  /// What to do, in the user's language.
  public var recoverySuggestion: String? { words(in: .preferred).help }
}

// MARK: - System calls

extension FileError {
  /// The error of a system call at a path; a broken pipe has none.
  init(_ path: String, _ errno: Errno) {
    self =
      errno == .brokenPipe ? .brokenPipe : FileError(path: path, kind: .system(code: errno.code))
  }

  var errno: Errno? {
    if case .system(let code) = kind { Errno(code: code) } else { nil }
  }

  /// Calls the system; an error names `path`.
  static func naming<Result>(
    _ path: @autoclosure () -> String, _ call: @autoclosure () throws(Errno) -> Result
  ) throws(FileError) -> Result {
    do throws(Errno) {
      return try call()
    } catch {
      throw FileError(path(), error)
    }
  }

  /// Calls the system; nil if the call fails with an expected error, others name `path`.
  @discardableResult
  static func naming<Result>(
    _ path: @autoclosure () -> String, expecting expected: [Errno],
    _ call: @autoclosure () throws(Errno) -> Result
  ) throws(FileError) -> Result? {
    do throws(Errno) {
      return try call()
    } catch {
      if expected.contains(error) { return nil }
      throw FileError(path(), error)
    }
  }
}

extension FileError.Kind {
  func words(in language: Language) -> String {
    switch self {
    case .system(let code): Errno(code: code).words(in: language)
    case .becameShorter:
      language.pick(en: "became shorter while it was read", ko: "읽는 동안 파일이 짧아졌습니다")
    case .changed:
      language.pick(
        en: "changed after it was read; it was left as it is", ko: "읽은 뒤에 파일이 바뀌어 그대로 두었습니다")
    case .tooLarge(let limit):
      language.pick(
        en: "larger than \(limit >> 30) GiB, the limit of a document",
        ko: "문서의 크기 한도인 \(limit >> 30) GiB를 넘습니다")
    case .notAFile: language.pick(en: "not a file", ko: "파일이 아닙니다")
    case .notAFolder: language.pick(en: "not a folder", ko: "폴더가 아닙니다")
    case .noDocuments(let skipped): Self.noDocuments(skipped.words(in: language), in: language)
    case .isOldContent:
      language.pick(
        en: "has the old content of the file, which was written only in part",
        ko: "원래 파일을 끝까지 쓰지 못해 남긴 이전 내용입니다")
    case .brokenPipe: language.pick(en: "broken pipe", ko: "파이프가 끊겼습니다")
    }
  }

  private static func noDocuments(_ skipped: [String], in language: Language) -> String {
    language.pick(
      en: "no exposition documents found"
        + (skipped.isEmpty ? "" : " (\(skipped.joined(separator: "; ")))"),
      ko: "박람회 문서를 찾지 못했습니다("
        + (["항목 문서도 박람회 문서도 없음"] + skipped).joined(separator: ", ") + ")")
  }

  func help(in language: Language) -> String? {
    guard case .noDocuments = self else { return nil }
    return language.pick(
      en: "looked for JSON with entries (name, image_name, short_desc, desc) or an exposition "
        + "(title, visitors, location, duration, description); "
        + "expo validate --show-files lists what was skipped",
      ko: "항목(name, image_name, short_desc, desc)이나 박람회(title, visitors, location, duration, "
        + "description)의 키가 있는 JSON이 필요합니다. "
        + "건너뛴 파일은 expo validate --show-files 명령으로 확인하세요")
  }
}
