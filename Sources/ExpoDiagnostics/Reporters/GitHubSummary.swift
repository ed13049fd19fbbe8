package struct GitHubSummary {
  package static func render(_ report: Report) -> String { "" }
}
