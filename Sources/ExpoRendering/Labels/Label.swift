package import ExpoSource

/// Words that pages and lists add to the data.
///
/// Each language has a file of words, `Label+LANGUAGE.swift`.
package enum Label: Equatable, Sendable {
  /// The number of people who came to the exposition.
  case visitors
  /// The place of the exposition.
  case location
  /// The period of the exposition.
  case duration
  /// The value of `visitors`.
  case visitorCount(Int)
  /// Stands between a label and its value.
  case separator
  /// The picture of an entry.
  case picture
  /// Replaces an entry or a member that could not be read.
  case unreadable
  /// Replaces a member that is missing.
  case missing
  /// Replaces a blank name in a list.
  case noName
  /// Replaces an empty name or title.
  case untitled

  /// The heading of the list of entries.
  case entries
  /// The button from the poster to the list of entries.
  case viewEntries(count: Int)
  /// The number of entries of an exposition.
  case entryCount(Int)
  /// Replaces a missing picture.
  case noPicture
  /// The link from a picture to its large view.
  case enlarge
  /// The link from a large view back to its page.
  case back
  /// Stands before what an entry is cited by.
  case citation
  /// The links to the large views before and after one.
  case pictures

  /// The title of the page for an address without a page.
  case pageNotFound
  /// What may be the reason.
  case pageNotFoundHint

  /// The link that skips the header of a page.
  case skipToContent
  /// The breadcrumb.
  case breadcrumb
  /// The links to the previous and next entry.
  case neighbours
  /// The link to the previous entry or page.
  case previous
  /// The link to the next entry or page.
  case next
  /// The links to the pages of a list.
  case pages
  /// The page with all entries, for the browser's own search.
  case allOnOnePage

  /// The title of a portal, the page above several expositions.
  case expositions

  /// The search box.
  case search
  /// The number of results, written out by the caller.
  case found(String)
  /// A single result.
  case foundOne
  /// The number of results shown if some are not, written out by the caller.
  case shown(String)
  /// No result.
  case notFound
  /// The list of results.
  case searchResults
  /// The search index is being loaded.
  case loading
  /// The search index could not be loaded.
  case notLoaded

  /// The words in a language: `방문객`, `Visitors`.
  package func text(in language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }
}
