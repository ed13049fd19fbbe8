import ExpoDiagnostics
import ExpoText

/// The parts that messages and help are made of.
extension DecodeError {
  /// `'@'`; what cannot be seen or is beyond ASCII with its number: `'“' (U+201C)`.
  static func quoted(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\u{0}" { return "a null character (U+0000)" }
    let isPlain = 0x21...0x7E ~= scalar.value
    return isPlain ? "'\(scalar)'" : "'\(scalar)' (\(VisibleText.codePoint(scalar)))"
  }

  static func endMessage(_ unfinished: Unfinished) -> String {
    switch unfinished {
    case .object: "the file ends before '{' is closed"
    case .array: "the file ends before '[' is closed"
    case .text: "text is not closed with '\"'"
    case .key: "the key is not closed with '\"'"
    case .file: "expected a value, found an empty file"
    }
  }

  static func endHelp(_ unfinished: Unfinished) -> String? {
    switch unfinished {
    case .object: "put '}' here, or restore what was cut off"
    case .array: "put ']' here, or restore what was cut off"
    case .text, .key: "put '\"' where the text ends"
    case .file: nil
    }
  }

  static func reason(_ fault: NumberFault) -> String {
    switch fault {
    case .leadingZero: "leading zero"
    case .plusSign: "plus sign"
    case .hexadecimal: "hexadecimal"
    case .missingDigit: "missing digit"
    case .notFinite: "not finite"
    case .digitSeparator: "digit separator"
    case .wideDigits: "wide digits"
    case .trailingText: "text after the digits"
    case .unreadable: "not one number"
    }
  }

  static func numberHelp(_ text: String, _ fault: NumberFault) -> String? {
    switch fault {
    case .leadingZero, .plusSign, .digitSeparator, .hexadecimal, .wideDigits:
      NumberRepair.digits(of: text).map { "write \($0)" }
    case .missingDigit: "a number has digits on both sides of its point and after its e"
    case .notFinite: "JSON has no such number; write null or leave the member out"
    case .trailingText: "write the digits alone, or put quotes around the text"
    case .unreadable: nil
    }
  }

  static func controlName(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{0}": "null character"
    case "\t": "tab"
    case "\n", "\r": "line break"
    case "\u{1B}": "escape character"
    default: "control character"
    }
  }

  static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: "\\u" + VisibleText.codePoint(scalar).dropFirst(2).lowercased()
    }
  }

  static func strayMessage(_ stray: StrayContent) -> String {
    switch stray {
    case .value: "expected one value, found more after it"
    case .closer(let closer): "expected the end of the file, found '\(closer)'"
    case .members: "members stand outside any '{'"
    case .mergeMark: "the marks of a merge stand in the document"
    }
  }

  static func strayHelp(_ stray: StrayContent) -> String {
    switch stray {
    case .value: "put the values into one array, or into files of their own"
    case .closer: "delete it, or open what it should close"
    case .members: "put '{' before the first member and '}' after the last"
    case .mergeMark: "resolve the merge"
    }
  }

  static func invalidMessage(_ bytes: [UInt8]) -> String {
    let shown = bytes.prefix(4).map {
      "0x" + String($0, radix: 16, uppercase: true)
    }
    let list = shown.joined(separator: " ") + (bytes.count > 4 ? " …" : "")
    return bytes.count == 1
      ? "the byte \(list) is not valid UTF-8" : "the bytes \(list) are not valid UTF-8"
  }

  static func encodingName(_ encoding: Encoding) -> String {
    encoding == .cp949 ? "what looks like CP949 (EUC-KR)" : encoding.rawValue
  }

  static func hintHelp(_ hint: Hint) -> String {
    switch hint {
    case .quoteInText: "a quote inside text is written \\\""
    case .doubledQuote: "delete one of the two quotes"
    case .unclosedObject: "close the object before it with '}'"
    case .memberInArray: "put '{' before the key"
    case .unusualSpace: "put a plain space here"
    case .wideForm(let narrow): "write '\(narrow)'"
    }
  }

  // MARK: Shape

  static func rangeHelp(_ type: String) -> String? {
    type == "Int" ? "the largest is \(Int.max), the smallest \(Int.min)" : nil
  }

  /// ` for 'visitors'`, or nothing for an element.
  static func owner(_ key: String?) -> String {
    key.map { " for '\($0)'" } ?? ""
  }

  static func duplicateMessage(_ key: String, _ duplicates: Duplicates) -> String {
    let count = duplicates.locations.count
    let times = count == 2 ? "twice" : "\(count) times"
    let spelling = ", spelled differently and equal after Unicode normalization"
    return "key '\(VisibleText.quoted(key))' appears \(times)"
      + (duplicates.isCanonicalOnly ? spelling : "")
  }

  static func duplicateNotes(_ duplicates: Duplicates) -> [Note] {
    guard let first = duplicates.locations.first, let last = duplicates.locations.last else {
      return []
    }
    if duplicates.hasOneValue { return [Note("first here", at: first)] }
    return [
      Note("Swift reads this one", at: first), Note("most other readers read this one", at: last),
    ]
  }

  static func presentNote(_ keys: [String]) -> [Note] {
    let shown = keys.prefix(8).map(VisibleText.quoted).joined(separator: ", ")
    return [
      Note(keys.isEmpty ? "the object is empty" : "found \(shown)" + (keys.count > 8 ? ", …" : ""))
    ]
  }
}
