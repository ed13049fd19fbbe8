import ExpoRendering
import ExpoDiagnostics
import ExpoSource

extension UsageError {
  var english: ErrorWords {
    switch self {
    case .unknown(let vocabulary, let word, let nearest):
      ErrorWords(
        message: "unknown \(vocabulary.englishNoun(with: "'\(word)'"))",
        help: Self.englishSuggestion(nearest))
    case .value(let option, let fault): fault.english(of: option)
    case .operands(let fault): fault.english
    case .conflict(let conflict): conflict.english
    case .target(let fault): fault.english
    case .unusableConfiguration(let file): ErrorWords(message: "\(file) cannot be used")
    }
  }

  fileprivate static func englishSuggestion(_ nearest: String?) -> String? {
    nearest.map { "did you mean '\($0)'?" }
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
    }
  }
}

extension ValueFault {
  fileprivate func english(of option: OptionName) -> ErrorWords {
    switch self {
    case .missing(let usage): ErrorWords(message: "\(option) expects a value: \(usage)")
    case .notTaken: ErrorWords(message: "\(option) takes no value")
    case .givenTwice: ErrorWords(message: "\(option) is given twice")
    case .notANumber(let word, let minimum):
      ErrorWords(message: "\(option) expects a whole number from \(minimum), found '\(word)'")
    case .notAChoice(let word, let names, let nearest):
      ErrorWords(
        message: "\(option) expects \(names.joined(separator: ", ")), found '\(word)'",
        help: UsageError.englishSuggestion(nearest))
    case .namesNothing(let named):
      ErrorWords(message: "\(option) names no \(named.englishNoun)")
    case .noFile(let format): ErrorWords(message: "\(option) \(format.rawValue)= names no file")
    case .isStandardInput:
      ErrorWords(
        message: "\(option) expects a file; here - does not mean standard input",
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
    case .several(let command, let count):
      ErrorWords(message: "\(command.rawValue) expects one PATH, found \(count)")
    case .missing(let command, let names):
      ErrorWords(
        message: "\(command.rawValue) expects one of \(names.joined(separator: ", "))")
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
      ErrorWords(message: "\(option) writes nothing, --write does: give one of them")
    case .compactAndIndent: ErrorWords(message: "--compact leaves nothing to --indent")
    case .imagesAndNoImages:
      ErrorWords(
        message: "--images names pictures, --no-images leaves them out: give one of them")
    case .checkAndDryRun:
      ErrorWords(
        message: "--check and --dry-run both print what would change: give one of them",
        help: "--check also says it with its exit status")
    case .pageAndSlice:
      ErrorWords(message: "--page and --per-page go together, or --offset and --limit")
    case .namesAndFields:
      ErrorWords(message: "--format names has no fields", help: "use --format tsv --fields …")
    case .allAndEntry(let word):
      ErrorWords(message: "--all shows every entry, '\(word)' asks for one")
    case .allAndField:
      ErrorWords(
        message: "--field prints one field of the poster or of entries",
        help: "use expo list --fields …")
    case .fieldAndFormat:
      ErrorWords(message: "--field prints a field as it is, without a --format")
    case .jsonLines(let option):
      ErrorWords(message: "\(option) does not go with --json-lines")
    case .jsonLinesFormat(let formats):
      ErrorWords(
        message: "--json-lines writes one of "
          + "\(formats.map(\.rawValue).joined(separator: ", ")), to standard output",
        help: "other formats are whole documents: validate without --json-lines")
    case .exportKind(let option, let kind):
      ErrorWords(message: "\(option) means nothing to export \(kind.rawValue)")
    case .formatsForFile(let file): ErrorWords(message: "two formats for the file '\(file)'")
    case .formatsForStandardOutput:
      ErrorWords(
        message: "two formats for standard output",
        help: "write one to a file: --format FMT=FILE")
    case .comparison(let option):
      ErrorWords(
        message: "\(option) compares with what was exported",
        help: "name that with -o FILE or -o DIR")
    }
  }
}

extension TargetFault {
  fileprivate var english: ErrorWords {
    switch self {
    case .isRead(let file):
      ErrorWords(message: "-o names '\(file)', which is read", help: "name another file")
    case .isInside(let folder):
      ErrorWords(
        message: "-o names a place in '\(folder)', which is read",
        help: "a catalog is no place for an export; name another with -o")
    case .needsFolder(let reason):
      ErrorWords(message: "\(reason.english) writes a folder", help: "name it with -o DIR")
    case .isNoFolder(let path, let reason):
      ErrorWords(
        message: "'\(path)' is no folder, and \(reason.english) needs one",
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
    case .finalSlash: "a path that ends with '/'"
    }
  }
}
