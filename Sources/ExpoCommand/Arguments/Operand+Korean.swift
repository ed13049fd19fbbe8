extension Operand {
  /// The placeholders are those of English: option tables, completions and messages name them.
  var koreanUsage: String { englishUsage }
}
