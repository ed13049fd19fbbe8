extension SlipKind {
  static let dataSets: [SlipKind] = [
    .init(
      "data set of entries renamed", "EX610 CODE:2", in: "data sets",
      .move("ITEMS", "DOCS/items_old.dataset")),
    .init("data set of entries deleted", "EX610 CODE:2", in: "data sets", .delete("ITEMS")),
    .init(
      "data set of the exposition renamed", "EX610 CODE:3", in: "data sets",
      .move("FAIR", "DOCS/fair_old.dataset")),
    .init("data set of the exposition deleted", "EX610 CODE:3", in: "data sets", .delete("FAIR")),
    .init(
      // The code of a package comes first.
      "data set became an image set", "EX606 IMAGES/Contents.json:1", in: "data sets of apps",
      .move("ITEMS", "IMAGES")),
    .init("data for Macs alone", "EX701 DATA:1", in: "data sets of apps") {
      $0.replacing("universal", with: "mac")
    },
    .init(
      "file of entries deleted", "EX610 CODE:2 (alone)",
      in: "loose files, folder reference", .delete("ENTRIES")),
    .init(
      "file of entries renamed", "EX610 CODE:2 (alone)",
      in: "loose files, folder reference", .move("ENTRIES", "ENTRIES_OLD")),
    .init(
      "file of entries in no target", "EX610 CODE:2 (alone)", in: "loose files",
      .change("PROJECT") { $0.replacing("\"items.json\"", with: "\"gone.json\"") }),
    .init(
      "file of a data set misspelt", "EX701 DATA:1", "items.json", "itmes.json",
      in: "catalog, Swift package, parameters, Tuist"),
    .init(
      "file of a data set moved out of it", "EX701 DATA:1", in: "catalog, app with a package",
      .move("ENTRIES", "DOCS/items.json")),
    .init("contents of a data set deleted", "EX606 DATA:1", .delete("DATA")),
    .init(
      "data for tablets alone", "warning EX701 DATA:1", "universal", "ipad",
      in: "catalog, constants"),
    .init(
      "data for none of the devices", "EX701 DATA:1", "universal", "iphone",
      in: "iPad only"),
    .init(
      "data set moved out of the catalog", "EX610 CODE:2", in: "catalog, synchronized folder",
      .move("ITEMS", "App/items.dataset")),
    .init(
      "folder of a data set lost its ending", "warning EX701 DOCS/items/items.json:1 (exit 1)",
      in: "catalog, iPad only", .move("ITEMS", "DOCS/items")),
    .init(
      "data set moved into a namespace", "EX610 CODE:2", in: "catalog",
      .move("ITEMS", "DOCS/Data/items.dataset"),
      .write("DOCS/Data/Contents.json", #"{"properties": {"provides-namespace": true}}"#)),
    .init(
      "both data sets deleted", "EX610 CODE:2",
      in: "catalog, Tuist, XcodeGen without a project, app with a package", .delete("ITEMS"),
      .delete("FAIR")),
  ]
}
