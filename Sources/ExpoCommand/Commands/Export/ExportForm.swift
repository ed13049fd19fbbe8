import ExpoKit

/// A kind of export with its options: renders exhibitions as files.
struct ExportForm: Sendable {
  let target: ExportTarget
  /// The paths of the files that options name and that were read.
  var inputs: [String] = []
  var staticFolder: String?
  var staticFiles: [RenderedFile] = []
  /// The record of the addresses of pages, locked if it will be written; nil for Markdown, or without a configuration.
  var record: (path: String, known: AddressRecord?, lock: (any Sendable)?)?
  var isSite = false
  /// The files of an exhibition, or of a portal for several.
  let rendered: @Sendable (_ exhibitions: [Exhibition]) -> Rendering

  /// Files, and what became of recorded addresses; nil for Markdown.
  typealias Rendering = (files: [RenderedFile], addresses: AddressRecord.Outcome?)

  /// All files of exhibitions, those to publish unchanged first.
  ///
  /// - Throws: ``CommandError`` if one of these has the name of another file, or of a folder.
  func files(_ exhibitions: [Exhibition]) throws(CommandError) -> Rendering {
    var rendering = rendered(exhibitions)
    if staticFiles.isEmpty { return rendering }
    let made = rendering.files
    // The path of a file, and those of the folders around it.
    let paths = { (file: RenderedFile) in
      let parts = file.path.lowercased().split(separator: "/")
      return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
    let taken = Set(made.flatMap(paths))
    let own = Set(made.map { $0.path.lowercased() })
    for file in staticFiles
    where taken.contains(file.path.lowercased()) || !own.isDisjoint(with: paths(file)) {
      throw CommandError(
        .findings, en: "--static has '\(file.path)', which the site has too",
        ko: "--static 폴더의 파일이 사이트의 파일과 겹칩니다: '\(file.path)'",
        help: ("give it another name", "다른 이름으로 바꾸세요"))
    }
    rendering.files = staticFiles + made
    return rendering
  }

  /// `export html`: a web site in a folder.
  static func html(
    _ arguments: Arguments, labels: Language?, languages: [String]
  ) throws -> ExportForm {
    let options = try HTMLSite.Options(arguments, labels: labels)
    let slug = try arguments[.slug] ?? SlugSource.image
    if !languages.isEmpty, arguments.isGiven(.pageLang) {
      throw CommandError.needs(
        "page-lang", en: "a site in one language", ko: "언어가 하나인 사이트",
        help: (
          "delete \"languages\" in .expo.json", ".expo.json의 \"languages\"를 지우세요"
        ))
    }
    let target = try ExportTarget(
      arguments, needsFolder: ("export html", "export html 명령에는"))
    let folder = try arguments[.staticFolder]
    let staticFiles = try folder.map { try RenderedFile.staticFiles(in: $0) } ?? []
    let record = try arguments.settings?.addresses(toRecord: arguments.has(.record))
    if arguments.has(.record), record == nil {
      throw CommandError.needs(
        "record", en: "a file .expo.json", ko: ".expo.json 파일",
        help: (
          "create one with {}; the addresses are kept beside it",
          "{}만 적힌 파일을 만드세요. 주소는 그 옆에 기록합니다"
        ))
    }
    let inputs = try [arguments[.css], arguments[.header], arguments[.footer], record?.path]
    return ExportForm(
      target: target, inputs: inputs.compactMap(\.self), staticFolder: folder,
      staticFiles: staticFiles, record: record, isSite: true
    ) { exhibitions in
      let (files, pages) = HTMLSite.rendered(exhibitions, languages: languages, options)
      let addresses = (record?.known ?? .empty).followed(
        to: pages, slug: slug, among: (files + staticFiles).map(\.path))
      return (files + MovedAddress.files(addresses.moved, to: pages), addresses)
    }
  }
}

extension HTMLSite.Options {
  /// Creates the options of a site from the command line.
  ///
  /// - Throws: ``CommandError``, and `FileError` if a file that an option names cannot be read.
  fileprivate init(_ arguments: Arguments, labels: Language?) throws {
    self.init(
      baseURL: try arguments[.baseURL], pageLanguage: try arguments[.pageLang], labels: labels,
      title: try arguments[.title], slug: try arguments[.slug] ?? .image,
      entriesPerPage: try arguments[.listLength],
      hasSinglePage: !arguments.has(.noSinglePage), hasSearch: !arguments.has(.noSearch),
      accent: arguments.settings?.settings.accent,
      userStyle: try Self.text(.css, arguments).map { Array($0.utf8) },
      header: try Self.text(.header, arguments), footer: try Self.text(.footer, arguments))
  }

