public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// All errors of a document that could not be decoded.
///
/// They keep the document for excerpts and fixes; ``detached()`` errors do not.
public struct DecodeErrors: Error, Equatable, Sendable {
  /// The errors, sorted by their bytes.
  public let errors: [DecodeError]
  /// The document; empty if the errors are detached.
  public let file: SourceFile
  /// Where decoding stopped at the decoder's error limit; nil if these are all errors.
  public let stop: LineIndex.Position?
  /// What Foundation's decoder would throw first; nil for a syntax error, and for errors that a program put together.
  let thrown: DecodingError?
  /// The positions of detached errors.
  private var known: [LineIndex.Position]?

  /// Creates the errors of a document.
  public init(_ errors: [DecodeError], in file: SourceFile) {
    self.init(errors, in: file, limit: .max)
  }

  /// Decoding stopped at the first error beyond the limit, which is left out; as many warnings are kept.
  init(
    _ errors: [DecodeError], in file: SourceFile, limit: Int, thrown: DecodingError? = nil,
    stop: LineIndex.Position? = nil
  ) {
    self.thrown = thrown
    var counts: [Bool: Int] = [:]
    let isKept = errors.map { error in
      counts[error.severity == .error, default: 0] += 1
      return counts[error.severity == .error, default: 0] <= limit
    }
    self.errors = zip(errors, isKept).filter(\.1).map(\.0)
    self.file = file
    let next = zip(errors, isKept).first { !$1 && $0.severity == .error }?.0
    self.stop = stop ?? next.map { LineIndex(file).position(at: $0.location.bytes.lowerBound) }
  }

  /// The same errors without the document, which can be kept without its memory.
  ///
  /// Words and ``positions`` are the same; a report has no excerpts, and is ``description`` in every format.
  public func detached() -> DecodeErrors {
    var copy = DecodeErrors(
      errors, in: SourceFile(name: file.name, bytes: []), limit: .max, thrown: thrown, stop: stop)
    copy.known = positions
    return copy
  }

  /// Whether the errors and the names of the documents are equal.
  public static func == (one: DecodeErrors, other: DecodeErrors) -> Bool {
    one.errors == other.errors && one.file.name == other.file.name
  }
}

/// The result of decoding a document or a part of it: a value, or all errors.
public struct Decoding<Value> {
  /// The value; nil if any part of it could not be decoded.
  public let value: Value?
  /// The errors, sorted by their bytes; warnings may come with a value.
  public var errors: [DecodeError] { all.errors }
  let all: DecodeErrors

  init(_ value: Value?, _ all: DecodeErrors) {
    self.value = value
    self.all = all
  }

  /// The value.
  ///
  /// - Throws: ``DecodeErrors`` if there is none.
  public func get() throws(DecodeErrors) -> Value {
    guard let value else { throw all }
    return value
  }
}

extension Decoding: Sendable where Value: Sendable {}

extension DecodingError {
  /// Creates the error that `JSONDecoder` would throw for the document.
  ///
  /// `underlyingError` is the ``DecodeErrors``; `debugDescription` has the first line and column. The error is
  /// `dataCorrupted` where `JSONDecoder` throws another type than `DecodingError`, and for errors that a program made.
  public init(_ errors: DecodeErrors) {
    let thrown = errors.thrown ?? .dataCorrupted(Context(codingPath: [], debugDescription: ""))
    self = thrown.with(
      Context(
        codingPath: thrown.codingPath, debugDescription: errors.words(in: .english),
        underlyingError: errors))
  }
}

extension DecodeErrors: LocalizedError {
  /// The first error with its position, what to do, and how many more there are, in the ``Language/preferred``.
  ///
  /// `items.json:3:12: expected a string for 'name', found a number; put quotes around it (and 2 more)`
  public var errorDescription: String? { words(in: .preferred) }

  /// What to do about the first error, in the user's language.
  public var recoverySuggestion: String? {
    errors.first?.words(in: .preferred).help
  }
}

extension DecodeErrors: CustomStringConvertible {
  /// A line for each error in the user's language: `items.json:3:12: expected …`.
  public var description: String { lines(in: .preferred) }

  private func lines(in language: Language) -> String {
    let lines = zip(errors, positions).map { error, position in
      let message = error.words(in: language).message
      return "\(file.name):\(position.line):\(position.column): \(message)"
    }
    return (lines + [stopWords(in: language)].compactMap(\.self)).joined(separator: "\n")
  }
}

extension DecodeErrors {
  /// The first error with its line and column, what to do, and how many more there are.
  public func words(in language: Language) -> String {
    guard let first = errors.first else {
      return ([file.name] + [stopWords(in: language)].compactMap(\.self)).joined(separator: ": ")
    }
    let position = known?[0] ?? LineIndex(file).position(at: first.location.bytes.lowerBound)
    let start = "\(file.name):\(position.line):\(position.column): "
    let words = first.words(in: language)
    let more = errors.count - 1
    let count =
      more == 0
      ? "" : language.pick(en: " (and \(more) more)", ko: " (외 \(more)건)")
    let help = words.help.map { language.pick(en: "; \($0)", ko: ". \($0)") } ?? ""
    return ([start + words.message + help + count] + [stopWords(in: language)].compactMap(\.self))
      .joined(separator: "\n")
  }

  private func stopWords(in language: Language) -> String? {
    stop.map { stop in
      language.pick(
        en: "and more: decoding stopped at line \(stop.line)",
        ko: "오류가 더 있습니다: \(stop.line)번째 줄에서 읽기를 멈췄습니다")
    }
  }
}

extension DecodeErrors {
  /// The errors as diagnostics of their document, for a ``Report``.
  public var diagnostics: Report.FileDiagnostics {
    Report.FileDiagnostics(file, errors.map { Report.Diagnostic($0) })
  }

  /// Where each error begins, in the order of ``errors``.
  public var positions: [LineIndex.Position] {
    if let known { return known }
    let lines = LineIndex(file)
    return errors.reduce(into: []) { positions, error in
      positions.append(lines.position(at: error.location.bytes.lowerBound, after: positions.last))
    }
  }

  /// Every error with its line, its column and an excerpt of the document, for a terminal or a log.
  ///
  /// In whole lines; a line of an excerpt takes at most `width` terminal cells.
  public func report(
    in language: Language = .preferred, as format: ReportFormat = .full, width: Int = 80
  ) -> String {
    if known != nil { return lines(in: language) + "\n" }
    let text = Report([diagnostics]).text(in: language, as: format, width: width)
    guard format.isForPeople, let stop = stopWords(in: language) else { return text }
    return text + stop + "\n"
  }
}
