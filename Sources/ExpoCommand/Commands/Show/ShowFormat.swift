/// How what is shown is written.
enum ShowFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}
