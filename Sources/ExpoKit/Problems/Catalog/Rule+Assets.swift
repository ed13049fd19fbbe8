import ExpoJSON

/// The rules of the family `assets`.
extension Rule {
  static let missingImageSet = Rule(
    "EX601", "missing-image-set", .assets, .error, example: #"[{"image_name": "jikjy"}]"#,
    corrected: #"[{"image_name": "jikji"}]"#,
    en: """
      the image set of an entry does not exist

      image_name is the name of an image set in the asset catalog; without one the app shows an \
      empty image and reports nothing. Upper and lower case differ. An image file outside a \
      catalog counts if the target contains it; the app does not find files of other targets, of \
      tests or in folder references. A name with a slash, a backslash, two dots or a leading dot \
      is never looked up.

      Correct image_name, or add the image set to the catalog.
      """,
    ko: """
      항목이 가리키는 이미지 세트가 없습니다

      image_name은 에셋 카탈로그에 있는 이미지 세트의 이름입니다. 세트가 없으면 앱은 오류도 없이 빈 이미지를 \
      보여 줍니다. 대소문자를 구별합니다. 카탈로그 밖에 있는 이미지 파일도 타깃에 들어 있으면 이름으로 쓸 수 \
      있지만, 테스트나 폴더 참조에 있는 파일은 앱이 찾지 못합니다. 슬래시, 역슬래시, 점 두 개(..)가 들어 있거나 \
      점으로 시작하는 이름은 찾지 않습니다.

      image_name을 고치거나 카탈로그에 이미지 세트를 추가하세요.
      """)

  static let missingImageFile = Rule(
    "EX602", "missing-image-file", .assets, .error,
    example: #"{"images": [{"filename": "gone@2x.png", "idiom": "universal", "scale": "2x"}]}"#,
    corrected: "jikji.imageset/jikji@2x.png",
    en: """
      an image set has no file, or lists one that does not exist

      Contents.json assigns a file to a slot, and the folder does not have it: it was renamed, \
      deleted, or never committed. Xcode warns when it builds the catalog and leaves the slot \
      empty. If a set has no file at all, the app shows nothing, and Xcode does not warn.

      Add the file, or remove its slot in Xcode.
      """,
    ko: """
      이미지 세트에 파일이 없거나, 지정한 파일이 폴더에 없습니다

      Contents.json이 슬롯에 지정한 파일이 폴더에 없습니다. 이름을 바꾸었거나 지웠거나 커밋하지 않았을 수 \
      있습니다. Xcode는 카탈로그를 빌드할 때 경고하고 슬롯을 비워 둡니다. 파일이 하나도 없는 세트는 경고도 없이 \
      빈 이미지가 됩니다.

      파일을 추가하거나 Xcode에서 슬롯을 지우세요.
      """)

  static let unassignedFile = Rule(
    "EX603", "unassigned-file", .assets, .warning, example: "jikji.imageset/jikji@2x copy.png",
    corrected: "jikji.imageset/jikji@2x.png",
    en: """
      an image set has a file that is in no slot

      A file in the folder of an image set is used only if Contents.json assigns it to a slot. A \
      file in no slot was forgotten, or is a leftover that makes the repository larger.

      Assign the file to a slot in Xcode, or delete it.
      """,
    ko: """
      어느 슬롯에도 지정되지 않은 파일이 있습니다

      이미지 세트 폴더의 파일은 Contents.json이 슬롯에 지정해야 앱에 쓰입니다. 지정되지 않은 파일은 \
      슬롯에 넣는 것을 잊었거나 더는 쓰지 않는 파일입니다.

      Xcode에서 파일을 슬롯에 지정하거나 지우세요.
      """)

  static let missingScale = Rule(
    "EX604", "missing-scale", .assets, .warning,
    example: #"{"images": [{"filename": "jikji.png", "idiom": "universal", "scale": "1x"}]}"#,
    corrected: "jikji.png, jikji@2x.png, jikji@3x.png",
    en: """
      an image set lacks one of its scales

      A bitmap needs a file for 2x and 3x, or it is scaled and blurred on the devices whose file \
      is missing. Xcode does not report it. A missing 1x is only a note, because no iPhone needs \
      it. A PDF or SVG needs only one file, and so does an image of a single scale.

      Add the missing scale, or use one PDF or SVG with a single scale.
      """,
    ko: """
      이미지 세트에 빠진 배율이 있습니다

      비트맵은 2x와 3x 파일이 모두 있어야 합니다. 파일이 없는 배율의 기기에서는 다른 배율의 이미지를 늘리거나 \
      줄이므로 흐려 보입니다. Xcode는 알려 주지 않습니다. 1x를 쓰는 iPhone은 없으므로, 1x가 빠지면 참고로만 알립니다. \
      PDF와 SVG, 배율이 하나뿐인 이미지는 파일 하나면 됩니다.

      빠진 배율을 추가하거나, 배율이 하나인 PDF나 SVG 파일을 쓰세요.
      """)

