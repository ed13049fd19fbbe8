import ExpoJSON

struct CatalogProblem: BuiltInProblem {
  let kind: Kind
  let location: DocumentLocation

  init(_ kind: Kind, at location: DocumentLocation) {
    self.kind = kind
    self.location = location
  }

  enum Kind: Equatable, Sendable {
    // MARK: Assets

    /// `nearest` is the only image set that could be meant.
    case missingImageSet(String, nearest: String?)
    /// Not one of the image sets that entries name exists.
    case noImageSets(count: Int)
    case emptyImageName
    /// The image set has the name without the extension.
    case imageFileName(String, set: String)
    /// `stray` is the file that was probably renamed.
    case missingImageFile(String, set: String, isIcon: Bool = false, stray: String? = nil)
    /// If an entry uses the set, the app shows nothing.
    case emptyImageSet(String, isUsed: Bool)
    /// The set has files, but none for some kinds of devices, or none for any.
    case lacksFamilies(set: String, AssetSetFolder.Kind, [DeviceFamily], hasNone: Bool)
    /// `scale` is that of the empty slot it is made for, `offset` the byte after its opening brace,
    /// where a file name can be inserted; `isBlank`: no slot names a file, and an entry uses the set.
    case unassignedFile(String, set: String, scale: String?, offset: Int?, isBlank: Bool = false)
    case missingScale([String], set: String)
    /// All image sets of a catalog lack the same scales.
    case noScales([String], count: Int)
    /// Two images are in one slot, such as `universal 2x`; `files` are their names, nil if neither has a file.
    case duplicateSlot(String, files: String?, first: DocumentLocation)
    /// The folder of a set has no `Contents.json`.
    case noContents(String)
    /// A `Contents.json` has no list of that key.
    case contentsWithoutList(String)
    /// Something other than a string, or than an object for a slot, which has no key.
    case wrongContentsType(key: String?)
    /// An idiom that Xcode does not write.
    case unknownIdiom(String, nearest: String?)
    /// A scale that does not exist.
    case unknownScale(String)
    /// The expected size follows from the image of the smallest scale; sizes are `96×72`.
    case wrongSize(
      file: String, found: String, expected: String, scale: String, base: String, baseSize: String,
      baseScale: String)
    /// The name of the image promises another type.
    case wrongType(file: String, found: String?, expected: String)
    /// Xcode does not compile the type, or there is no extension.
    case notCompiled(file: String, type: String?)
    /// A file contains no picture, or not all of it.
    case noPicture(file: String, PictureFault)
    /// The name is not suggested if another can be meant or another entry uses it.
    case nameMismatch(String, found: String, isSuggested: Bool = true)
    case unusedImageSet(String)
    case looseFiles(count: Int)
    /// Code names an asset that its targets lack; `nearest` is the only one that could be meant.
    case missingAsset(NamedAsset.Kind, String, nearest: String?, MissingAsset = .certain)

    // MARK: Structure

    /// A project file has conflict marks, so that Xcode cannot open it.
    case conflictedProject
    /// A data set names no file at all.
    case emptyDataSet(String)
    /// `stray` is the only JSON file that no slot names.
    case missingDataFile(String, set: String, stray: String?)
    /// A data set names a file that is not JSON by its name.
    case notJSON(file: String, set: String)
    case filesOfOneSlot(String, and: String, set: String)
    /// A data set has a JSON file that it does not name.
    case unassignedData(String, set: String)
    /// A JSON file is in a catalog but in no data set.
    case looseData(String)
    /// `other` is a second document of the other kind; code may load both.
    case missingCounterpart(DocumentKind, other: DocumentLocation? = nil, isLoaded: Bool = false)
    /// The entries are in a document with the name of an exposition, and the other way round.
    case swapped(DocumentLocation)
    /// There is no asset catalog with the pictures of the entries.
    case noCatalog
    /// An exposition has two documents of a kind.
    case secondDocument(DocumentKind, names: String, first: DocumentLocation)
    /// No code names a document, although it names others.
    case unnamedDocument(String)
    /// Two image sets have the same name.
    case ambiguousName(String, count: Int, first: DocumentLocation)
    /// If it is needed, code loads a data set of it.
    case catalogInNoTarget(String, isNeeded: Bool)
    /// One language of a document lacks an entry, identified by its picture, that another has.
    case lacksInLanguage(String, other: DocumentLocation)
    /// One language of a document lacks a number under a key, or has a different one.
    case differsByLanguage(String, here: String?, there: String, other: DocumentLocation)
  }
}

// MARK: - Severities and fixes

extension CatalogProblem {
  /// The severity of its rule, but a note if every device can do without the file, and an error if the app lacks it.
  var severity: Severity {
    switch kind {
    case .noCatalog, .missingScale(["1x"], _), .looseFiles, .unnamedDocument: .note
    case .unassignedData, .looseData, .emptyImageSet(_, isUsed: false), .swapped,
      .lacksFamilies(_, _, _, hasNone: false), .missingAsset(_, _, _, .likely):
      .warning
    case .missingAsset(let kind, _, _, _): kind.isOfDocuments ? .error : .warning
    case .missingCounterpart(_, _, isLoaded: true), .catalogInNoTarget(_, isNeeded: true),
      .noPicture, .unassignedFile(_, _, _, _, isBlank: true):
      .error
    case .wrongType(_, let found?, let expected) where found == expected: .error
    default: rule.severity
    }
  }

  /// The data of the problem beyond its location: a file, scales, a missing document.
  var detail: String? {
    switch kind {
    case .unassignedFile(let name, _, _, _, _), .unassignedData(let name, _), .looseData(let name),
      .missingAsset(_, let name, _, _), .lacksInLanguage(let name, _), .unnamedDocument(let name):
      name
    case .missingScale(let scales, _), .noScales(let scales, _): scales.joined(separator: " ")
    case .lacksFamilies(_, _, let families, _): families.map(\.rawValue).joined(separator: " ")
    case .noImageSets: "all"
    case .missingCounterpart(let kind, _, _): kind.rawValue
    case .noCatalog: "pictures"
    case .looseFiles: "loose files"
    default: nil
    }
  }

  /// Whether it summarizes many problems.
  var concernsSeveralEntries: Bool {
    if case .noImageSets = kind { true } else if case .noScales = kind { true } else { false }
  }

  var fix: Fix? {
    switch kind {
    // Only the writer knows which picture belongs to an entry.
    case .missingImageSet(_, let name?), .imageFileName(_, let name),
      .nameMismatch(_, let name, true):
      .unsafe(Fix.Edit(location.bytes, JSONStringWriter().quoted(name)))
    case .unassignedFile(let file, _, _, let offset?, _):
      .unsafe(.insert("\"filename\" : \(JSONStringWriter().quoted(file)), ", at: offset))
    default: nil
    }
  }
}

enum MissingAsset: Sendable {
  /// The app surely asks for it.
  case certain
  /// The app may not ask for it, or uses something else where it is missing.
  case likely
  /// The code looks in the main bundle; its package has the asset in its own.
  case inPackage
}

extension DocumentLocation {
  static func start(of file: String) -> DocumentLocation {
    DocumentLocation(file: file, bytes: 0..<1, part: .file)
  }

  static func whole(_ file: String) -> DocumentLocation {
    DocumentLocation(file: file, bytes: 0..<0, part: .file)
  }
}
