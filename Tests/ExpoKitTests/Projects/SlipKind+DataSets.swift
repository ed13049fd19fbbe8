extension SlipKind {
  static let dataSets = rows(
    #"""
    data set of entries renamed → EX610 CODE:2 → data sets → move ITEMS to DOCS/items_old.dataset
    data set of entries deleted → EX610 CODE:2 → data sets → delete ITEMS
    data set of the exposition renamed → EX610 CODE:3 → data sets → move FAIR to DOCS/fair_old.dataset
    data set of the exposition deleted → EX610 CODE:3 → data sets → delete FAIR
    -- The code of a package comes first.
    data set became an image set → EX606 IMAGES/Contents.json:1 → data sets of apps → move ITEMS to IMAGES
    data for Macs alone → EX701 DATA:1 → data sets of apps → universal ⇒ mac
    file of entries deleted → EX610 CODE:2 (alone) → loose files, folder reference → delete ENTRIES
    file of entries renamed → EX610 CODE:2 (alone) → loose files, folder reference → move ENTRIES to ENTRIES_OLD
    file of entries in no target → EX610 CODE:2 (alone) → loose files → PROJECT | "items.json" ⇒ "gone.json"
    file of a data set misspelt → EX701 DATA:1 → catalog, Swift package, parameters, Tuist → items.json ⇒ itmes.json
    file of a data set moved out of it → EX701 DATA:1 → catalog, app with a package → move ENTRIES to DOCS/items.json
    contents of a data set deleted → EX606 DATA:1 → catalog → delete DATA
    data for tablets alone → warning EX701 DATA:1 → catalog, constants → universal ⇒ ipad
    data for none of the devices → EX701 DATA:1 → iPad only → universal ⇒ iphone
    data set moved out of the catalog → EX610 CODE:2 → catalog, synchronized folder → move ITEMS to App/items.dataset
    folder of a data set lost its ending → warning EX701 DOCS/items/items.json:1 (exit 1) → catalog, iPad only → move ITEMS to DOCS/items
    data set moved into a namespace → EX610 CODE:2 → catalog → move ITEMS to DOCS/Data/items.dataset ‖ DOCS/Data/Contents.json := {"properties": {"provides-namespace": true}}
    both data sets deleted → EX610 CODE:2 → catalog, Tuist, XcodeGen without a project, app with a package → delete ITEMS ‖ delete FAIR
    """#)
}
