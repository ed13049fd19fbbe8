import ExpoKit
import Testing

/// JSON and what a search takes it for.
struct DocumentKindTests {
  @Test(
    "looks",
    arguments: [
      (#"[{"name": "n", "image_name": "i", "desc": "d"}]"#, .entries),
      (#"[{"title": "n", "imageName": "i", "descr": "d"}]"#, .entries),
      (#"[{"name": "n", "desc": "d"}]"#, nil),
      (#"[{"name": "n", "image_name": "i", "desc": "d"}, {}]"#, .entries),
      (#"[{"name": "n", "image_name": "i", "desc": "d"}, {}, {}]"#, nil),
      (#"[{"name": "n", "image_name": "i", "desc": "d"}, {"na"#, .entries),
      (#"{"title": "t", "visitors": 1, "location": "l"}"#, .exposition),
      (#"{"title": "t", "visitorCount": 1, "locaton": "l"}"#, .exposition),
      (#"{"title": "Arirang", "duration": 180}"#, nil),
      (#"{"name": "app", "description": "d", "version": "1"}"#, nil),
      (#"{"title": 1 "visitors" 2, "location": 3"#, .exposition),
      (#"[{name: 1, "image_name": "i", "desc": "x"#, .entries),
      (#"{title: 1, 'visitors': 2, “location”: 3}"#, .exposition),
      (
        #"{a:0,b:0,c:0,d:0,e:0,f:0,g:0,h:0,i:0,j:0,k:0,l:0,m:0,n:0,o:0,p:0,title:1,'visitors':2,“location”:3}"#,
        .exposition
      ),
      (#"{"\u0074itle": 1, "visitors": 2, "location": 3}"#, .exposition),
      (#""title": 1, "location": 2, "visitors": 3"#, .exposition),
      (
        #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": 1, "description": 2, "duration": 3}"#,
        nil
      ),
      ("[]", nil), ("{}", nil), ("1", nil),
    ] as [(String, DocumentKind?)])
  func looks(text: String, expected: DocumentKind?) throws {
    let tree = JSONTree(reading: SourceFile(name: "x.json", text: text))
    #expect(try DocumentKind(of: #require(tree.root)) == expected)
  }
}
