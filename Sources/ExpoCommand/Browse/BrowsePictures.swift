import ExpoKit
import ExpoTerminal

/// The pictures of the entries and of the poster, on a terminal that shows them.
///
/// Their files are looked up once, and read only by the loop that sends them. `subject` is an entry from 0,
/// or nil for the poster.
struct BrowsePictures: Sendable {
  /// The part of the height for a picture above its text, in percent.
  private static let shareAboveText = 40
  /// The fewest rows of a picture above its text.
  private static let fewestRowsAboveText = 3
  /// The most bytes of a picture above its text.
  private static let limitAboveText = 1 << 20
  /// The most bytes of a picture alone on the screen.
  private static let limitAlone = 8 << 20

  /// A file and the cells that it takes.
  typealias Fit = (path: String, columns: Int, rows: Int)

  /// The answers of the terminal: how it shows pictures, if it does.
  var answers = PictureAnswers()
  /// Whether a picture covers the screen, until the next key.
  var isAlone = false
  /// The pictures looked up so far, by subject; nil for one that is missing or unreadable.
  private var found: [Int?: Picture?] = [:]

  /// Looks up the files of a picture, unless they are known.
  mutating func findFiles(of subject: Int?, in document: BrowseDocument) {
    if answers.shown == nil || found[subject] != nil { return }
    found.updateValue(document.picture(of: subject), forKey: subject)
  }

  static func read(_ path: String) -> [UInt8]? { PictureHeader.bytes(of: path, atMost: limitAlone) }

  mutating func forget() { found = [:] }

  /// The files of a picture in a format that the terminal shows.
  private func files(of subject: Int?) -> [Picture.Candidate] {
    (found[subject] ?? nil)?.candidates.filter {
      $0.format == .png || ($0.format == .jpeg && answers.shown == .iTerm2)
    } ?? []
  }

  /// Why a picture is not shown alone.
  func reasonNotShown(_ subject: Int?) -> BrowseNotice {
    guard let way = answers.shown else { return .noPictures }
    guard (found[subject] ?? nil) != nil else { return .noPicture }
    guard let least = files(of: subject).compactMap(\.byteCount).min() else {
      return .showsOnly(way)
    }
    return least > Self.limitAlone ? .pictureTooLarge(least, limit: Self.limitAlone) : .noPicture
  }

  /// The smallest file of a picture that fills its cells; above its text it takes a part of the rows.
  ///
  /// Nil if no file is small enough or there is no room.
  func fit(_ subject: Int?, in columns: Int, _ rows: Int, alone: Bool = false) -> Fit? {
    let most = alone ? rows : rows * Self.shareAboveText / 100
    let limit = alone ? Self.limitAlone : Self.limitAboveText
    guard let cell = answers.cell, most >= (alone ? 1 : Self.fewestRowsAboveText) else {
      return nil
    }
    let fitting = files(of: subject).compactMap { file in
      (file.byteCount ?? .max) <= limit ? file.size.map { (path: file.source, size: $0) } : nil
    }
    guard let largest = fitting.max(by: { $0.size.height < $1.size.height }) else { return nil }
    let cells = cell.cells(of: largest.size.width, largest.size.height, within: columns, most)
    let file = fitting.first { $0.size.height >= cells.rows * cell.height } ?? largest
    return (file.path, cells.columns, cells.rows)
  }

  /// The rows above the text for the picture and a blank row; 0 without a picture.
  func lead(of subject: Int?, in columns: Int, _ rows: Int) -> Int {
    fit(subject, in: columns, rows).map { $0.rows + 1 } ?? 0
  }
}

extension BrowseDocument {
  /// The picture of an entry, or of the poster; nil if it is missing or unreadable.
  func picture(of subject: Int?) -> Picture? {
    let name = subject.map { text(.imageName, of: $0) } ?? PictureIndex.posterName
    return name.flatMap { try? pictures.picture(named: $0) }
  }
}

extension BrowseState {
  /// Reserves the rows for pictures in the texts.
  mutating func fitPictures() {
    guard pictures.answers.shown != nil else { return }
    for subject in [nil, texts.openEntry] { pictures.findFiles(of: subject, in: document) }
    let width = layout.entry.width
    let rows = texts.entry.height
    let lead = texts.openEntry.map { pictures.lead(of: $0, in: width, rows) } ?? 0
    texts.entry.resize(width: width, height: rows, lead: lead)
    let page = layout.page.width
    texts.poster.resize(
      width: page, height: height, lead: pictures.lead(of: nil, in: page, height))
  }

  /// Shows the picture of the entry or poster alone, until the next key.
  mutating func showPicture() {
    pictures.findFiles(of: subject, in: document)
    pictures.isAlone = pictureAlone != nil
    if pictures.isAlone { return }
    message = options.hidesPictures ? .picturesAreOff : pictures.reasonNotShown(subject)
  }

  private var pictureAlone: BrowsePictures.Fit? {
    pictures.fit(subject, in: size.columns, size.rows - 1, alone: true)
  }

  /// The picture alone in the middle of the screen, above the line for messages; or the one at the start
  /// of the shown text, in the rows that ``fitPictures()`` reserved.
  var shownPicture: ShownPicture? {
    if pictures.isAlone {
      return pictureAlone.flatMap {
        shown($0, row: (size.rows - 1 - $0.rows) / 2, column: (size.columns - $0.columns) / 2)
      }
    }
    let isPoster = screen == .poster
    guard isPoster || screen == .entry || isPreviewing, shownText.showsLead else { return nil }
    let column = isPoster ? layout.page : layout.entry
    let row = layout.top + (previewHeight.map { height - $0 } ?? 0)
    let subject = isPoster ? nil : texts.openEntry
    return pictures.fit(subject, in: column.width, shownText.height)
      .flatMap { shown($0, row: row, column: column.start) }
  }

  private func shown(_ fit: BrowsePictures.Fit, row: Int, column: Int) -> ShownPicture? {
    let area = PictureArea(row: row, column: column, columns: fit.columns, rows: fit.rows)
    return pictures.answers.shown.map { ShownPicture(path: fit.path, area: area, way: $0) }
  }
}
