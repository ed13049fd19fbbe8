import ExpoKit
import ExpoTerminal

/// The pictures of the entries and of the poster, on a terminal that shows them.
struct BrowsePictures: Sendable {
  /// The part of the height for a picture beside its text, in percent.
  private static let share = 40
  /// The fewest rows of a picture beside its text.
  private static let fewestRows = 3
  /// The most bytes of a picture beside its text, and of one alone on the screen.
  private static let (limit, limitAlone) = (1 << 20, 8 << 20)

  /// A file and the cells that it takes.
  typealias Fit = (path: String, columns: Int, rows: Int)

  var answers = PictureAnswers()
  var isAlone = false
  /// The files of the pictures looked up so far, by entry; nil for the poster.
  private var known: [Int?: [Picture.Candidate]] = [:]

  /// Looks up the files of a picture that the terminal can show, unless they are known.
  mutating func look(for subject: Int?, in document: BrowseDocument) {
    guard let way = answers.shown, known[subject] == nil else { return }
    known[subject] = (document.picture(of: subject)?.candidates ?? []).filter {
      $0.format == .png || ($0.format == .jpeg && way == .iTerm2)
    }
  }

  static func read(_ path: String) -> [UInt8]? { PictureHeader.bytes(of: path, atMost: limitAlone) }

  mutating func forget() { known = [:] }

  /// The smallest file of a picture that fills its cells; beside its text it takes a part of the rows.
  func fit(_ subject: Int?, in columns: Int, _ rows: Int, alone: Bool = false) -> Fit? {
    let most = alone ? rows : rows * Self.share / 100
    let limit = alone ? Self.limitAlone : Self.limit
    guard let cell = answers.cell, most >= (alone ? 1 : Self.fewestRows) else { return nil }
    let files = (known[subject] ?? []).compactMap { file in
      (file.byteCount ?? .max) <= limit ? file.size.map { (path: file.source, size: $0) } : nil
    }
    guard let largest = files.max(by: { $0.size.height < $1.size.height }) else { return nil }
    let cells = cell.cells(of: largest.size.width, largest.size.height, within: columns, most)
    let file = files.first { $0.size.height >= cells.rows * cell.height } ?? largest
    return (file.path, cells.columns, cells.rows)
  }

  /// The rows above the text for the picture and a blank row; nil means the poster.
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
    for subject in [nil, texts.openEntry] { pictures.look(for: subject, in: document) }
    let (page, entry, rows) = (layout.page.width, layout.entry.width, texts.entry.height)
    let lead = texts.openEntry.map { pictures.lead(of: $0, in: entry, rows) } ?? 0
    texts.entry.resize(width: entry, height: rows, lead: lead)
    let posterLead = pictures.lead(of: nil, in: page, height)
    texts.poster.resize(width: page, height: height, lead: posterLead)
  }

  /// Shows the picture of the entry or poster alone, until the next key.
  mutating func showPicture() {
    pictures.look(for: subject, in: document)
    pictures.isAlone = pictureAlone != nil
    if !pictures.isAlone { message = pictures.answers.shown == nil ? .noPictures : .noPicture }
  }

  private var pictureAlone: BrowsePictures.Fit? {
    pictures.fit(subject, in: size.columns, size.rows - 1, alone: true)
  }

  /// The picture alone on the screen, or the one above a text that is shown from its start.
  var shownPicture: ShownPicture? {
    guard let way = pictures.answers.shown else { return nil }
    let (isAlone, isPoster) = (pictures.isAlone, screen == .poster)
    let isAbove = (isPoster || screen == .entry || isPreviewing) && shownText.showsLead
    guard isAlone || isAbove else { return nil }
    let (text, column) = (shownText, isPoster ? layout.page : layout.entry)
    let above = pictures.fit(isPoster ? nil : texts.openEntry, in: column.width, text.height)
    guard let fit = isAlone ? pictureAlone : above else { return nil }
    let start = layout.top + (previewHeight.map { height - $0 } ?? 0)
    let place = PicturePlace(
      row: isAlone ? (size.rows - 1 - fit.rows) / 2 : start,
      column: isAlone ? (size.columns - fit.columns) / 2 : column.start,
      columns: fit.columns, rows: fit.rows)
    return ShownPicture(path: fit.path, place: place, way: way)
  }
}
