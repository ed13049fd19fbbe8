extension Fix {
  /// Quotes around bytes.
  static func quoting(_ bytes: Range<Int>, _ applicability: Applicability) -> Fix {
    Fix(applicability, [.insert("\"", at: bytes.lowerBound), .insert("\"", at: bytes.upperBound)])
  }
}

extension DecodeError.Hint {
  /// The edit that does what the hint says.
  func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .quoteInText: nil
    case .memberInArray(let key): .unsafe(.insert("{", at: key))
    case .otherForm(let own): .unsafe(Fix.Edit(bytes, String(own)))
    case .surplus: .unsafe(.delete(bytes))
    case .doubledQuote: .unsafe(.delete(bytes))
    case .unclosedObject(let end, let isCertain):
      Fix(isCertain ? .safe : .unsafe, [.insert("}", at: end)])
    case .unusualSpace(let count): .safe(Fix.Edit(bytes, String(repeating: " ", count: count)))
    case .invisible, .strayJamo: .safe(.delete(bytes))
    case .wideForm(let narrow): .safe(Fix.Edit(bytes, String(narrow)))
    case .strayWord(let length):
      .unsafe(.delete(bytes.lowerBound..<bytes.lowerBound + length))
    }
  }
}

/// What makes an escape sequence of a backslash that begins none.
enum EscapeRepair {
  /// `\'` is a character that needs no backslash.
  case deleteBackslash
  /// The backslash itself was probably meant: `C:\Users`; other languages read `\U` as an escape.
  case doubleBackslash

  /// Nil for a broken `\u` sequence and for a lone backslash, which may have been meant as anything.
  init?(_ escape: String) {
    if escape == "\\'" {
      self = .deleteBackslash
    } else if escape.hasPrefix("\\u") || escape.utf8.count < 2 {
      return nil
    } else {
      self = .doubleBackslash
    }
  }

  /// The edit of the backslash at an offset.
  func fix(at offset: Int) -> Fix {
    switch self {
    case .deleteBackslash: .safe(.delete(offset..<offset + 1))
    case .doubleBackslash: .unsafe(.insert("\\", at: offset))
    }
  }
}
