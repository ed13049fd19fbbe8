import ExpoDiagnostics
import ExpoSource
import ExpoText

extension ContentProblem.Kind {
  private static let form = "YYYY. MM. DD - YYYY. MM. DD"

  var english: ProblemWords {
    switch self {
    case .wrongRoot(let expected, let found, let element):
      ProblemWords(
        "expected \(Self.english(expected: expected)), found \(found.english)",
        help: found.english(help: element),
        fix: element.map { _ in "put brackets around" })
    case .emptyList:
      ProblemWords("the list has no entries", help: "add the entries, or leave the file out")
    case .negativeCount(let key): ProblemWords("'\(key)' is negative", help: "correct the number")
    case .badDuration(let text, let suggestion):
      ProblemWords(
        "expected '\(Self.form)', found '\(VisibleText.quoted(text))'",
        help: suggestion.map { "write '\($0)'" }, fix: suggestion.map { "write '\($0)'" })
    case .bareYear(let text):
      ProblemWords("'\(VisibleText.quoted(text))' is a bare year, not '\(Self.form)'")
    case .oneDay(let text):
      ProblemWords("'\(VisibleText.quoted(text))' is a single day, not '\(Self.form)'")
    case .impossibleDate(let date):
      ProblemWords("'\(date)' is not a day of the calendar", help: "correct the month or the day")
    case .reversedDuration(let first, let last):
      ProblemWords(
        "'duration' ends on \(last), before it begins on \(first)",
        help: "did you mean '\(last) - \(first)'?", fix: "swap the days")
    case .emptyText(let key, let isBlank):
      ProblemWords(
        isBlank ? "'\(key)' is only white space" : "'\(key)' is empty", help: "write the text")
    case .strayWhitespace(let key, let stray, _, _):
      ProblemWords(stray.english(in: key), help: "delete it", fix: "delete the white space")
    case .duplicateName(let name, let first):
      ProblemWords(
        "the entry '\(VisibleText.quoted(name))' appears again",
        notes: [Note("first here", at: first)], help: "rename one, or delete the copy")
    case .sharedImage(let image, let entries, let first):
      ProblemWords(
        "entries \(entries.map(String.init).joined(separator: " and ")) use the same image '\(VisibleText.quoted(image))'",
        notes: [Note("first here", at: first)],
        help: "give each its own image, if they are meant to differ")
    case .overlongSummary(let length, let measure):
      ProblemWords(
        "'short_desc' is \(length) characters, longer than \(measure.english)",
        help: "shorten it, or swap the two")
    }
  }

  private static func english(expected kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: "an array of entries"
    case .exposition?: "an exposition, which is an object"
    case nil: "an exposition or an array of entries"
    }
  }
}

extension ContentProblem.Root {
  fileprivate var english: String {
    switch self {
    case .singleEntry: "a single entry"
    case .object(let keys):
      keys.isEmpty
        ? "an empty object"
        : "an object with \(keys.map { "'\($0)'" }.joined(separator: ", "))"
    case .entries(let pointer):
      "an object with the entries at \(VisibleText.quoted(pointer.description))"
    case .array: "an array of other values"
    case .text: "a string"
    case .textOfJSON: "JSON inside a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }

  fileprivate func english(help element: Range<Int>?) -> String {
    switch self {
    case .entries(let pointer):
      "keep only the array at \(VisibleText.quoted(pointer.description))"
    case .textOfJSON: "save the text of the string: jq -r ."
    case .singleEntry, .object, .array, .text, .number, .boolean, .null:
      element == nil
        ? "say which it is with --kind, or leave the file out" : "put it into an array: [ … ]"
    }
  }
}

extension ContentProblem.Stray {
  fileprivate func english(in key: String) -> String {
    switch self {
    case .beginning: "'\(key)' begins with white space"
    case .end: "'\(key)' ends with white space"
    case .beforeLineBreak(1): "white space before a line break in '\(key)'"
    case .beforeLineBreak(let count): "white space before \(count) line breaks in '\(key)'"
    }
  }
}

extension ContentProblem.Measure {
  fileprivate var english: String {
    switch self {
    case .limit(let limit): "\(limit)"
    case .text(let length): "'desc' with \(length)"
    }
  }
}

// MARK: - Rules

extension ContentRule {
  var english: RuleWords {
    switch self {
    case .emptyText:
      RuleWords(
        "a string is empty or only white space",
        explanation: """
          It can be decoded, but leaves a gap on the screen: a row without a name, a page without \
          text.
          """,
        advice: "Write the text, or delete the entry.")
    case .strayWhitespace:
      RuleWords(
        "white space at either end of a string or before a line break",
        explanation: """
          It cannot be seen, but it makes two equal names differ and shifts centred text. White \
          space at either end of a string, and before a line break in it, has no purpose.
          """,
        advice: "Delete the white space.")
    case .duplicateName:
      RuleWords(
        "two entries have the same name",
        explanation: """
          In a list they cannot be told apart; usually an entry was copied and not changed. \
          Names are compared after Unicode normalization, as they look.
          """,
        advice: "Rename one of the entries, or delete the copy.")
    case .sharedImage:
      RuleWords(
        "two entries use the same image",
        explanation: """
          It may be intended. More often an entry was copied and its image_name forgotten, and \
          the app shows the wrong picture.
          """,
        advice: """
          Give the copied entry its own image_name. If both share the picture on purpose, ignore \
          the rule.
          """)
    case .overlongSummary:
      RuleWords(
        "a short description is longer than the full one",
        explanation: """
          short_desc is one line for a list, desc the full text. If the short one is longer, the \
          two were probably swapped.
          """,
        advice: "Exchange the two texts, or shorten the first.")
    }
  }
}
