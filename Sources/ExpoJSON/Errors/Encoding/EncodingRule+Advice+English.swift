extension EncodingRule {
  var englishAdvice: String {
    switch self {
    case .invalidUTF8:
      "Save the file as UTF-8 again, from an editor that shows it correctly."
    case .byteOrderMark:
      "Save the file as UTF-8 without BOM."
    case .wrongEncoding:
      "Convert the file: iconv -f UTF-16 -t UTF-8, or -f CP949 for a file of Korean Windows."
    case .loneSurrogate:
      "Write the character itself, or both halves of the pair."
    case .suspiciousCharacter:
      "Delete the character, or type the lost text again."
    case .doubleEncoding:
      "Let expo restore the file with --fix, or open it again in the right encoding."
    }
  }
}
