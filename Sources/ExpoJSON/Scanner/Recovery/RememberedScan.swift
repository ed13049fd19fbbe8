/// A search ahead that keeps its result, so that no byte is searched twice.
///
/// What it looks for must not depend on where it begins. Searches that begin ever further on then
/// cost one pass over the bytes together, however many there are.
struct RememberedScan {
  private var start = 0
  private var end = -1

  /// Where a search from an offset ends; `search` is called only if that is not known yet.
  mutating func end(from offset: Int, _ search: (_ offset: Int) -> Int) -> Int {
    if offset < start || offset > end { (start, end) = (offset, search(offset)) }
    return end
  }
}
