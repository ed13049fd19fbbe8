import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What the command says of each kind of error, in every language.
struct ErrorWordsTests {
  /// A line for each fault of words: an empty part, a line end, a full stop, a hidden argument.
  private static func faults(
    of words: ErrorWords, _ language: Language, showing arguments: [String]
  ) -> [String] {
    let parts = [words.message, words.help].compactMap(\.self)
    let text = parts.joined(separator: "\n")
    return parts.flatMap { part in
      [
        part.isEmpty ? "an empty part" : nil,
        part.contains("\n") ? "more than one line" : nil,
        part.hasSuffix(".") ? "a full stop" : nil,
      ].compactMap(\.self) + LanguageCheck.faults(in: part, language, data: arguments)
    } + arguments.filter { !text.contains($0) }.map { "not shown: \($0)" }
  }

  @Test(
    "every error of usage has whole words, with all its arguments",
    arguments: UsageError.allSamples, Language.allCases)
  func usage(error: UsageError, language: Language) {
    let arguments = VisibleArguments.of(error)
    #expect(Self.faults(of: error.words(in: language), language, showing: arguments) == [])
  }

  @Test(
    "every error of data has whole words, with all its arguments", arguments: DataError.samples,
    Language.allCases)
  func data(error: DataError, language: Language) {
    let arguments = VisibleArguments.of(error)
    #expect(Self.faults(of: error.words(in: language), language, showing: arguments) == [])
  }

  @Test("no two kinds have the same words", arguments: Language.allCases)
  func distinct(language: Language) {
    let families: [[UsageError]] = [
      Vocabulary.samples.map { .unknown($0, "x", nil) },
      ValueFault.samples.map { .value(of: "x", $0) },
      ValueFault.Named.samples.map { .value(of: "x", .namesNothing($0)) },
      ValueFault.AddressFault.samples.map { .value(of: "x", .notAnAddress("x", $0)) },
      OperandFault.samples.map(UsageError.operands),
      OptionPartner.samples.map { .excludes("x", $0, nil) },
      OptionPartner.samples.map { .needs("x", $0) },
      OptionHint.samples.map { .excludes("x", .standardInput, $0) },
      TargetFault.samples.map(UsageError.target),
      FolderReason.samples.map { .target(.needsFolder($0)) },
    ]
    for family in families {
      let words = family.map { $0.words(in: language) }
      #expect(Set(words.map { "\($0)" }).count == words.count, "\(words)")
    }
  }

  @Test("arguments are found wherever they are in a kind")
  func arguments() {
    #expect(VisibleArguments.of(UsageError.operands(.several(.list, .path, 2))) == ["list", "2"])
    #expect(
      VisibleArguments.of(DataError.samples[5])
        == ["꿈", "/7", "꿈돌이", "3"])
    #expect(
      VisibleArguments.of(UsageError.value(of: "a", .notAChoice("b", of: ["c"], nearest: "d")))
        == ["--a", "b", "c", "d"])
  }
}

/// A type whose values are kinds, with a sample of each.
///
/// ``next(after:)`` is one exhaustive switch, so that a new kind does not compile without a sample.
protocol Sampled {
  /// The sample of the kind that follows in the declaration; nil after the last.
  static func next(after kind: Self?) -> Self?
}

extension Sampled {
  /// A sample of each kind.
  static var samples: [Self] {
    Array(
      sequence(state: nil as Self?) { kind in
        kind = next(after: kind)
        return kind
      })
  }
}

/// What a reader of words must see: the user's words, names and numbers in a kind.
enum VisibleArguments {
  static func of(_ kind: Any) -> [String] {
    switch kind {
    case let name as any RawRepresentable<String>: [name.rawValue]
    case let text as String: [text]
    case let number as Int: [String(number)]
    case let value as any CustomStringConvertible where !(value is any Collection):
      [value.description]
    default: Mirror(reflecting: kind).children.flatMap { of($0.value) }
    }
  }
}
