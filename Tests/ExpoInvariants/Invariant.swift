/// What must hold for any bytes, for each part of expo that reads what strangers write.
///
/// Fuzzers and property tests look for bytes for which it does not hold.
package enum Invariant: String, CaseIterable, Sendable {
  case scanner
  case decoder
  case errors
  case formatter
  case fixes
  case stream
  case reports
  case lines
  case search
  case keys
  case contents
  case pictures
  case configuration
  case markdown
  case html
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
