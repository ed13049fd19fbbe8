import ExpoKit
import ExpoTerminal

/// The pictures of the entries and of the poster, on a terminal that shows them.
struct BrowsePictures: Sendable {
  /// How much of the height a picture beside its text takes, in percent.
  private static let share = 40
  /// The fewest rows of a picture beside its text.
  private static let fewestRows = 3
  /// The most bytes of a picture beside its text, and of one that has the screen.
  private static let (limit, limitAlone) = (1 << 20, 8 << 20)
  /// How many pictures are remembered.
  private static let memory = 4

  /// A file and the cells that it takes.
  typealias Fit = (path: String, columns: Int, rows: Int)

  /// What the terminal says.
  var answers = PictureAnswers()
  /// Whether a picture has the screen.
  var isAlone = false
  /// The files of the pictures that were looked up last, by entry; nil for the poster.
  private var known: [(subject: Int?, files: [Picture.Candidate])] = []

  /// Looks up the files of a picture that the terminal shows, unless they are known.
  mutating func look(for subject: Int?, in document: BrowseDocument) {
    guard let way = answers.shown, !known.contains(where: { $0.subject == subject }) else { return }
    let files = document.picture(of: subject)?.candidates ?? []
    let shown = files.filter { $0.format == .png || ($0.format == .jpeg && way == .iTerm2) }
    known = known.suffix(Self.memory - 1) + [(subject, shown)]
  }

  /// The bytes of a file.
  static func read(_ path: String) -> [UInt8]? { PictureHeader.bytes(of: path, atMost: limitAlone) }

  /// Forgets the files: the documents were read again.
  mutating func forget() { known = [] }

  /// The smallest file of a picture that fills the cells it takes of some columns and rows; nil without one.
  ///
  /// Beside its text it takes a part of the rows.
  func fit(_ subject: Int?, in columns: Int, _ rows: Int, alone: Bool = false) -> Fit? {
    let most = alone ? rows : rows * Self.share / 100
    let limit = alone ? Self.limitAlone : Self.limit
    guard let cell = answers.cell, most >= (alone ? 1 : Self.fewestRows) else { return nil }
    let files = (known.first { $0.subject == subject }?.files ?? []).compactMap { file in
      (file.byteCount ?? .max) <= limit ? file.size.map { (path: file.source, size: $0) } : nil
    }
    guard let largest = files.max(by: { $0.size.height < $1.size.height }) else { return nil }
    let cells = cell.cells(of: largest.size.width, largest.size.height, within: columns, most)
    let file = files.first { $0.size.height >= cells.rows * cell.height } ?? largest
    return (file.path, cells.columns, cells.rows)
  }
}

extension BrowseDocument {
  /// The picture of an entry, or of the poster for nil; nil if there is none or it cannot be read.
  func picture(of subject: Int?) -> Picture? {
    let name = subject.map { text(.imageName, of: $0) } ?? PictureIndex.posterName
    return name.flatMap { try? pictures.picture(named: $0) }
  }
}

extension BrowseState {
  /// The rows above the text of an entry, or of the poster for nil, for its picture and a blank one.
  private mutating func pictureRows(of subject: Int?, in width: Int, _ rows: Int) -> Int {
    pictures.look(for: subject, in: document)
    return pictures.fit(subject, in: width, rows).map { $0.rows + 1 } ?? 0
  }

  /// Gives the texts the rows for their pictures.
  mutating func fitPictures() {
    guard pictures.answers.shown != nil else { return }
    if document.hasPoster {
      let (width, rows) = (layout.page.width, height)
      let lead = pictureRows(of: nil, in: width, rows)
      if texts.poster.lead != lead { texts.poster.resize(width: width, height: rows, lead: lead) }
    }
    if let open = texts.openEntry {
      let (width, rows) = (layout.entry.width, texts.entry.height)
      let lead = pictureRows(of: open, in: width, rows)
      if texts.entry.lead != lead {
        texts.changeEntry { $0.resize(width: width, height: rows, lead: lead) }
      }
    }
  }

  /// Shows the picture of what is shown alone on the screen, until the next key.
  mutating func showPicture() {
    pictures.look(for: subject, in: document)
    pictures.isAlone = pictureAlone != nil
    if !pictures.isAlone { message = pictures.answers.shown == nil ? .noPictures : .noPicture }
  }

  /// What the screen shows besides the picture that has it: the name of its file, in the last row.
  var frameAlone: Frame {
    let name = pictureAlone.map { FileName.last(of: $0.path) } ?? ""
    let blank = Array(repeating: Frame.Line.blank, count: size.rows - 1)
    return Frame(
      blank + [Frame.Line(StyledText(EntryCells.oneLine(name), .faint))], size: size,
      ambiguous: options.ambiguous)
  }

  private var pictureAlone: BrowsePictures.Fit? {
    pictures.fit(subject, in: size.columns, size.rows - 1, alone: true)
  }

  /// The picture on the screen: one that has it, or the one above a text that is shown from its start.
  var shownPicture: ShownPicture? {
    guard let way = pictures.answers.shown else { return nil }
    if pictures.isAlone {
      return pictureAlone.map { fit in
        let (column, row) = ((size.columns - fit.columns) / 2, (size.rows - 1 - fit.rows) / 2)
        return ShownPicture(fit, way, row: row, column: column)
      }
    }
    let isPoster = screen == .poster
    guard isPoster || screen == .entry || isPreviewing, shownText.showsLead else { return nil }
    let column = isPoster ? layout.page : layout.entry
    let row = layout.top + (previewHeight.map { height - $0 } ?? 0)
    return pictures.fit(isPoster ? nil : texts.openEntry, in: column.width, shownText.height)
      .map { ShownPicture($0, way, row: row, column: column.start) }
  }
}

extension ShownPicture {
  fileprivate init(_ fit: BrowsePictures.Fit, _ way: PictureProtocol, row: Int, column: Int) {
    let place = PicturePlace(row: row, column: column, columns: fit.columns, rows: fit.rows)
    self.init(path: fit.path, place: place, way: way)
  }
}
