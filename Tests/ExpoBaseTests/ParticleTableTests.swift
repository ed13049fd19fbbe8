import Testing

@testable import ExpoBase

/// The particles behind 100 values and 40 dates and numbers, written by hand.
struct ParticleTableTests {
  /// The forms behind a final vowel, ㄹ, and another final consonant, in the order of the particles.
  private static let forms = [
    ["는", "가", "를", "와", "로", "여야"], ["은", "이", "을", "과", "로", "이어야"],
    ["은", "이", "을", "과", "으로", "이어야"],
  ]

  /// Values that end in a vowel, in ㄹ, and in another consonant, one a line or between bars.
  private static let values = [
    """
    꿈돌이|직지|박람회|전화기|항아리|나비|도자기|무지개|바다|시계|자동차|증기 기관차|회전목마|해시계|거북이|엑스포다리
    측우기(測雨器)|'코끼리'|“도시”|스위스 🎪|금속활자…|MB|GB|A|B|PDF|PNG|CSV|AI|3D|A4|ㅏ|그네!|키,
    """,
    """
    서울|물|파일|배열|구슬|나팔|별|길|겨울|하늘|풍물|촛불|한글|교실|'오르골'|“터널”|거울(鏡)|L|R|URL|HTML|ㄹ|전시품 열 개의 돌
    """,
    """
    한빛탑|거북선|수정궁|에펠탑|해금|값|닭|한빛|가마솥|꽃|부엌|옷|북|종|책|궁전|물의 정원|바람의 언덕|인쇄본|망원경|사진|지붕
    창문|해금[奚琴]|탑(塔)|'한옥'|“따옴표 안”|백남준|훈민정음|M|N|JSON|ㄱ|ㅎ|항목,|정원 |개막식…|여덟|앉|서울 N|JPN|팔만대장경 |집!
    """,
  ]

  private static let numbers = [
    "2|4|5|9|99|1.5|1000000000000|3/4",
    """
    1|7|8|31|48|1204001|8×8|9223372036854775807|1900. 04. 02|1900. 04. 14|'1900. 04. 04'|1851. 05. 05|2026. 10. 27|1993. 8. 9
    1900.04.20|1900. 04. 14 - 1900. 11. 12|2000. 01. 10|1999. 12. 30
    """,
    "0|3|6|10|16|20|100|1,000|50860000|48,130,300|100000000|16×16|1993|-16",
  ]

  @Test("no particle is wrong", arguments: [(values, 100), (numbers, 40)])
  func particles(table: [String], count: Int) {
    let rows = zip(table, Self.forms).flatMap { words, forms in
      words.split { $0 == "|" || $0.isNewline }.map { (String($0), forms) }
    }
    #expect(rows.count == count)
    let wrong = rows.flatMap { word, forms in
      zip(Particle.allCases, forms).filter { $0.joined(to: word) != word + $1 }
        .map { "\($0.joined(to: word)), not \($1)" }
    }
    #expect(wrong == [])
  }
}
