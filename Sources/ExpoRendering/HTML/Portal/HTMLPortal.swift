import ExpoBase
import ExpoModel

/// A static web site of several exhibitions: a page with their posters along a timeline, one search over all,
/// and the site of each in a folder of its own.
struct HTMLPortal: Sendable {
  private let plan: SitePlan
  private let options: HTMLSite.Options
  private let timeline: Timeline
  private let sites: [SitePlan]

  init(_ exhibitions: [Exhibition], _ options: HTMLSite.Options) {
    timeline = Timeline(
      exhibitions, title: options.title, pageLanguage: options.pageLanguage,
      labels: options.labels)
    self.options = options
    sites = timeline.parts.map { SitePlan($0.exhibition, options, part: $0) }
    var portalOptions = options
    portalOptions.pageLanguage = timeline.languageTag
    plan = SitePlan(
      Exhibition(fileName: timeline.title, exposition: nil, entries: []), portalOptions,
      above: sites)
  }

  /// The files of the site, each after the files it refers to.
  var files: [RenderedFile] {
    let index = RenderedFile(path: "index.html") { append(to: &$0) }
    let languages = [plan.language] + sites.map(\.language)
    return HTMLSite.assets(of: sites, options, isPortal: true)
      + (plan.hasSearch ? HTMLSite.search(of: sites, languages: languages) : []) + plan.accentSheet
      + sites.indices.flatMap { HTMLSite(plan: sites[$0], others: others(of: $0)).filesOfPart }
      + [index, plan.notFoundPage] + Sitemap.files(of: [plan] + sites)
  }

  var pages: [PublishedPages] { sites.map(PublishedPages.init) }
}

/// The page above the expositions: their posters along a timeline.
extension HTMLPortal {
  private static let visibleAtTop = 4

  private func append(to bytes: inout [UInt8]) {
    let pictured = sites.indices.first { poster($0) != nil }
    let head = SitePage.Head(
      title: plan.titleLine, summary: SitePage.Head.shortened(summary), path: "index.html",
      picture: pictured.flatMap(poster),
      pictureText: pictured.map { sites[$0].titleLine } ?? "",
      structuredData: plan.data(ofPortal: sites))
    let list = HTMLNode.element(.numbered, [.class("timeline")], sites.indices.map(item))
    SitePage(plan, root: "").append(
      head, "portal", header: plan.pageHeader(root: "", breadcrumb: nil),
      [.element(.h1, [.prose(plan.titleLine)])] + plan.subtitleNodes + [introduction, list],
      to: &bytes)
  }

  /// The numbers of expositions and of entries, and the first and the last year.
  private var introduction: HTMLNode {
    let formatter = CommaFormatter()
    let fairs = formatter.format(sites.count)
    let number = sites.reduce(0) { $0 + $1.exhibition.entries.count }
    let exhibits = formatter.format(number)
    let years = timeline.parts.compactMap(\.year)
    let first = years.first ?? 0
    let last = years.last ?? 0
    let span = first < last ? (" from \(first) to \(last)", "\(first)년부터 \(last)년까지 ") : ("", "")
    let words = plan.node(
      en: "\(fairs) expositions\(span.0), \(exhibits) exhibit\(number == 1 ? "" : "s") in all",
      ko: "\(span.1)박람회 \(fairs)개, 출품작 \(exhibits)개")
    return .element(.p, [.class("lead")], [words])
  }

  /// The number of links from each exposition to others, which are the nearest in time.
  private static let linkedOthers = 12

  private func others(of index: Int) -> HTMLNode? {
    guard sites.count > 1 else { return nil }
    let plan = sites[index]
    let first = max(0, min(index - Self.linkedOthers / 2, sites.count - 1 - Self.linkedOthers))
    let near = (first..<min(sites.count, first + Self.linkedOthers + 1)).filter { $0 != index }
    let items = near.map { other in
      let part = timeline.parts[other]
      let address = HTMLAttribute.text("href", "../\(LinkPath.encoded(part.folder))/index.html")
      let year = part.year.map {
        [HTMLNode.element(.span, [.class("year")], [.text(String($0))]), .text(" ")]
      }
      return HTMLNode.element(
        .item, language(of: sites[other], on: plan),
        [.element(.a, [address], (year ?? []) + [.prose(sites[other].titleLine)])])
    }
    let heading = plan.node(en: "Other expositions", ko: "다른 박람회")
    return .element(
      .nav, [.class("others"), .set("aria-labelledby", "others")],
      [.element(.h2, [.set("id", "others")], [heading]), .element(.list, items)])
  }

