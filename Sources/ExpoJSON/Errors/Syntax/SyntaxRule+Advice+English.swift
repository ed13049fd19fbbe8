extension SyntaxRule {
  var englishAdvice: String {
    switch self {
    case .unexpectedCharacter:
      """
      Look at the marked character and at the string before it. Escape a quote inside a string \
      as \\"; delete what does not belong there.
      """
    case .unexpectedEnd:
      """
      Add the closing bracket or quote that the note asks for. If the file was cut short, copy \
      it again.
      """
    case .missingComma:
      "Write a comma where the finding points."
    case .trailingComma:
      "Delete the comma."
    case .missingColon:
      "Write a colon between the key and its value."
    case .unquotedKey:
      "Put the key in double quotes."
    case .unquotedString:
      "Put the string in double quotes, or write the literal as true, false or null."
    case .wrongQuotes:
      """
      Replace single and curly quotes by straight double quotes, and switch off smart quotes \
      in the editor.
      """
    case .comment:
      "Delete the comment, or keep it in a file beside the data."
    case .invalidNumber:
      "Write plain digits, with a point for a fraction."
    case .invalidEscape:
      "Double the backslash, or write one of the escapes that JSON has."
    case .controlCharacter:
      #"Write a line break as \n and a tab as \t."#
    case .strayContent:
      "Keep one value: wrap several in an array, add missing braces, or delete what is left over."
    case .nestingTooDeep:
      "Flatten the data. No document of an exposition nests deeper than three levels."
    case .notJSON:
      """
      Fetch or convert the real document: git lfs pull for a pointer, gunzip for a compressed \
      file.
      """
    }
  }
}