  /// The text of the file that an option names; nil without one.
  private static func text(_ option: Option<String>, _ arguments: Arguments) throws -> String? {
    guard let path = try arguments[option] else { return nil }
    let file = try FileReader.read(path)
    let text = file.text(in: file.byteOrderMarkLength..<file.bytes.count)
    // Other bytes are replaced in the text.
    guard text.utf8.elementsEqual(file.bytes.dropFirst(file.byteOrderMarkLength)) else {
      throw CommandError.unexpected(path, of: option.name, en: "a file in UTF-8", ko: "UTF-8 파일이")
    }
    return text
  }
}

extension ExportForm {
  /// `export markdown`: one file, or one for each entry.
  static func markdown(_ arguments: Arguments, labels: Language?) throws -> ExportForm {
    let preset = try arguments[.preset] ?? MarkdownRenderer.Preset.gfm
    let isSplit = arguments.has(.split)
    let frontMatter = try arguments[.frontMatter] ?? FrontMatter.auto
    if preset == .jekyll, frontMatter == .toml || frontMatter == .none {
      // Jekyll only copies a file without YAML.
      throw CommandError.unexpected(
        frontMatter.rawValue, of: Option.frontMatter.name, en: "auto or yaml with --preset jekyll",
        ko: "--preset jekyll 옵션과 함께 쓰려면 auto나 yaml이")
    }
    let target = try ExportTarget(arguments, needsFolder: folderReason(preset, isSplit))
    let pictures = arguments.has(.noImages) ? .none : pictures(for: target)
    let options = try MarkdownBook.Options(
      preset: preset, frontMatter: frontMatter, isSplit: isSplit, slug: arguments[.slug] ?? .image,
      language: labels, pictures: pictures, title: arguments[.title])
    return ExportForm(target: target) { exhibitions in
      // Only pictures that are not copied need a path from the file that shows them.
      let exhibitions =
        pictures == .copied
        ? exhibitions
        : exhibitions.map { exhibition in
          exhibition.withPictures { $0.withSources { path(ofPicture: $0, in: target) } }
        }
      return (MarkdownBook.files(of: exhibitions, options), nil)
    }
  }

  /// Why a folder is needed; nil if one file will do.
  private static func folderReason(
    _ preset: MarkdownRenderer.Preset, _ isSplit: Bool
  ) -> Wording? {
    let isGenerated = preset == .hugo || preset == .jekyll
    let option = isGenerated ? "--preset \(preset.rawValue)" : isSplit ? "--split" : nil
    return option.map { ($0, "\($0) 옵션에는") }
  }

  /// Pictures are copied into a folder; a single file refers to them.
  private static func pictures(for target: ExportTarget) -> MarkdownBook.Pictures {
    switch target {
    case .folder: .copied
    case .file(let path):
      .referenced(from: FileWriter.folder(of: path) ?? FilePath.workingFolder)
    case .standardOutput: .referenced(from: FilePath.workingFolder)
    }
  }

  /// The absolute path of a picture; links are resolved if the folder of the file that shows it has any.
  private static func path(ofPicture path: String, in target: ExportTarget) -> String {
    guard case .file(let output) = target, let folder = FileWriter.folder(of: output),
      folder != FileName.folder(of: FilePath.absolute(output))
    else { return FilePath.absolute(path) }
    return FilePath.withoutLinks(path)
  }
}

extension Exhibition {
  func withPictures(_ picture: (Picture) -> Picture) -> Exhibition {
    Exhibition(
      fileName: fileName, exposition: exposition, posterPicture: posterPicture.map(picture),
      entries: entries.map {
        var entry = $0
        entry.picture = entry.picture.map(picture)
        return entry
      }, icon: icon, accent: accent)
  }
}

extension Picture {
  func withSources(_ path: (String) -> String) -> Picture {
    var candidates = candidates
    for index in candidates.indices { candidates[index].source = path(candidates[index].source) }
    return Picture(name: name, candidates: candidates, unshownTypes: unshownTypes)
  }
}
