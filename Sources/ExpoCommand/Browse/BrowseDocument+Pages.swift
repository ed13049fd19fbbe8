import ExpoKit

extension BrowseDocument {
  /// The poster as far as it can be read, or else the file's name.
  var posterPage: Page { documents.posterPage(in: language) }

  func page(ofEntry index: Int) -> Page { page(of: entry(index), at: index) }

  /// The page of an entry that was read: reading one of many megabytes takes long.
  private func page(of entry: PartialEntry, at index: Int) -> Page {
    entry.hasContent
      ? Page(entry, facts: documents.entries?.facts(of: elements[index]) ?? [], in: language)
      : Page(unreadable: String(number(of: index)), in: language)
  }

  /// Whether all could be read, and contains neither an exposition nor an entry.
  var isEmpty: Bool { !hasPoster && count == 0 && !documents.hasGaps }

  /// Why documents cannot be read, and the poster.
  func posterBlocks(messages: Language) -> [WrappedText] {
    let nothing = WrappedText(BrowseNotice.noEntries.words(in: messages), .faint)
    return documents.problems.flatMap {
      [WrappedText($0.words(in: messages).message, .warning), .blank]
    }
      + posterPage.blocks(and: firstNames?.block()) + (isEmpty ? [.blank, nothing] : [])
  }

  /// The page of an entry, with its picture and files.
  func blocks(ofEntry index: Int) -> [WrappedText] {
    let entry = entry(index)
    let picture = entry.hasContent ? picture(named: entry[.imageName]) : nil
    return page(of: entry, at: index)
      .blocks(and: picture, untitled: "(\(Label.noName.text(in: language)))")
  }

  /// The name of a picture, linked to its file, and its files.
  private func picture(named member: PartialMember<String>) -> WrappedText? {
    let fact = Page.Fact(.picture, member, in: language) { name in
      [name, pictures.summary(of: name)].compactMap { $0 }.joined(separator: "  ")
    }
    let name = member.value ?? ""
    let link = pictures.pathToView(of: name).flatMap { FileLink(path: $0) }
    return fact?.block(name, linkedTo: link)
  }

  /// The findings of the poster or an entry as text below it; nothing if it can be read in full.
  ///
  /// The lines of the document are found each time, unless ``readLines()`` has found them.
  func findingBlocks(of index: Int?, width: Int, messages: Language) -> [WrappedText] {
    let style = FindingsBelow.Style(
      language: messages, width: width, limit: Self.mostFindings, cutsPath: true)
    let isWhole = index.map(isReadable) ?? documents.exposition?.isReadable ?? true
    guard !isWhole, let file = file(of: index) else { return [] }
    let found = index.map(findings) ?? posterFindings
    let lines = FindingsBelow.lines(
      found, in: file, style, subjects: subjects(of: index), lines: index == nil ? nil : entryLines)
    return lines.map { Self.block($0, width: width, .narrow) }
      + Self.noteOnFixes(of: found, in: messages)
  }

  static let mostFindings = 100

  /// The text of an entry, or of the poster, as far as it can be read.
  func plainText(of index: Int?) -> String? {
    if let index {
      let entry = entry(index)
      guard entry.hasContent else { return nil }
      let texts = [entry[.name], entry[.shortDescription], .readable(""), entry[.description]]
      return texts.map { $0.mark(in: language) ?? $0.value ?? "" }.joined(separator: "\n")
    }
    if hasPoster, documents.exposition?.partial.hasContent != true { return nil }
    let page = posterPage
    let facts = page.facts.map { $0.label + $0.separator + $0.value }
    let groups = [page.title, facts].filter { !$0.isEmpty } + page.paragraphs.map(\.lines)
    return groups.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static let mostNames = 8
  /// The most characters of each of these names.
  private static let longestName = 40

  /// The number of entries and the first names: `13개 – 한빛탑, 엑스포다리, …`.
  var firstNames: Page.Fact? {
    guard count > 0, hasPoster else { return nil }
    var names = (0..<min(count, Self.mostNames)).compactMap { index in
      text(.name, of: index).map { EntryCells.oneLine(String($0.prefix(Self.longestName))) }
    }
    if count > names.count { names.append("…") }
    let shown = CommaFormatter().format(count)
    let number = language.pick(en: shown, ko: "\(shown)개")
    return Page.Fact(
      label: language.pick(en: "Entries", ko: "항목"),
      value: number + " – " + names.joined(separator: ", "),
      separator: Label.separator.text(in: language))
  }

  /// An entry, or the exposition, as JSON with all members; invalid JSON stays as it is written.
  func json(of index: Int?) -> String? {
    file(of: index).map { file in
      let written = index.map { file.bytes.part(elements[$0].bytes) } ?? file.bytes
      let part = SourceFile(name: file.name, bytes: written)
      let bytes = try? JSONFormatter().format(JSONTree(reading: part, isRecord: true))
      return bytes.map { String(decoding: $0, as: UTF8.self) }
        ?? String(decoding: written, as: UTF8.self)
    }
  }
}

extension Page {
  /// The page as blocks in the order and the roles of ``LineRenderer``; `untitled` replaces a blank title.
  func blocks(and fact: WrappedText? = nil, untitled: String? = nil) -> [WrappedText] {
    let isBlank = title.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    let title = untitled.flatMap { isBlank ? [$0] : nil } ?? self.title
    let summary = summary.flatMap { $0.isEmpty ? nil : WrappedText($0, role(of: .summary)) }
    let head = title.map { WrappedText($0, role(of: .title)) } + [summary].compactMap(\.self)
    let facts = facts.map { $0.block() } + [fact].compactMap(\.self)
    let texts = paragraphs.map { $0.lines.map { WrappedText($0, role(of: .text)) } }
    let groups = ([head, facts] + texts).filter { !$0.isEmpty }
    return Array(groups.joined(separator: [.blank]))
  }
}

extension Page.Fact {
  /// The fact as a block; the start of its value may be a link.
  func block(_ name: String = "", linkedTo link: FileLink? = nil) -> WrappedText {
    var text = StyledText(label + separator, .faint)
    let cells = DisplayWidth.of(text.string)
    let name = link != nil && value.hasPrefix(name) ? name : ""
    text.append(name, .link)
    text.append(String(value.dropFirst(name.count)), isMark ? .warning : .plain)
    return WrappedText(text, hangingIndent: cells, link: link)
  }
}

extension PictureIndex {
  /// The files of a picture: `1x 342×256 · 2x 683×512`, `PDF`; a no-break space joins a scale and its size.
  func summary(of name: String) -> String? {
    headers(of: name)?.map { scale, header in
      let size = header.size.map { "\($0.width)×\($0.height)" } ?? header.kind.rawValue
      return [scale, size].compactMap(\.self).joined(separator: "\u{A0}")
    }.joined(separator: " · ")
  }
}
