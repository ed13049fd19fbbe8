/// What must hold for any bytes, for each part of expo that reads what strangers write.
///
/// Fuzzers and property tests look for bytes for which it does not hold.
package enum Invariant: String, CaseIterable, Sendable {
  /// Documents are read into a tree with located errors.
  case scanner
  /// Trees are decoded into values, as Foundation decodes them.
  case decoder
  /// The errors of decoding are listed once, at values that exist.
  case errors
  /// Formatting changes white space alone.
  case formatter
  /// Safe fixes are applied and leave nothing worse.
  case fixes
  /// Streams are read and checked line by line.
  case stream
  /// Findings are printed in every format.
  case reports
  /// Text is broken into lines.
  case lines
  /// Text is searched.
  case search
  /// Terminal input is decoded into keys.
  case keys
  /// `Contents.json` files of a catalog are checked.
  case contents
  /// Headers of pictures are read.
  case pictures
  /// `.expo.json` is read and applied.
  case configuration
  /// Text is escaped for Markdown.
  case markdown
  /// Text is escaped for HTML and the scripts of a page.
  case html
  /// Time grows with the input.
  case growth

  /// What does not hold for some bytes; nil if everything does.
  package func fault(in bytes: [UInt8]) -> String? {
    switch self {
    case .scanner: ScannerInvariant.fault(in: bytes)
    case .decoder: DecoderInvariant.fault(in: bytes)
    case .errors: ErrorListInvariant.fault(in: bytes)
    case .formatter: FormatterInvariant.fault(in: bytes)
    case .fixes: FixInvariant.fault(in: bytes)
    case .stream: StreamInvariant.fault(in: bytes)
    case .reports: ReportInvariant.fault(in: bytes)
    case .lines: LineInvariant.fault(in: bytes)
    case .search: SearchInvariant.fault(in: bytes)
    case .keys: KeyInvariant.fault(in: bytes)
    case .contents: ContentsInvariant.fault(in: bytes)
    case .pictures: PictureInvariant.fault(in: bytes)
    case .configuration: ConfigurationInvariant.fault(in: bytes)
    case .markdown: MarkdownInvariant.fault(in: bytes)
    case .html: HTMLInvariant.fault(in: bytes)
    case .growth: GrowthInvariant.fault(in: bytes)
    }
  }
}
