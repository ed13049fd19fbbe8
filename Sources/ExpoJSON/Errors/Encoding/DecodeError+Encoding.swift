import ExpoBase

extension DecodeError {
  /// What is wrong with the bytes as UTF-8 text.
  public enum Encoding: Equatable, Sendable {
    /// Bytes that are not UTF-8.
    case invalidUTF8(bytes: [UInt8])
    /// A byte order mark at the start of the file.
    case byteOrderMark
    /// A file in another encoding; `conversion` replaces all of its bytes.
    case wrongEncoding(TextEncoding, conversion: Conversion?)
    /// An escape that is half of a surrogate pair.
    case loneSurrogate(String)
    /// An invisible character, or one that shows that text was lost.
    case suspiciousCharacter(Unicode.Scalar)
    /// UTF-8 that was read in another encoding and saved as UTF-8 again: the first such text, and
    /// what it was if nothing of it is lost; `conversion` restores the whole file.
    case doubleEncoding(String, of: String?, conversion: Conversion?)
  }

  /// An encoding recognised by its pattern of bytes; the raw value is its IANA name.
  public enum TextEncoding: String, Equatable, Sendable {
    /// UTF-16, the low byte first.
    case utf16LittleEndian = "UTF-16LE"
    /// UTF-16, the high byte first.
    case utf16BigEndian = "UTF-16BE"
    /// UTF-32, the lowest byte first.
    case utf32LittleEndian = "UTF-32LE"
    /// UTF-32, the highest byte first.
    case utf32BigEndian = "UTF-32BE"
    /// Korean, as Windows programs write it; EUC-KR is a part of it.
    case cp949 = "CP949"
  }

  /// A file's text, read in the encoding it is in.
  public struct Conversion: Equatable, Sendable {
    /// The length of the file in bytes.
    public let length: Int
    /// Its text.
    public let text: String
  }
}

// MARK: - Rules and fixes

extension DecodeError.Encoding: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { table.rule }

  private var table: EncodingRule {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .byteOrderMark: .byteOrderMark
    case .wrongEncoding: .wrongEncoding
    case .loneSurrogate: .loneSurrogate
    case .suspiciousCharacter: .suspiciousCharacter
    case .doubleEncoding: .doubleEncoding
    }
  }

  /// The smallest edit that makes it clean UTF-8.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .invalidUTF8, .loneSurrogate: nil
    case .byteOrderMark: .safe(.delete(bytes))
    case .wrongEncoding(_, let conversion), .doubleEncoding(_, _, let conversion):
      conversion.map { .unsafe(Fix.Edit(0..<$0.length, $0.text)) }
    case .suspiciousCharacter(let scalar):
      SuspiciousCharacter.showsLoss(scalar) ? nil : .unsafe(.delete(bytes))
    }
  }
}
