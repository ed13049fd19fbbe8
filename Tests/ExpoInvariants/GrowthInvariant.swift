package import ExpoKit
import ExpoSearch
import Foundation

/// Four times the input takes no more than about four times as long.
///
/// The first byte chooses the work. The rest is a beginning, a unit that is repeated and an end, with
/// U+001F between them: `x[␟[],␟]`.
enum GrowthInvariant {
  /// The sizes that are compared, in bytes.
  ///
  /// A document may be read differently from some size on, for example when control bytes become too
  /// rare for binary data. So both steps must take too long.
  private static let sizes = [12 << 10, 48 << 10, 192 << 10]
  /// How much longer four times the input may take: work that is linear takes 4 times as long, work
  /// that is quadratic 16 times, and a busy machine disturbs both.
  private static let limit = 10.0
  /// The seconds below which work is too short to be judged.
  private static let shortest = 0.03

  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let parts = bytes.dropFirst().split(
      separator: 0x1F, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].isEmpty else { return nil }
    let work = works[Int(first) % works.count]
    var fault: String?
    for (small, large) in zip(sizes, sizes.dropFirst()) {
      fault = growth(of: work, from: input(parts, small), to: input(parts, large))
      if fault == nil { return nil }
    }
    return fault
  }

  private static func growth(of work: Work, from few: [UInt8], to many: [UInt8]) -> String? {
    // A busy machine disturbs one measurement, not one after the other.
    var (short, long) = (Double.infinity, Double.infinity)
    for _ in 0..<4 {
      long = min(long, seconds { work.run(many) })
      if long < shortest { return nil }
      short = min(short, seconds { work.run(few) })
      if long < short * limit { return nil }
    }
    return "\(work.name): \(short) s, then \(long) s for four times as much"
  }

  private static func input(_ parts: [ArraySlice<UInt8>], _ size: Int) -> [UInt8] {
    let count = max(1, size / parts[1].count)
    return Array(parts[0]) + repeatElement(parts[1], count: count).joined() + parts[2]
  }

  private static func seconds(_ run: () -> Void) -> Double {
    let start = clock()
    run()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  private typealias Work = (name: String, run: @Sendable ([UInt8]) -> Void)

  private static let works: [Work] = [
    ("check", { report($0, .concise) }),
    ("full", { report($0, .full) }),
    ("sarif", { report($0, .sarif) }),
    ("gitlab", { report($0, .gitlab) }),
    ("fix", { fix($0) }),
    ("format", { _ = try? JSONFormatter().format(JSONTree(reading: file($0))) }),
    (
      "decode",
      {
        let tree = JSONTree(reading: file($0), errorLimit: .max)
        _ = ExpoDecoder.unlimited.collect([String: Int].self, from: tree)
      }
    ),
    ("lines", { _ = LineBreaker(width: 40).lines(of: text($0)).reduce(0) { $0 + $1.width } }),
    ("search", { _ = SearchQuery(String(text($0).prefix(8))).ranges(in: text($0)) }),
    ("guess", { _ = SearchQuery.guess(of: "거뭉고 cristal", among: AnySequence([text($0)])) }),
    ("markdown", { _ = MarkdownRenderer(preset: .jekyll).line(text($0), .lineStart) }),
  ]

  private static func file(_ bytes: [UInt8]) -> SourceFile { SourceFile(name: "f", bytes: bytes) }
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func report(_ bytes: [UInt8], _ format: ReportFormat) {
    let report = Report([Validator().check(file(bytes)).findings])
    _ = format.reporter(width: 80, language: .english).render(report)
  }

  private static func fix(_ bytes: [UInt8]) {
    var inspection = Inspection(Workspace(configuration: .isolated, jobs: 1))
    inspection.workspace.overlay = ["f": file(bytes)]
    _ = try? inspection.fixing(["f"], allowsUnsafe: true)
  }
}

extension ExpoDecoder {
  package static var unlimited: ExpoDecoder {
    var decoder = ExpoDecoder()
    decoder.errorLimit = .max
    return decoder
  }
}
