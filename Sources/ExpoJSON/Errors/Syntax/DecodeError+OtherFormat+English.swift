import ExpoDiagnostics

extension DecodeError.OtherFormat {
  /// The words for a file of this format.
  var english: ProblemWords {
    ProblemWords("expected JSON, found \(found)", help: help)
  }

  private var found: String {
    switch self {
    case .gitLFSPointer: "a Git LFS pointer"
    case .compressed(.zip): "a zip archive"
    case .compressed(let compression): "a file compressed with \(compression.rawValue)"
    case .propertyList(isBinary: true): "a binary property list"
    case .propertyList(isBinary: false): "an XML property list"
    case .picture(let format): format.english
    case .html: "an HTML page"
    case .xml: "XML"
    case .jsonLines: "one JSON value per line"
    case .binary(let percent): "binary data: \(percent) % of the bytes are control characters"
    }
  }

  private var help: String {
    switch self {
    case .gitLFSPointer: "fetch the file itself: git lfs pull"
    case .compressed(.zip): "unpack it: unzip"
    case .compressed(let compression): "decompress it: \(compression.rawValue) -dc"
    case .propertyList: "convert it: plutil -convert json"
    case .picture: "put JSON here; pictures belong in image sets"
    case .html: "download the JSON again; this may be an error page or a sign-in page"
    case .xml: "export the data as JSON"
    case .jsonLines: "check it with expo validate --json-lines, or put the values into one array"
    case .binary: "restore the file from a good copy"
    }
  }
}

extension DecodeError.PictureFormat {
  fileprivate var english: String {
    switch self {
    case .pdf: "a PDF document"
    case .svg: "an SVG picture"
    case .png, .jpeg, .gif, .webP, .heic: "a \(rawValue) picture"
    }
  }
}
