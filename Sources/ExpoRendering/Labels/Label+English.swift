import ExpoModel

extension Label {
  /// The words in English.
  var english: String {
    switch self {
    case .visitors: "Visitors"
    case .location: "Location"
    case .duration: "Duration"
    case .visitorCount(let count): CommaFormatter().format(count)
    case .separator: ": "
    case .picture: "Picture"
    case .unreadable: "could not be read"
    case .missing: "missing"
    case .noName: "no name"
    case .untitled: "Untitled"

    case .entries: "Exhibits"
    case .viewEntries(count: 1): "View the exhibit"
    case .viewEntries(let count): "View the \(CommaFormatter().format(count)) exhibits"
    case .entryCount(1): "1 exhibit"
    case .entryCount(let count): "\(CommaFormatter().format(count)) exhibits"
    case .noPicture: "No picture"
    case .enlarge: "View larger"
    case .back: "Back"
    case .citation: "Cite as"
    case .pictures: "Previous and next picture"

    case .pageNotFound: "Page not found"
    case .pageNotFoundHint: "The address may have changed, or there is no such page."

    case .skipToContent: "Skip to content"
    case .breadcrumb: "You are here"
    case .neighbours: "Previous and next exhibit"
    case .previous: "Previous"
    case .next: "Next"
    case .pages: "Pages"
    case .allOnOnePage: "View all on one page"

    case .expositions: "Expositions"

    case .search: "Search the exhibits"
    case .found(let number): "\(number) exhibits found"
    case .foundOne: "1 exhibit found"
    case .shown(let number): "(first \(number))"
    case .notFound: "No exhibit found"
    case .searchResults: "Search results"
    case .loading: "Searching"
    case .notLoaded: "The texts to search could not be loaded"
    }
  }
}
