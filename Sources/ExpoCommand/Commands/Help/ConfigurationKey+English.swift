import ExpoValidation

extension Configuration.CodingKeys {
  var englishSummary: String {
    switch self {
    case .schema: "the address of the schema of this file, for editors"
    case .select: "the only rules to report"
    case .ignore: "rules not to report"
    case .severity: "severities that replace the defaults, by rule"
    case .perFileIgnores: "rules not to report, by file pattern"
    case .exclude: "file patterns to leave out"
    case .include: "file patterns to treat as documents whatever they contain"
    case .optionalKeys: "keys that may be missing"
    case .extraKeys: "more keys that are allowed in documents"
    case .aliases: "other names of keys: imageName for image_name"
    case .limits: "limits on lengths: shortDesc"
    case .assets: "the catalog or folder with the pictures, relative to this file"
    case .facts: "members of entries beyond the four, each with its label: {\"year\": \"Year\"}"
    case .alternative: "the member of entries that describes the picture in words"
    }
  }
}
