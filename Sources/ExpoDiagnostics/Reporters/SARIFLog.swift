/// The shape of a SARIF 2.1.0 log, as far as it is used; § in this folder are of that standard.
struct SARIFLog: MachineDocument {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  var elements: LazyElements<Result> { runs[0].results }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    /// What the names of files are relative to.
    let originalUriBaseIds: UriBases?
    let invocations: [Invocation]
    /// In what columns are counted; always present, also without results.
    let columnKind = "utf16CodeUnits"
    let defaultEncoding = "UTF-8"
    /// What ends a line; the default knows no lone CR (§3.14.26).
    let newlineSequences = ["\r\n", "\n", "\r"]
    let results: LazyElements<Result>
  }

  /// The absolute URIs of the folders that others are relative to, by their names (§3.14.14).
  struct UriBases: Encodable {
    let root: ArtifactLocation

    enum CodingKeys: String, CodingKey {
      case root = "%SRCROOT%"
    }
  }

  struct Invocation: Encodable {
    let executionSuccessful = true
    /// What the run says besides its results; nil if there is nothing to say.
    let toolExecutionNotifications: [Notification]?
  }

  struct Notification: Encodable {
    let level = "warning"
    let message: Message
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "expo"
    let semanticVersion = ToolVersion.current
    let rules: [RuleDescriptor]
  }

  struct RuleDescriptor: Encodable {
    let id, name: String
    let shortDescription, fullDescription, help: Message
    let defaultConfiguration: Configuration
    let properties: Properties

    struct Configuration: Encodable {
      let level: String
    }

    struct Properties: Encodable {
      let tags: [String]
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
  }

  /// A text in which ``SARIFText`` has escaped what needs it.
  struct Message: Encodable {
    let text: String
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    let physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct LogicalLocation: Encodable {
    let fullyQualifiedName, kind: String
  }

  /// Lines and columns from 1, the end column exclusive; the offset from 0.
  struct Region: Encodable {
    var startLine, startColumn, endLine, endColumn: Int?
    var byteOffset, byteLength: Int?
    var snippet: Content?
  }

  struct Content: Encodable {
    let text: String
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [Change]
    let properties: Properties

    /// `safe` or `unsafe`; the standard has no property for it.
    struct Properties: Encodable {
      let applicability: String
    }
  }

  struct Change: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Content
  }
}
