import ExpoBase

/// An option with the type of its value; `Option<Never>` is a flag.
struct Option<Value: Sendable>: CommandOption {
  let name: OptionName
  let letter: Character?
  let value: ValueKind?
  let placeholder: String?
  let isRepeatable: Bool
  let group: OptionGroup
  private(set) var exportKinds = ExportKind.allCases
  private(set) var needs: [OptionRelation] = []
  private(set) var excludes: [OptionRelation] = []
  private(set) var effect: OptionEffect?
  private(set) var isOrdered = false
  private let words: @Sendable (Language) -> String
  /// Makes a value from the given words: one, or several if the option is repeatable.
  let parse: @Sendable (_ words: [String]) throws(UsageError) -> Value

  /// Creates an option that parses all given words at once.
  ///
  /// - Parameters:
  ///   - name: The long name.
  ///   - letter: The letter of the short form.
  ///   - placeholder: The name of the value in help.
  ///   - value: What the value is.
  ///   - isRepeatable: Whether it may be given more than once.
  ///   - group: The group in help.
  ///   - en: What it does, in one line.
  ///   - ko: The same in Korean.
  ///   - parse: Makes a value from the words; the name is for its errors.
  init(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String? = nil,
    _ value: ValueKind?, isRepeatable: Bool = false, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String,
    parse: @escaping @Sendable (OptionName, [String]) throws(UsageError) -> Value
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.group = group
    words = { $0.pick(en: en(), ko: ko()) }
    self.parse = { words throws(UsageError) in try parse(name, words) }
  }

  /// Creates an option that is given once.
  init(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String,
    _ value: ValueKind, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String,
    parse: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    self.init(
      name, letter: letter, placeholder, value, in: group, en: en(), ko: ko()
    ) {
      name, words throws(UsageError) in
      do throws(ValueFault) {
        return try parse(words.last ?? "")
      } catch {
        throw .value(of: name, error)
      }
    }
  }
}

extension Option {
  /// The summary in help: `markdown: a file for each entry`.
  func summary(in language: Language) -> String {
    let isForAll = exportKinds.count == ExportKind.allCases.count
    let kinds = exportKinds.map(\.rawValue).joined(separator: ", ")
    return (isForAll ? "" : kinds + ": ") + words(language)
  }
}

// MARK: - Combinations

extension Option {
  /// The option for some kinds of export only.
  func only(for kinds: ExportKind...) -> Self {
    var copy = self
    copy.exportKinds = kinds
    return copy
  }

  /// The option, which needs all of these.
  func needing(_ relations: OptionRelation...) -> Self {
    var copy = self
    copy.needs = relations
    return copy
  }

  /// The option, which cannot be used with any of these.
  func excluding(_ relations: OptionRelation...) -> Self {
    var copy = self
    copy.excludes += relations
    return copy
  }

  /// The option, which cannot be used with any of these options.
  func excluding(_ options: OptionName...) -> Self {
    var copy = self
    for option in options { copy.excludes.append(.option(option)) }
    return copy
  }

  /// The option with an effect on the exit status of `validate`.
  func with(_ effect: OptionEffect) -> Self {
    var copy = self
    copy.effect = effect
    return copy
  }

  /// The option with a list or repetitions whose order matters.
  var ordered: Self {
    var copy = self
    copy.isOrdered = true
    return copy
  }
}
