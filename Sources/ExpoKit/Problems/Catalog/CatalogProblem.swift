import ExpoJSON
import ExpoBase

/// What is wrong between documents, asset catalogs and pictures: a kind of problem at a location.
struct CatalogProblem: LocatedKind, Sendable {
  /// What is wrong.
  let kind: Kind
  /// Where it is wrong.
  let location: SourceLocation

  /// Creates a problem.
  init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// Everything that can be wrong with pictures and catalogs.
  package enum Kind: Equatable, Sendable {
    // MARK: Assets

    /// An entry names an image set that does not exist; `nearest` is the only one it could be.
    case missingImageSet(String, nearest: String?)
    /// An entry names no picture.
    case emptyImageName
    /// An entry names a file; the image set has the name without the extension.
    case imageFileName(String, set: String)
    /// An image set names a file that does not exist.
    case missingImageFile(String, set: String)
    /// The icon of the app names a file that does not exist.
    case missingIconFile(String, set: String)
    /// An image set has a file that no slot names; `slot` is the empty one it is made for.
    case unassignedFile(String, set: String, slot: Slot?)
    /// An image set lacks scales.
    case missingScale([String], set: String)
    /// Two images claim the same slot.
    case duplicateSlot(idiom: String, scale: String?, first: SourceLocation)
    /// A `Contents.json` is of no use.
    case badContents(Contents)
    /// An image is not of the size that its scale asks for; sizes are `96×72`.
    case wrongSize(file: String, found: String, expected: String, scale: String)
    /// An image is not of the type that its name promises.
    case wrongType(file: String, found: String?, expected: String)
    /// A file contains no picture, or not all of it.
    case noPicture(file: String, PictureFault)
    /// A name matches a file or image set only approximately; not suggested if another can be meant
    /// or another entry uses it.
    case nameMismatch(String, found: String, isCase: Bool, isSuggested: Bool = true)
    /// An image set is used by no entry.
    case unusedImageSet(String)

    // MARK: Structure

    /// A data set does not name exactly one JSON file that exists.
    case datasetMismatch(set: String, file: String, Mismatch)
    /// A data set has a JSON file that it does not name.
    case unassignedData(String, set: String)
    /// A JSON file lies in a catalog outside any data set.
    case looseData(String)
    /// One of two documents is missing beside the other, or there are no pictures.
    case incompleteExposition(Incomplete)
    /// Two image sets have the same name.
    case ambiguousName(String, count: Int, first: SourceLocation)
  }

  /// An empty slot: the bytes where a file name can be inserted.
  struct Slot: Equatable, Sendable {
    /// The byte behind the slot's opening brace.
    let offset: Int
    /// The slot's scale.
    let scale: String
  }

  /// Why a `Contents.json` is of no use.
  enum Contents: Equatable, Sendable {
    /// There is none.
    case missing
    /// It is not JSON.
    case notJSON(DecodeError.Kind)
    /// It has no list of that key.
    case missingKey(String)
    /// Something other than a string, or than an object for a slot, which has no key.
    case wrongType(key: String?)
    /// An idiom that Xcode does not write.
    case unknownIdiom(String, nearest: String?)
    /// A scale that does not exist.
    case unknownScale(String)
  }

  /// Why a data set's file is not what it should be.
  enum Mismatch: Equatable, Sendable {
    /// It does not exist.
    case missing
    /// It is not JSON by its name.
    case notJSON
    /// No file is named at all.
    case unnamed
    /// It is one of several files.
    case oneOf(Int)
  }

  /// What an exposition lacks.
  enum Incomplete: Equatable, Sendable {
    /// The document of entries.
    case entries
    /// The document of the exposition.
    case exposition
    /// An asset catalog with the pictures of its entries.
    case pictures
  }
}

// MARK: - Rules and fixes

extension CatalogProblem.Kind: ProblemKind {
  /// The rule of the kind.
  var rule: Rule {
    switch self {
    case .missingImageSet, .emptyImageName, .imageFileName: AssetRule.missingImageSet.rule
    case .missingImageFile, .missingIconFile: AssetRule.missingImageFile.rule
    case .unassignedFile: AssetRule.unassignedFile.rule
    case .missingScale: AssetRule.missingScale.rule
    case .duplicateSlot: AssetRule.duplicateSlot.rule
    case .badContents: AssetRule.badContentsJSON.rule
    case .wrongSize, .wrongType, .noPicture: AssetRule.wrongImage.rule
    case .nameMismatch: AssetRule.nameMismatch.rule
    case .unusedImageSet: AssetRule.unusedImageSet.rule
    case .datasetMismatch, .unassignedData, .looseData: StructureRule.datasetMismatch.rule
    case .incompleteExposition: StructureRule.incompleteExposition.rule
    case .ambiguousName: StructureRule.ambiguousName.rule
    }
  }

  /// What every device does without is only noted; a file that is no picture shows nothing.
  var severity: Severity {
    switch self {
    case .incompleteExposition(.pictures), .missingScale(["1x"], _): .note
    case .unassignedData, .looseData: .warning
    case .noPicture: .error
    default: rule.severity
    }
  }

  /// What had the slot or the name first.
  var relatedLocations: [SourceLocation] {
    switch self {
    case .duplicateSlot(_, _, let first), .ambiguousName(_, _, let first): [first]
    default: []
    }
  }

  /// What the value at its location does not tell: a file, scales, a missing document.
  var detail: String? {
    switch self {
    case .unassignedFile(let file, _, _), .unassignedData(let file, _), .looseData(let file): file
    case .missingScale(let scales, _): scales.joined(separator: " ")
    case .incompleteExposition(let missing): missing.detail
    case .missingImageSet, .emptyImageName, .imageFileName, .missingImageFile, .missingIconFile,
      .duplicateSlot, .badContents, .wrongSize, .wrongType, .noPicture, .nameMismatch,
      .unusedImageSet, .datasetMismatch, .ambiguousName:
      nil
    }
  }

  /// The smallest edit that fixes it.
  func fix(at bytes: Range<Int>) -> Fix? {
    let strings = JSONStringWriter()
    return switch self {
    // Only the writer knows which picture belongs to an entry.
    case .missingImageSet(_, let nearest):
      nearest.map { .unsafe(Fix.Edit(bytes, strings.quoted($0))) }
    case .imageFileName(_, let set): .unsafe(Fix.Edit(bytes, strings.quoted(set)))
    case .nameMismatch(_, let found, _, let isSuggested):
      isSuggested ? .unsafe(Fix.Edit(bytes, strings.quoted(found))) : nil
    case .unassignedFile(let file, _, let slot):
      slot.map { .unsafe(.insert("\"filename\" : \(strings.quoted(file)), ", at: $0.offset)) }
    case .emptyImageName, .missingImageFile, .missingIconFile, .missingScale, .duplicateSlot,
      .badContents, .wrongSize, .wrongType, .noPicture, .unusedImageSet, .datasetMismatch,
      .unassignedData, .looseData, .incompleteExposition, .ambiguousName:
      nil
    }
  }
}

extension CatalogProblem.Incomplete {
  fileprivate var detail: String {
    switch self {
    case .entries: "entries"
    case .exposition: "exposition"
    case .pictures: "pictures"
    }
  }
}
