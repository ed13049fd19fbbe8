extension Operand {
  var englishUsage: String {
    switch self {
    case .path: "[PATH]"
    case .paths: "[PATH…]"
    case .entry: "[ENTRY]"
    case .entries: "[ENTRY…]"
    case .rule: "[RULE…]"
    case .command: "[COMMAND]"
    case .topic: "[COMMAND|TOPIC]"
    case .words: "[-- WORD…]"
    case .shell, .exportKind, .schema: value.choices.joined(separator: "|")
    }
  }
}