  static let duplicateSlot = Rule(
    "EX605", "duplicate-slot", .assets, .warning,
    example:
      #"{"images": [{"scale": "2x", "filename": "a.png"}, {"scale": "2x", "filename": "b.png"}]}"#,
    corrected: #"{"images": [{"scale": "1x"}, {"scale": "2x"}]}"#,
    en: """
      a slot has two images

      The images of a set must differ in idiom, scale or another property of their slots. If two \
      are equal, one of them is never shown, and which one is undefined.

      Give each image a slot of its own, or delete one.
      """,
    ko: """
      한 슬롯에 이미지가 2개 지정되어 있습니다

      한 세트의 이미지는 idiom과 배율 등 슬롯을 나타내는 값이 서로 달라야 합니다. 모두 같으면 그중 하나만 \
      쓰이고, 어느 것이 쓰일지는 정해져 있지 않습니다.

      이미지마다 다른 슬롯에 넣거나 하나를 지우세요.
      """)

  static let badContentsJSON = Rule(
    "EX606", "bad-contents-json", .assets, .error,
    example: #"{"info": {"author": "xcode", "version": 1}}"#,
    corrected: #"{"images": [], "info": {"author": "xcode", "version": 1}}"#,
    en: """
      a Contents.json is missing, or does not list its images

      Every set in an asset catalog is described by its Contents.json. Without one, or with an \
      idiom or a scale that does not exist, Xcode leaves the set out. Errors of syntax and keys \
      that appear twice are reported as in documents.

      Make the set again in Xcode, or restore Contents.json from version control.
      """,
    ko: """
      Contents.json이 없거나, 이미지 목록이 없습니다

      에셋 카탈로그의 세트는 저마다 Contents.json에 내용을 적습니다. 이 파일이 없거나 쓸 수 없는 idiom이나 \
      배율이 적혀 있으면 Xcode는 그 세트를 앱에 넣지 않습니다. 문법 오류와 두 번 나온 키는 문서에서와 같은 \
      규칙으로 알립니다.

      Xcode에서 세트를 다시 만들거나, 버전 관리에서 Contents.json을 복원하세요.
      """)

  static let wrongImage = Rule(
    "EX607", "wrong-image", .assets, .warning,
    example: "jikji.png 48×36, jikji@2x.png 100×80",
    corrected: "jikji.png 48×36, jikji@2x.png 96×72",
    en: """
      an image has the wrong size or type for its slot and name

      A 2x image has twice as many pixels in each direction as the 1x one, a 3x image three times \
      as many; a difference of one pixel per scale is allowed for rounding. The type is read from \
      the first bytes of the file, not from its name. A Git LFS pointer, a web page, an empty \
      file, a truncated PNG or JPEG or a header without a size is an error. Asset catalogs do not \
      compile WebP, AVIF or files that are not images, and compile TIFF and BMP for a Mac only.

      Export the image again in the expected size, under a name that fits its type.
      """,
    ko: """
      이미지의 크기나 형식이 슬롯이나 이름과 다릅니다

      2x 이미지는 가로와 세로가 1x 이미지의 두 배, 3x 이미지는 세 배여야 합니다. 반올림을 고려해 배율마다 한 \
      픽셀까지는 달라도 됩니다. 형식은 파일 이름이 아니라 파일의 첫 바이트를 보고 판단합니다. Git LFS \
      포인터, 웹 페이지, 빈 파일, 끝이 잘린 PNG나 JPEG, 크기를 읽을 수 없는 파일은 오류입니다. WebP, AVIF나 \
      이미지가 아닌 파일은 카탈로그가 컴파일하지 않고, TIFF와 BMP는 Mac용 카탈로그만 컴파일합니다.

      이미지를 필요한 크기로 다시 내보내고, 형식에 맞는 이름을 붙이세요.
      """)

