extension ShapeRule {
  var englishAdvice: String {
    switch self {
    case .wrongRoot:
      """
      Write entries as an array and an exposition as an object, or leave the file out with \
      exclude.
      """
    case .missingKey:
      "Add the key, or correct the spelling of the one that was meant."
    case .unknownKey:
      """
      Delete the key, or rename it to the one that was meant. A key that is meant to be there \
      goes into extraKeys of the configuration.
      """
    case .duplicateKey:
      "Keep one member and delete the others."
    case .typeMismatch:
      "Write a value of the type that the message names."
    case .nullValue:
      "Write the value, or an empty string if there is none yet."
    case .emptyList:
      "Add the entries, or delete the document."
    }
  }
}
