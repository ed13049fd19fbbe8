/// The output formats of `show`.
enum ShowFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}
