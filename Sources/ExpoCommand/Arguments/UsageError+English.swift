import ExpoRendering
import ExpoDiagnostics
import ExpoSource
import ExpoValidation

extension UsageError {
  var english: ErrorWords {
    switch self {
    case .unknown(let vocabulary, let word, let suggestion):
      ErrorWords(
        message: "unknown \(vocabulary.englishNoun(with: "'\(word)'"))",
        help: suggestion?.english)
    case .pathAsCommand(let path):
      ErrorWords(message: "unknown command '\(path)'; to read it: expo browse \(path)")
    case .value(let option, let fault): fault.english(of: "\(option)")
    case .variable(let variable, let fault): fault.english(of: variable.rawValue)
    case .operands(let fault): fault.english
    case .conflict(let conflict): conflict.english
    case .target(let fault): fault.english
    case .unusable(.configuration, let file):
      ErrorWords(message: "\(file) is not a configuration file")
    case .unusable(.baseline, let file): ErrorWords(message: "\(file) is not a baseline")
    }
  }

  fileprivate static func englishSuggestion(_ nearest: String?) -> String? {
    nearest.map { Suggestion.nearest($0).english }
  }
}

extension Suggestion {
  fileprivate var english: String {
    switch self {
    case .nearest(let word): "did you mean '\(word)'?"
    case .oneOf(let words): "use \(English.list(words, "or"))"
    }
  }
}

extension Vocabulary {
  fileprivate func englishNoun(with word: String) -> String {
    switch self {
    case .option: "option \(word)"
    case .command: "command \(word)"
    case .rule: "rule \(word)"
    case .field: "field \(word)"
    case .expositionField: "field \(word) of an exposition"
    case .exportKind: "kind of export \(word)"
    case .schema: "schema \(word)"
    case .shell: "shell \(word)"
    case .topic: "command or topic \(word)"
    }
  }
}

extension ValueFault {
  fileprivate func english(of option: String) -> ErrorWords {
    switch self {
    case .missing(let usage): ErrorWords(message: "\(option) expects a value: \(usage)")
    case .notTaken: ErrorWords(message: "\(option) takes no value")
    case .givenTwice: ErrorWords(message: "\(option) is given twice")
    case .notANumber(let word, let minimum):
      ErrorWords(message: "\(option) expects a whole number, \(minimum) or more, found '\(word)'")
    case .notAChoice(let word, let names, let nearest):
      ErrorWords(
        message: "\(option) expects \(English.list(names, "or")), found '\(word)'",
        help: UsageError.englishSuggestion(nearest))
    case .namesNothing(let named):
      ErrorWords(message: "\(option) names no \(named.englishNoun)")
    case .namesFolder(let path):
      ErrorWords(message: "\(option) expects the name of a file, found the folder '\(path)'")
    case .noFile(let format): ErrorWords(message: "\(option) \(format.rawValue)= names no file")
    case .isStandardInput:
      ErrorWords(
        message: "\(option) expects a file; - is not standard input here",
        help: "give - as PATH, or write ./- for a file of that name")
    case .notRuleAndLevel(let word):
      ErrorWords(message: "\(option) expects RULE=LEVEL, found '\(word)'")
    case .notALevel(let word, let nearest):
      ErrorWords(
        message: "\(option) expects \(English.list(Severity.byWeight.map(\.rawValue), "or")), "
          + "found '\(word)'",
        help: UsageError.englishSuggestion(nearest))
    case .notAnAddress(let word, let fault):
      ErrorWords(
        message: "\(option) expects an address such as https://example.org/fair/, found '\(word)'",
        help: fault.englishHelp)
    case .notALanguageTag(let word):
      ErrorWords(
        message: "\(option) expects a language tag such as ko or en-GB, found '\(word)'")
    }
  }
}

extension ValueFault.Named {
  fileprivate var englishNoun: String {
    switch self {
    case .file: "file"
    case .fileOrFolder: "file or folder"
    case .rule: "rule"
    case .field: "field"
    }
  }
}

extension ValueFault.AddressFault {
  fileprivate var englishHelp: String? {
    switch self {
    case .malformed: nil
    case .hostNotASCII: "write the host in its ASCII form, which begins with xn--"
    case .userName: "leave out the user name: the address is written to every page"
    case .page: "name the folder that the pages will lie in"
    }
  }
}

