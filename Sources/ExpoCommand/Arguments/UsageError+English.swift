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
    case .excludes(let option, let partner, let hint):
      ErrorWords(
        message: "\(option) cannot be used with \(partner.english)", help: hint?.english)
    case .needs(let option, let partner):
      ErrorWords(message: "\(option) needs \(partner.english)", help: partner.englishHelp)
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
    case .isStandardOutput(let format):
      ErrorWords(
        message: "\(option) expects a file; - is not standard output here",
        help: format.map {
          "write \(option) \($0.rawValue) for standard output, or =./- for a file of that name"
        } ?? "write ./- for a file of that name")
    case .isOption(let word):
      ErrorWords(
        message: "\(option) expects a value, found '\(word)'",
        help: "if that is the value, write \(option)=\(word)")
    case .afterEquals(let letter, let value):
      ErrorWords(
        message: "\(option) expects a value, found '\(letter)=\(value)'",
        help: "write \(letter) \(value), or \(option)=\(value)")
    case .notAReport(let word):
      ErrorWords(message: "\(option) expects FMT or FMT=FILE, found '\(word)'")
    case .twoFormats(let file?):
      ErrorWords(message: "\(option) names two formats for the file '\(file)'")
    case .twoFormats(nil):
      ErrorWords(
        message: "\(option) names two formats for standard output",
        help: "write one to a file: --format FMT=FILE")
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
    case .notInstalled(let word):
      ErrorWords(message: "\(option) expects an installed program, found '\(word)'")
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
    case .several(let command, let operand, let count):
      ErrorWords(
        message: "\(command.rawValue) expects one \(operand.placeholder), found \(count)")
    case .missing(let command, let names):
      ErrorWords(
        message: "\(command.rawValue) expects \(English.list(names, "or"))")
    case .noStream:
      ErrorWords(
        message: "--json-lines names no file", help: "give files, or - for standard input")
    }
  }
}

extension OptionPartner {
  fileprivate var english: String {
    switch self {
    case .option(let option): option
    case .standardInput: "the operand -"
    case .entry(let word): "the entry '\(word)'"
    case .command(let word): "the command '\(word)'"
    case .export(let kinds): "export \(English.list(kinds.map(\.rawValue), "or"))"
    case .destination: "-o FILE or -o DIR"
    case .severalExpositions: "more than one exposition"
    }
  }

  fileprivate var englishHelp: String? {
    switch self {
    case .standardInput: "give - as PATH to read standard input"
    case .destination: "name the file or folder of the export with -o"
    case .severalExpositions: "the title of one exposition is that of its document"
    case .option, .entry, .command, .export: nil
    }
  }
}

extension OptionHint {
  fileprivate var english: String {
    switch self {
    case .checkTells: "both print what would change; --check also exits with 1"
    case .useTSV: "use --format tsv --fields …"
    case .useList: "use expo list --fields …"
    case .writeToFile:
      "standard output is for the difference; write the report to a file: --format FMT=FILE"
    case .useLines:
      "line by line, \(English.list(JSONLinesRun.formats.map(\.rawValue), "or")) "
        + "is written to standard output"
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
