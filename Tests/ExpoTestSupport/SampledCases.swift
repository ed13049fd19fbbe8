/// The cases of an enumeration against the samples of a test.
package enum SampledCases {
  /// The names of the cases without a sample; `enum Kind` itself if the file declares no cases of it.
  package static func missing<Value>(
    from samples: [Value], of declaration: String, in path: String
  ) throws -> Set<String> {
    let source = try Repository.text(path).split(separator: "\n").drop {
      !$0.contains("\(declaration): ")
    }
    let indent = source.first?.prefix { $0 == " " } ?? ""
    // Those of nested declarations are further in.
    let cases = source.prefix { $0 != "\(indent)}" }.filter { $0.hasPrefix("\(indent)  case ") }
    let names = cases.flatMap { line in
      line.replacing(/\([^()]*\)?/, with: "").matches(of: /(?:case|,) (\w+)/).map { String($0.1) }
    }
    let sampled = samples.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
    return names.isEmpty ? [declaration] : Set(names).subtracting(sampled)
  }
}
