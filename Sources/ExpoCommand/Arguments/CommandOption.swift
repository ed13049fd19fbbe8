/// One option: how it is written, what it takes and what it does.
///
/// Parsing, help and suggestions all read the tables of these; see `CommandOption+Table.swift`.
struct CommandOption: Equatable, Sendable {
  /// The long name without dashes.
  let name: String
  /// The letter of the short form.
  let letter: Character?
  /// What the value is called in help; nil for a flag.
  let value: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// What it does, in one line.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// As help writes it: `-f, --format FMT`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
