import ExpoDiagnostics

/// A command line that cannot be carried out: exit status 2.
struct UsageError: Error, Equatable {
  /// What is wrong, in one line.
  let message: String
  /// What to do, in one line.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// Names the nearest of the words that are known.
  init(_ message: String, suggesting word: String, among known: [String]) {
    let nearest = EditDistance.nearest(to: word, among: known)
    self.init(message, help: nearest.map { "did you mean '\($0)'?" })
  }
}
