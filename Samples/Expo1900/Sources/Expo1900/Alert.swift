import ExpoKit
import Foundation

/// An alert that says more than "decoding failed": what is wrong, where, and what to do.
struct Alert: Error, Equatable {
  let title: String
  let message: String
  /// `items.json, line 9, column 3`; the path of a file that cannot be read.
  let place: String
  let recovery: String?

  /// All but the title.
  var text: String {
    [place, message, recovery ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  init(_ error: any Error, in language: Language) {
    title = Self.title(in: language)
    switch error {
    case let errors as DecodeErrors:
      let words = errors.errors.first?.words(in: language)
      message = (words?.message ?? "") + Self.more(errors.errors.count - 1, in: language)
      place = Self.place(of: errors, in: language)
      recovery = words?.help
    case let error as FileError:
      let words = error.words(in: language)
      message = words.message
      place = error.path
      recovery = words.help
    default:
      message = error.localizedDescription
      place = ""
      recovery = nil
    }
  }

  private static func title(in language: Language) -> String {
    switch language {
    case .korean: "박람회 정보를 읽을 수 없습니다"
    default: "The exposition cannot be read"
    }
  }

  private static func more(_ count: Int, in language: Language) -> String {
    guard count > 0 else { return "" }
    return switch language {
    case .korean: " (외 \(count)건)"
    default: " (and \(count) more)"
    }
  }

  private static func place(of errors: DecodeErrors, in language: Language) -> String {
    let file = errors.file.name.split(separator: "/").last ?? ""
    guard let position = errors.positions.first else { return String(file) }
    return switch language {
    case .korean: "\(file) \(position.line)번째 줄 \(position.column)번째 열"
    default: "\(file), line \(position.line), column \(position.column)"
    }
  }
}