  private var summary: String { sites.map { $0.titleLine }.joined(separator: " · ") }

  private func item(_ index: Int) -> HTMLNode {
    let site = sites[index]
    let address = HTMLAttribute.text(
      "href", LinkPath.encoded(timeline.parts[index].folder) + "/index.html")
    let link = HTMLNode.element(.a, [address], [.prose(site.titleLine)])
    let language = language(of: site, on: plan)
    let subtitle = site.subtitle.map { subtitle in
      // The subtitle is often in another language than the title, which has that of the page: `오사카 만국박람회(Expo ’70)`.
      let isOwn = TextLanguage(of: subtitle).tag == site.languageTag
      return HTMLNode.element(
        .p, [.class("subtitle")] + (isOwn ? language : []), [.prose(subtitle)])
    }
    return .element(
      .group,
      year(index) + [picture(index), .element(.h2, language, [link])]
        + [subtitle].compactMap(\.self) + facts(of: site, language) + count(of: site))
  }

  /// The language of an exposition, unless it is that of the page.
  private func language(of site: SitePlan, on plan: SitePlan) -> [HTMLAttribute] {
    site.languageTag == plan.languageTag
      ? [] : LanguageTag(site.languageTag).attributes(on: plan.languageTag)
  }

  /// The year in which an exposition began, and the years since the one before, because posters hang at equal
  /// distances.
  private func year(_ index: Int) -> [HTMLNode] {
    guard let year = timeline.parts[index].year else { return [] }
    let after = index > 0 ? timeline.parts[index - 1].year.map { year - $0 } ?? 0 : 0
    let words = plan.node(
      en: after == 1 ? "1 year later" : "\(after) years later", ko: "그로부터 \(after)년 뒤")
    let later: [HTMLNode] =
      after > 0 ? [.text(" "), .element(.span, [.class("later")], [words])] : []
    return [.element(.p, [.class("year")], [.text(String(year))] + later)]
  }

  /// The location, in the language of the exposition, and the days, in that of the page.
  private func facts(of site: SitePlan, _ language: [HTMLAttribute]) -> [HTMLNode] {
    guard let exposition = site.exhibition.exposition else { return [] }
    let location = TextLines.joined(exposition.location)
    let dates = TextLines.joined(exposition.duration)
    let isPeriod = ExpositionPeriod(dates) != nil
    return [
      location.isEmpty ? nil : .element(.p, [.class("fact")] + language, [.prose(location)]),
      dates.isEmpty
        ? nil : .element(.p, [.class("fact")] + (isPeriod ? [] : language), plan.dates(dates)),
    ].compactMap(\.self)
  }

  private func count(of site: SitePlan) -> [HTMLNode] {
    let count = site.exhibition.entries.count
    guard count > 0 else { return [] }
    let number = CommaFormatter().format(count)
    let words = plan.node(
      en: "\(number) exhibit\(count == 1 ? "" : "s")", ko: "출품작 \(number)개")
    return [.element(.p, [.class("fact")], [words])]
  }

  private func picture(_ index: Int) -> HTMLNode {
    let image = poster(index)?.node(
      root: "", alternative: "", isLazy: index >= Self.visibleAtTop,
      slot: .stop(ofCount: sites.count))
    if let image {
      return .element(.div, [.class("mat")], [image])
    }
    let initial = HTMLNode.element(
      .mark, [.class("initial")], [.text(String(sites[index].titleLine.prefix(1)))])
    return .element(.div, [.class("mat empty"), .set("aria-hidden", "true")], [initial])
  }

  /// The poster of an exposition, or else its first picture.
  private func poster(_ index: Int) -> SitePicture? {
    let site = sites[index]
    let picture = site.posterPicture ?? site.pictures.lazy.compactMap(\.self).first
    return picture?.below(LinkPath.encoded(timeline.parts[index].folder))
  }
}

extension SitePicture {
  /// The picture with paths from the page above its exposition.
  fileprivate func below(_ folder: String) -> SitePicture {
    var picture = self
    for index in picture.files.indices {
      picture.files[index].path = "\(folder)/\(files[index].path)"
    }
    return picture
  }
}
