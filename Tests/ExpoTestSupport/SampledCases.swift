/// The cases of an enumeration against the samples of a test.
package enum SampledCases {
  /// The cases of which there is no sample.
  ///
  /// - Parameters:
  ///   - samples: Values of the enumeration.
  ///   - declaration: How its declaration begins in the file, such as `enum Kind`.
  ///   - path: The file, from the repository's folder.
  /// - Returns: Their names; the declaration itself if the file has no cases of it.
  /// - Throws: If the file cannot be read.
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
