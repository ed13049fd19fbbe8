import ExpoDiagnostics
import ExpoSource

extension StaticFileProblem.Kind {
  var english: ProblemWords {
    switch self {
    case .type(let name, let allowed):
      ProblemWords(
        "'\(name)' is of a type that is not published",
        help: "a site publishes \(allowed.joined(separator: ", "))")
    case .content(let name):
      ProblemWords("the content of '\(name)' does not match its name", help: "export it again")
    case .picture(let name, let fault): fault.english(name)
    case .notAFile(let name):
      ProblemWords("'\(name)' is not a plain file", help: "put a copy of the file in its place")
    }
  }
}
