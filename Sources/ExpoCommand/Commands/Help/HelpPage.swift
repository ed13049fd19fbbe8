/// A page of help, printed on a terminal or as a manual page.
struct HelpPage {
  /// The parts, in order.
  var sections: [Section]

  /// A part with a title.
  struct Section {
    let title: HelpTitle?
    let blocks: [Block]

    /// Creates a part with a title.
    init(_ title: HelpTitle, _ blocks: [Block]) {
      self.title = title
      self.blocks = blocks
    }

    /// Creates a part without a title.
    init(_ blocks: [Block]) {
      title = nil
      self.blocks = blocks
    }
  }

  /// Text, or rows of two columns.
  enum Block {
    /// Prose.
    case paragraph(String)
    /// A line with what continues it indented, as a usage line.
    case usage(String)
    /// Lines that are never broken.
    case code([String])
    /// Terms and what they mean.
    case rows([Row])
    /// Commands and what they do.
    case examples([Row])
  }

  /// A term and what it means.
  struct Row {
    let term: Term
    let text: String

    init(_ term: Term, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// The subject of a row.
  enum Term {
    case option(any CommandOption)
    case variable(EnvironmentVariable)
    case command(String)
    case word(String)

    /// The term as help prints it.
    var text: String {
      switch self {
      case .option(let option): option.usage
      case .variable(let variable): variable.rawValue
      case .command(let text), .word(let text): text
      }
    }
  }
}
