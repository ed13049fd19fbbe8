import ExpoBase

/// Styles of roles in the terminal's own colours (ECMA-48 SGR).
enum ANSIStyle {
  static func render(_ text: StyledText) -> String {
    var output = ""
    text.forEachRun { role, run in
      let codes = codes(for: role)
      output += codes.isEmpty ? String(run) : "\u{1B}[\(codes)m\(run)\u{1B}[0m"
    }
    return output
  }

  private static func codes(for role: StyledText.Role) -> String {
    switch role {
    case .plain: ""
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .location, .heading: "1"
    case .rule, .faint: "2"
    case .gutter: "34"
    case .match, .currentMatch: "7"
    }
  }
}
