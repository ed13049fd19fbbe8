/// The words of an error: what is wrong, and what to do about it.
public struct ErrorWords: Equatable, Sendable {
  /// What is wrong, in one line.
  public let message: String
  /// What to do, in one line; nil if the message says it all.
  public let help: String?

  /// Creates the words of an error.
  public init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