extension OperandFault {
  fileprivate var english: ErrorWords {
    switch self {
    case .empty:
      ErrorWords(
        message: "an operand is empty",
        help: "name a file or folder, or none for the current folder")
    case .namedTwice(let path):
      ErrorWords(
        message: "standard input and an operand are both '\(path)'",
        help: "give one of them, or another --stdin-filename")
    case .notUTF8(let word):
      ErrorWords(
        message: "the argument '\(word)' is not UTF-8",
        help: "rename the file, or name the folder it is in")
    case .several(let command, let count):
      ErrorWords(message: "\(command.rawValue) expects one PATH, found \(count)")
    case .severalEntries(let command, let count):
      ErrorWords(message: "\(command.rawValue) opens one ENTRY, found \(count)")
    case .missing(let command, let names):
      ErrorWords(
        message: "\(command.rawValue) expects \(English.list(names, "or"))")
    case .noStream:
      ErrorWords(
        message: "--json-lines names no file", help: "give files, or - for standard input")
    }
  }
}

extension OptionConflict {
  fileprivate var english: ErrorWords {
    switch self {
    case .writing(let option):
      ErrorWords(message: "\(option) writes nothing and cannot be used with --write")
    case .compactAndIndent: ErrorWords(message: "--indent cannot be used with --compact")
    case .titleOfOne:
      ErrorWords(
        message: "--title is for the page above several expositions, and there is one",
        help: "its title is that of its document")
    case .imagesAndNoImages:
      ErrorWords(
        message: "--images cannot be used with --no-images")
    case .checkAndDryRun:
      ErrorWords(
        message: "--check cannot be used with --dry-run",
        help: "both print what would change; --check also exits with 1")
    case .pageAndSlice:
      ErrorWords(message: "--page and --per-page cannot be used with --offset and --limit")
    case .namesAndFields:
      ErrorWords(message: "--format names has no fields", help: "use --format tsv --fields …")
    case .allAndEntry(let word):
      ErrorWords(message: "--all cannot be used with an entry, found '\(word)'")
    case .allAndField:
      ErrorWords(
        message: "--field cannot be used with --all",
        help: "use expo list --fields …")
    case .fieldAndFormat:
      ErrorWords(message: "--format cannot be used with --field")
    case .jsonLines(let option):
      ErrorWords(message: "\(option) cannot be used with --json-lines")
    case .jsonLinesFormat(let formats):
      ErrorWords(
        message: "--json-lines writes \(English.list(formats.map(\.rawValue), "or")) "
          + "to standard output",
        help: "other formats are whole documents: validate without --json-lines")
    case .exportKind(let option, let kinds):
      ErrorWords(
        message: "\(option) is only for export \(English.list(kinds.map(\.rawValue), "or"))")
    case .pruneWithoutBaseline:
      ErrorWords(message: "--prune-baseline needs --baseline", help: "name it: --baseline FILE")
    case .formatsForFile(let file): ErrorWords(message: "two formats for the file '\(file)'")
    case .formatsForStandardOutput:
      ErrorWords(
        message: "two formats for standard output",
        help: "write one to a file: --format FMT=FILE")
    case .comparison(let option):
      ErrorWords(
        message: "\(option) compares with an earlier export",
        help: "name it with -o FILE or -o DIR")
    }
  }
}

extension TargetFault {
  fileprivate var english: ErrorWords {
    switch self {
    case .isRead(let file):
      ErrorWords(message: "-o names '\(file)', which this export reads", help: "name another file")
    case .isInside(let folder):
      ErrorWords(
        message: "-o is inside '\(folder)', which this export reads",
        help: "name a folder outside it with -o")
    case .needsFolder(let reason):
      ErrorWords(message: "\(reason.english) writes a folder", help: "name it with -o DIR")
    case .isNoFolder(let path, let reason):
      ErrorWords(
        message: "'\(path)' is not a folder, and \(reason.english) needs one",
        help: "name another with -o")
    }
  }
}

extension FolderReason {
  fileprivate var english: String {
    switch self {
    case .exportKind(let kind): "export \(kind.rawValue)"
    case .preset(let preset): "--preset \(preset.rawValue)"
    case .split: "--split"
    case .severalExpositions: "more than one exposition"
    case .finalSlash: "a path that ends with '/'"
    }
  }
}
