import ExpoRendering
import ExpoBase

extension [any CommandOption] {
  /// The options of `export`, in the order of help.
  static let export =
    [
      Option.output, Option.images, Option.noImages, Option.strict, Option.exportCheck,
      Option.dryRun, Option.force, Option.noClean, Option.slug, Option.split, Option.preset,
      Option.frontMatter, Option.title, Option.baseURL, Option.pageLang, Option.listLength,
      Option.noSearch, Option.noSinglePage, Option.css, Option.header, Option.footer,
      Option.staticFolder,
    ] as Self + documents
}

// MARK: - Both kinds

extension Option<String> {
  static var output: Self {
    .path(
      "output", letter: "o", "OUT", .anyFile, in: .output,
      en:
        "write to this folder; for markdown also a file, which is replaced, or - for standard output",
      ko: "이 폴더에 내보냅니다. markdown은 파일(있으면 덮어씀)이나 표준 출력(-)으로도 내보냅니다")
  }
  static var images: Self {
    .path(
      "images", "PATH", .folder, in: .pictures, en: "take pictures from this catalog or folder",
      ko: "이미지를 이 카탈로그나 폴더에서 가져옵니다")
  }
  static var title: Self {
    .text(
      "title", "TEXT", in: .output, en: "the title of the page above several expositions",
      ko: "여러 박람회를 모은 첫 페이지의 제목을 정합니다")
  }
}

extension Option<Never> {
  static var noImages: Self {
    .flag("no-images", in: .pictures, en: "export no pictures", ko: "이미지를 내보내지 않습니다").excluding(
      "images")
  }
  static var strict: Self {
    .flag(
      "strict", in: .exitStatus, en: "write nothing if there is any warning",
      ko: "경고가 하나라도 있으면 내보내지 않습니다")
  }
  static var exportCheck: Self {
    .flag(
      "check", in: .output,
      en: "print what would change, write nothing; exit with 1 if anything would",
      ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다. 바뀔 내용이 있으면 종료 상태 1로 끝냅니다"
    ).needing(.destination)
      .excluding(
        "dry-run",
        hint: (
          "both print what would change; --check also exits with 1",
          "둘 다 바뀔 내용을 출력하니 하나만 쓰세요. --check는 바뀔 내용이 있으면 종료 상태 1로 끝납니다"
        ))
  }
  static var dryRun: Self {
    .flag(
      "dry-run", in: .output, en: "print what would change, write nothing",
      ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다"
    ).needing(.destination)
  }
  static var force: Self {
    .flag(
      "force", in: .output, en: "replace files that expo did not write, or that have changed since",
      ko: "expo가 만들지 않은 파일과 내보낸 뒤에 바뀐 파일도 덮어씁니다"
    ).needing(.destination)
  }
  static var noClean: Self {
    .flag(
      "no-clean", in: .output, en: "keep files of an earlier export",
      ko: "전에 내보낸 파일 중 이제 내보내지 않는 것도 지우지 않습니다"
    ).needing(.destination)
  }
}

extension Option<SlugSource> {
  static var slug: Self {
    .choice(
      "slug", "HOW", in: .output,
      en: "name the files of entries by \(English.list(choices, "or")); default: image",
      ko: "항목 파일의 이름을 정합니다: \(choices.joined(separator: ", ")). 기본값: image")
  }
}

// MARK: - Markdown

extension Option<Never> {
  static var split: Self {
    .flag("split", in: .output, en: "write a file for each entry", ko: "항목마다 파일을 만듭니다").only(
      for: .markdown)
  }
}

extension Option<MarkdownRenderer.Preset> {
  static var preset: Self {
    .choice(
      "preset", "NAME", in: .output, en: "\(choices.joined(separator: " ")); default: gfm",
      ko: "형식을 고릅니다: \(choices.joined(separator: ", ")). 기본값: gfm"
    ).only(for: .markdown)
  }
}

extension Option<FrontMatter> {
  static var frontMatter: Self {
    .choice(
      "front-matter", "KIND", in: .output,
      en: "\(choices.joined(separator: " ")); default: auto, as the preset needs it",
      ko: "프런트 매터를 고릅니다: \(choices.joined(separator: ", ")). 기본값: auto(형식에 맞춤)"
    ).only(for: .markdown)
  }
}

// MARK: - Sites

extension Option<String> {
  static var baseURL: Self {
    Option(
      "base-url", "URL", .text, in: .output,
      en: "the address of the site; adds canonical links and a sitemap",
      ko: "사이트의 주소를 정하고 canonical 링크와 사이트맵을 추가합니다", parse: BaseURL.checked
    )
    .only(for: .html)
  }
  static var pageLang: Self {
    Option(
      "page-lang", "TAG", .text, in: .output,
      en: "the language of the pages: ko, en-GB; default: that of the data",
      ko: "페이지의 언어를 정합니다: ko, en-GB 등. 기본값: 데이터의 언어"
    ) { name, tag throws(CommandError) in
      // A language of 2 to 8 letters and subtags of 1 to 8 letters and digits (RFC 5646 §2.1).
      let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      let isTag = parts.enumerated().allSatisfy { index, part in
        (index == 0 ? 2 : 1)...8 ~= part.utf8.count
          && part.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
      }
      guard isTag else {
        throw .unexpected(
          tag, of: name, en: "a language tag such as ko or en-GB", ko: "ko나 en-GB 같은 언어 태그가")
      }
      return tag
    }
    .only(for: .html)
  }
  static var css: Self {
    .path(
      "css", "FILE", .file("css"), in: .output, en: "add a style sheet of your own",
      ko: "이 파일의 스타일 시트를 추가합니다"
    ).only(for: .html)
  }
  static var header: Self {
    .path(
      "header", "FILE", .file("html"), in: .output,
      en: "put the HTML of this file above each page; expo help theming",
      ko: "이 파일의 HTML을 모든 페이지의 위에 넣습니다(expo help theming 참고)"
    ).only(for: .html)
  }
  static var footer: Self {
    .path(
      "footer", "FILE", .file("html"), in: .output, en: "put the HTML of this file below each page",
      ko: "이 파일의 HTML을 모든 페이지의 아래에 넣습니다"
    ).only(for: .html)
  }
  static var staticFolder: Self {
    .path(
      "static", "DIR", .folder, in: .output, en: "publish the files of this folder as static/",
      ko: "이 폴더의 파일을 사이트의 static/ 폴더에 올립니다"
    ).only(for: .html)
  }
}

extension Option<Int> {
  static var listLength: Self {
    .number(
      "per-page", atLeast: 1, in: .output,
      en: "list N entries per page; default: \(HTMLSite.Options.defaultEntriesPerPage)",
      ko: "목록 한 쪽에 나올 항목 수를 정합니다. 기본값: \(HTMLSite.Options.defaultEntriesPerPage)"
    ).only(for: .html)
  }
}

extension Option<Never> {
  static var noSearch: Self {
    .flag(
      "no-search", in: .output, en: "leave out the search box and its script", ko: "검색창과 스크립트를 뺍니다"
    ).only(for: .html)
  }
  static var noSinglePage: Self {
    .flag(
      "no-single-page", in: .output,
      en: "leave out all.html; default above \(HTMLSite.Options.maximumOnSinglePage) entries",
      ko: "모든 항목을 담은 페이지를 뺍니다. \(HTMLSite.Options.maximumOnSinglePage)개가 넘으면 언제나 뺍니다"
    ).only(for: .html)
  }
}
