/// An option with the type of its value; `Option<Never>` is a flag.
struct Option<Value: Sendable>: CommandOption {
  let id: OptionID
  let name: OptionName
  let letter: Character?
  let value: ValueKind?
  let placeholder: String?
  let isRepeatable: Bool
  let group: OptionGroup
  let exportKinds: [ExportKind]
  /// Makes a value from the given words: one, or several if the option is repeatable.
  let parse: @Sendable (_ words: [String]) throws(UsageError) -> Value

  /// Creates an option that parses all given words at once.
  ///
  /// - Parameters:
  ///   - id: The identity, which finds the summary.
  ///   - name: The long name.
  ///   - letter: The letter of the short form.
  ///   - placeholder: The name of the value in help.
  ///   - value: What the value is.
  ///   - isRepeatable: Whether it may be given more than once.
  ///   - group: The group in help.
  ///   - exportKinds: The kinds of export that it is for.
  ///   - parse: Makes a value from the words; the name is for its errors.
  init(
    _ id: OptionID, _ name: OptionName, letter: Character? = nil, _ placeholder: String? = nil,
    _ value: ValueKind?, isRepeatable: Bool = false, in group: OptionGroup,
    for exportKinds: [ExportKind] = ExportKind.allCases,
    parse: @escaping @Sendable (OptionName, [String]) throws(UsageError) -> Value
  ) {
    self.id = id
    self.name = name
    self.letter = letter
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.group = group
    self.exportKinds = exportKinds
    self.parse = { words throws(UsageError) in try parse(name, words) }
  }

  /// Creates an option that is given once.
  init(
    _ id: OptionID, _ name: OptionName, letter: Character? = nil, _ placeholder: String,
    _ value: ValueKind, in group: OptionGroup, for exportKinds: [ExportKind] = ExportKind.allCases,
    parse: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    self.init(id, name, letter: letter, placeholder, value, in: group, for: exportKinds) {
      name, words throws(UsageError) in
      do throws(ValueFault) {
        return try parse(words.last ?? "")
      } catch {
        throw .value(of: name, error)
      }
    }
  }
}