  static let nameMismatch = Rule(
    "EX608", "name-spelling", .assets, .warning,
    example: ##"[{"image_name": "\u1112\u1161\u11ab"}]"##,
    corrected: #"[{"image_name": "한"}]"#,
    en: """
      a name differs only in Unicode normalization, or from a file in case

      한 can be written as one character or as three, which look alike; the file system of a Mac \
      also treats Jikji.png and jikji.png as one name. On Linux the file is not found. Whether \
      an app finds the image of such a name was not tried on a device. An image_name in the \
      wrong case is EX601.

      Write the name as the folder has it, and name files and folders in NFC.
      """,
    ko: """
      이름의 유니코드 정규화나 파일 이름의 대소문자만 다릅니다

      '한'은 한 글자로도, 자모 세 개로도 쓸 수 있고 눈으로는 구별되지 않습니다. Mac의 파일 시스템은 \
      Jikji.png와 jikji.png도 같은 이름으로 보지만, Linux에서는 파일을 찾지 못합니다. 이런 이름의 이미지를 \
      앱이 찾는지는 기기에서 확인하지 않았습니다. image_name의 대소문자가 다르면 EX601입니다.

      폴더에 있는 이름 그대로 쓰고, 파일과 폴더의 이름은 완성형(NFC)으로 지으세요.
      """)

  static let unusedImageSet = Rule(
    "EX609", "unused-image-set", .assets, .note, example: "old_logo.imageset",
    corrected: #"[{"image_name": "old_logo"}]"#,
    en: """
      an image set is not used

      No entry and no source code of the project uses its name or its symbol, so it only makes the \
      app larger. Code that puts a number after 'hall_' uses every set that begins so. The set \
      'poster' belongs to the poster and is not reported.

      Delete the image set, or use it in an entry. Ignore the rule if code composes all of the \
      name.
      """,
    ko: """
      이미지 세트를 쓰는 항목도 코드도 없습니다

      항목에도 프로젝트의 소스 코드에도 이름이나 심볼이 나오지 않습니다. 쓰지 않는 세트는 앱의 크기만 키웁니다. \
      코드에서 'hall_' 뒤에 번호를 붙여 쓰면 그렇게 시작하는 세트는 모두 쓰는 것으로 봅니다. \
      'poster' 세트는 포스터의 이미지이므로 알리지 않습니다.

      이미지 세트를 지우거나 항목에서 쓰세요. 코드에서 이름 전체를 조합해 쓰는 세트이면 이 규칙을 끄세요.
      """)

  static let missingAsset = Rule(
    "EX610", "missing-asset", .assets, .error, example: #"UIImage(named:"flag.png")"#,
    corrected: "flag.imageset",
    en: """
      code loads a data set, a JSON file, an image or a color that the app does not have

      Error: a data set for NSDataAsset; a JSON file of Bundle.main, if a document has its name or \
      the code does not name both documents. Warning: an image or a color, and anything with a \
      fallback after '??'. The asset must be in the targets that compile the code; code of a \
      package needs Bundle.module. 'flag.png' also finds 'flag'. Names are followed through \
      constants, raw values, default arguments and a parameter that is passed on. Not checked: \
      names that code puts together, other bundles, system images, comments, tests, previews, \
      other platforms.

      Correct the name, or add the asset or file to the target.
      """,
    ko: """
      코드에서 쓰는 데이터 세트나 JSON 파일, 이미지, 색이 앱에 없습니다

      오류: NSDataAsset의 데이터 세트가 없을 때. Bundle.main에서 읽는 JSON 파일이 없고, 이름이 같은 문서가 있거나 \
      코드에 두 문서의 이름이 다 나오지 않을 때. 경고: 이미지나 색이 없을 때, 없어도 '??' 뒤에 대신 쓸 것이 있을 때. \
      코드를 컴파일하는 타깃에서 찾고, 패키지에서는 Bundle.module에서 찾아야 합니다. 'flag.png'는 'flag'로도 찾습니다. \
      상수, 원시값, 기본 인자, 그대로 넘기는 매개변수에 적힌 이름도 따라갑니다. 검사하지 않는 것: 조합한 이름, 다른 번들, \
      시스템 이미지, 주석, 테스트, 미리보기, 다른 플랫폼의 코드.

      이름을 고치거나 에셋이나 파일을 타깃에 추가하세요.
      """)
}
