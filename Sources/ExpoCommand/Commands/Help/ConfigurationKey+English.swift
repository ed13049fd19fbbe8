import ExpoValidation

extension Configuration.CodingKeys {
  var englishSummary: String {
    switch self {
    case .schema: "the address of the schema of this file, for editors"
    case .select: "the only rules to report"
    case .ignore: "rules not to report"
    case .severity: "severities that replace the defaults, by rule"
    case .perFileIgnores: "rules not to report, by pattern of files"
    case .exclude: "patterns of files to leave out"
    case .include: "patterns of files that are documents whatever they look like"
    case .optionalKeys: "keys that may be missing"
    case .extraKeys: "keys that are allowed though nothing reads them"
    case .aliases: "other names of keys: imageName for image_name"
    case .limits: "limits on lengths: shortDesc"
    case .assets: "the catalog or folder with the pictures, relative to this file"
    case .facts: "members of entries beyond the four, each with its label: {\"year\": \"Year\"}"
    case .alternative: "the member of entries that describes the picture in words"
    }
  }
}
