import ExpoJSON

/// The rules of the family `structure`.
extension Rule {
  static let datasetMismatch = Rule(
    "EX701", "data-set-file", .structure, .error,
    example: #"{"data": [{"filename": "items.rtf", "idiom": "universal"}]}"#,
    corrected: #"{"data": [{"filename": "items.json"}]}"#,
    en: """
      a data set does not list exactly one existing JSON file

      NSDataAsset returns the file that Contents.json of the data set lists; it may list one for \
      each language, device or memory class. If the file is missing, is not JSON, or shares its \
      slot with another, the app decodes nothing or the wrong file. JSON that no data set lists is \
      never read. Data sets with other data are skipped.

      List one existing JSON file, or one for each language or device.
      """,
    ko: """
      데이터 세트에 지정된 JSON 파일이 없거나 둘 이상입니다

      NSDataAsset은 데이터 세트의 Contents.json에 적힌 파일을 돌려줍니다. 언어나 기기, 메모리마다 파일을 하나씩 \
      적을 수 있습니다. 그 파일이 없거나, JSON이 아니거나, 같은 슬롯에 파일이 둘이면 앱은 아무것도 읽지 못하거나 \
      엉뚱한 파일을 읽습니다. 어느 데이터 세트에도 적혀 있지 않은 JSON은 쓰이지 않습니다. 다른 데이터가 든 데이터 \
      세트는 건너뜁니다.

      Contents.json에 실제로 있는 JSON 파일을 하나만, 또는 언어나 기기마다 하나씩 적으세요.
      """)

  static let incompleteExposition = Rule(
    "EX702", "incomplete-exposition", .structure, .warning,
    example: "Assets.xcassets/items.dataset",
    corrected: "Assets.xcassets/poster.dataset, Assets.xcassets/items.dataset",
    en: """
      an exposition document, an entries document or all images are missing

      The two documents belong in one asset catalog or folder; otherwise expo looks in the nearest \
      folder that contains both. A document that exists but cannot be read is not missing; only \
      that error is reported. If a project has no asset catalog, images are not checked, and one \
      note says so.

      Add the missing document, or move both into one catalog.
      """,
    ko: """
      항목 문서나 박람회 문서가 없거나, 이미지가 하나도 없습니다

      두 문서는 짝을 이룹니다. 짝은 같은 에셋 카탈로그나 폴더에서 찾고, 거기에 없으면 둘을 모두 담은 가장 \
      가까운 폴더에서 찾습니다. 파일은 있는데 읽지 못하면 빠진 것으로 보지 않고 읽지 못한 이유만 알립니다. \
      프로젝트에 에셋 카탈로그가 없으면 이미지를 검사하지 않고 참고로 한 번만 알립니다.

      빠진 문서를 추가하거나 두 문서를 한 카탈로그로 옮기세요.
      """)

  static let ambiguousName = Rule(
    "EX703", "ambiguous-name", .structure, .warning,
    example: "a/jikji.imageset, b/jikji.imageset",
    corrected: "a/jikji.imageset, b/tower.imageset",
    en: """
      two assets have the same name

      The catalogs of an app are compiled into one bundle, and groups do not distinguish assets \
      unless they provide a namespace: of two image sets with one name an app gets one, and which \
      one is undefined. Across catalogs, a name is reported only if an entry uses it.

      Rename one of the assets, or let a group provide a namespace.
      """,
    ko: """
      이름이 같은 에셋이 있습니다

      앱의 카탈로그는 모두 번들 하나로 컴파일됩니다. 그룹이 달라도 'Provides Namespace'를 켜지 않으면 에셋이 구별되지 \
      않습니다. 이름이 같은 이미지 세트 중에서 앱이 어느 것을 쓸지는 정해져 있지 않습니다. 다른 카탈로그에 같은 \
      이름이 있는 것은 항목이 쓰는 이름일 때만 알립니다.

      한 에셋의 이름을 바꾸거나 그룹의 'Provides Namespace'를 켜세요.
      """)

  static let secondDocument = Rule(
    "EX704", "duplicate-document", .structure, .error,
    example: "Assets.xcassets/items.dataset, Assets.xcassets/items_old.dataset",
    corrected: "Assets.xcassets/items.dataset",
    en: """
      two documents of one kind belong to one exposition

      An exposition has one document that describes it and one that lists its entries. Where there \
      are two of a kind, list, show, browse and export refuse to choose, and people edit the one \
      that the app does not read. Documents belong together as for EX702; language and device \
      versions count as one document.

      Delete the copy, or leave it out with exclude in the configuration.
      """,
    ko: """
      한 박람회에 같은 종류의 문서가 둘 이상입니다

      박람회에는 박람회 문서 하나와 항목 문서 하나가 있어야 합니다. 같은 종류가 둘이면 list, show, browse, \
      export가 어느 쪽인지 고르지 않고 멈추고, 앱이 읽지 않는 쪽을 고치기도 쉽습니다. 어떤 문서들이 한 \
      박람회인지는 EX702와 같이 정합니다. 언어나 기기별로 나눈 파일은 한 문서입니다.

      사본을 지우거나 설정의 exclude로 검사에서 제외하세요.
      """)

  static let catalogInNoTarget = Rule(
    "EX705", "catalog-in-no-target", .structure, .warning, example: "Old.xcassets",
    corrected: "Assets.xcassets",
    en: """
      an asset catalog is in no target of the Xcode project

      Xcode compiles only catalogs in a target that copies resources, and those of a package that \
      Package.swift neither copies nor excludes; other catalogs are not in the app. If code loads \
      a data set from such a catalog, that is an error, unless git ignores the project. Nothing is \
      reported where no project file can be read.

      Add the catalog to the target in Xcode, or delete it.
      """,
    ko: """
      Xcode 프로젝트의 어느 타깃에도 들어 있지 않은 에셋 카탈로그입니다

      Xcode는 리소스를 복사하는 타깃에 속한 카탈로그와, 패키지에서는 Package.swift가 복사(.copy)하거나 제외(exclude)하지 \
      않은 카탈로그만 컴파일합니다. 다른 카탈로그의 내용은 앱에 들어가지 않습니다. 코드가 그 안의 데이터 세트를 부르면 \
      오류로 알리지만, git이 무시하는 프로젝트이면 경고합니다. 읽을 수 있는 프로젝트 파일이 없으면 알리지 않습니다.

      Xcode에서 카탈로그를 타깃에 추가하거나 지우세요.
      """)

  static let languageDifference = Rule(
    "EX706", "language-difference", .structure, .warning,
    example: "en.lproj/items.json 3×, ko.lproj/items.json 2×",
    corrected: "en.lproj/items.json 3×, ko.lproj/items.json 3×",
    en: """
      the language versions of a document have different entries or numbers

      A document may have a version for each language: in folders such as en.lproj, or as files of \
      a data set with a locale. Texts and image names may differ between languages; a different \
      entry or number was usually forgotten in one.

      Give every language the same entries and numbers.
      """,
    ko: """
      한 언어의 문서에만 항목이나 수가 없거나 수가 다릅니다

      문서는 언어마다 하나씩 둘 수 있습니다. en.lproj 같은 폴더에 나누거나, 데이터 세트에 언어(locale)별 파일을 \
      지정합니다. 글과 이미지 이름은 언어마다 다를 수 있지만, 항목이나 수가 다르면 한쪽만 고친 경우가 많습니다.

      모든 언어의 항목과 수를 같게 하세요.
      """)
}
