import ExpoKit

extension [any CommandOption] {
  /// The options of `export`, in the order of help.
  static let export =
    [
      Option.output, Option.images, Option.noImages, Option.strict, Option.exportCheck,
      Option.dryRun, Option.force, Option.noClean, Option.slug, Option.split, Option.preset,
      Option.frontMatter, Option.title, Option.baseURL, Option.pageLang, Option.listLength,
      Option.noSearch, Option.noSinglePage, Option.record, Option.css, Option.header, Option.footer,
      Option.staticFolder, Option.resize,
    ] as Self + documents
}

extension Option<String> {
  static var output: Self {
    .path(
      "output", letter: "o", "OUT", .anyFile, in: .output,
      en: "folder; markdown: also a file, or - for standard output",
      ko: "폴더에 내보냅니다. markdown은 파일이나 -(표준 출력)도 됩니다"
    ).daily()
  }
  static var images: Self {
    .path(
      "images", "PATH", .folder, in: .input, en: "take images from this catalog or folder",
      ko: "이미지를 이 카탈로그나 폴더에서 가져옵니다")
  }
  static var title: Self {
    Option(
      "title", "TEXT", .text, in: .output, en: "title of the start page of several expositions",
      ko: "여러 박람회를 모은 첫 페이지의 제목을 정합니다"
    ) { $1 }
  }
  static var baseURL: Self {
    Option(
      "base-url", "URL", .text, in: .html,
      en: "address of the site", ko: "사이트의 주소를 정합니다"
    ) { name, text throws(CommandError) in
      do throws(BaseURL.Fault) {
        return try BaseURL.checked(text)
      } catch {
        throw .unexpected(
          text, of: name, en: "an address such as https://example.org/fair/",
          ko: "https://example.org/fair/ 같은 주소가",
          help: error.help(in: .english).map { ($0, error.help(in: .korean)) })
      }
    }.daily()
  }
  static var pageLang: Self {
    Option(
      "page-lang", "TAG", .text, in: .html,
      en: "language of the pages: ko, en-GB; default: that of the data",
      ko: "페이지의 언어를 정합니다: ko, en-GB 등. 기본값: 데이터의 언어"
    ) { name, tag throws(CommandError) in
      guard ExportSettings.isLanguageTag(tag) else {
        throw .unexpected(
          tag, of: name, en: "a language tag such as ko or en-GB", ko: "ko나 en-GB 같은 언어 태그가")
      }
      return tag
    }
  }
  static var css: Self {
    .path(
      "css", "FILE", .file("css"), in: .html, en: "add a style sheet of your own",
      ko: "이 파일의 스타일 시트를 추가합니다"
    ).daily()
  }
  static var header: Self {
    .path(
      "header", "FILE", .file("html"), in: .html,
      en: "put the HTML of this file above each page",
      ko: "이 파일의 HTML을 모든 페이지의 위에 넣습니다"
    )
  }
  static var footer: Self {
    .path(
      "footer", "FILE", .file("html"), in: .html, en: "put the HTML of this file below each page",
      ko: "이 파일의 HTML을 모든 페이지의 아래에 넣습니다"
    )
  }
  static var staticFolder: Self {
    .path(
      "static", "DIR", .folder, in: .html,
      en: "copy the files of this folder to the root of the site",
      ko: "이 폴더의 파일을 사이트의 최상위 폴더에 올립니다"
    )
  }
}

extension Option<Never> {
  static var noImages: Self {
    .flag("no-images", in: .input, en: "export no images", ko: "이미지를 내보내지 않습니다").excluding(
      "images")
  }
  static var strict: Self {
    .flag(
      "strict", in: .output, en: "treat warnings of documents and images as errors",
      ko: "문서와 이미지의 경고를 오류로 봅니다")
  }
  static var exportCheck: Self {
    .flag(
      "check", in: .output,
      en: "like --dry-run, but exit with 1 if anything would change",
      ko: "--dry-run과 같고, 바뀔 파일이 있으면 종료 상태 1로 끝냅니다"
    ).daily().needing(.destination)
      .excluding(
        "dry-run",
        hint: (
          "both print what would change; --check also exits with 1",
          "둘 다 바뀔 내용을 출력하니 하나만 쓰세요. --check는 바뀔 내용이 있으면 종료 상태 1로 끝납니다"
        ))
  }
  static var dryRun: Self {
    .flag(
      "dry-run", in: .output, en: "print which files would change, write nothing",
      ko: "바뀔 파일을 출력하기만 합니다"
    ).daily().needing(.destination)
  }
  static var force: Self {
    .flag(
      "force", in: .output, en: "replace files that expo did not write or that you changed",
      ko: "expo가 만들지 않은 파일과 직접 고친 파일도 덮어씁니다"
    ).daily().needing(.destination)
  }
  static var noClean: Self {
    .flag(
      "no-clean", in: .output, en: "keep pages of an earlier export that are no longer needed",
      ko: "전에 내보낸 파일은 더는 필요 없어도 남겨 둡니다"
    ).needing(.destination)
  }
  static var split: Self {
    .flag("split", in: .markdown, en: "write a file for each entry", ko: "항목마다 파일을 만듭니다").daily()
  }
  static var noSearch: Self {
    .flag(
      "no-search", in: .html, en: "leave out the search box and its script", ko: "검색창과 스크립트를 뺍니다"
    )
  }
  static var noSinglePage: Self {
    .flag(
      "no-single-page", in: .html,
      en: "leave out all.html; above \(HTMLSite.Options.maximumOnSinglePage) entries always",
      ko: "모든 항목을 담은 페이지를 뺍니다. 항목이 \(HTMLSite.Options.maximumOnSinglePage)개가 넘으면 항상 뺍니다"
    )
  }
  static var record: Self {
    .flag(
      "record", in: .html, en: "record addresses, so that old ones redirect",
      ko: "페이지의 주소를 기록해, 주소가 바뀌어도 이어지게 합니다")
  }
}

extension Option<SlugSource> {
  static var slug: Self {
    .choice(
      "slug", in: .output, en: "name entry pages by image, name or number; default: image",
      ko: "항목 파일의 이름을 무엇으로 지을지 정합니다. 기본값: image")
  }
}

extension Option<MarkdownRenderer.Preset> {
  static var preset: Self {
    .choice(
      "preset", in: .markdown, en: "Markdown flavor or site generator; default: gfm",
      ko: "Markdown의 종류나 사이트 생성기를 고릅니다. 기본값: gfm"
    ).daily()
  }
}

extension Option<FrontMatter> {
  static var frontMatter: Self {
    .choice(
      "front-matter", in: .markdown,
      en: "metadata above each page; default: auto, as the preset needs it",
      ko: "페이지마다 앞에 넣을 메타데이터를 고릅니다. 기본값: auto(preset에 맞춤)"
    )
  }
}

extension Option<ResizeCommand> {
  static var resize: Self {
    Option(
      "resize", "COMMAND", .text, in: .html,
      en: "create smaller versions of large images with this command",
      ko: "이 명령으로 큰 이미지의 축소판을 만듭니다", parse: ResizeCommand.init
    ).excluding("no-images")
  }
}

extension Option<Int> {
  static var listLength: Self {
    .number(
      "per-page", atLeast: 1, in: .html,
      en: "list N entries per page; default: \(HTMLSite.Options.defaultEntriesPerPage)",
      ko: "목록 한 페이지에 나올 항목 수를 정합니다. 기본값: \(HTMLSite.Options.defaultEntriesPerPage)"
    )
  }
}
