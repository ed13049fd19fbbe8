/// The elements that two sequences have in common, in the order of both.
///
/// Elements that occur once in each sequence are fixed points, as in a patience diff; between them the
/// shortest edit is searched in ranges of at most ``largest`` pairs, so that the time grows no faster than
/// the length times its logarithm. Longer ranges without a fixed point count as replaced.
struct Alignment {
  /// The most pairs of elements between two fixed points that are compared.
  private static let largest = 1 << 16
  /// How often fixed points are searched between fixed points.
  private static let deepest = 24

  private let old: [Int]
  private let new: [Int]
  /// For each element of the old sequence the place of its counterpart in the new one, or -1.
  private(set) var partners: [Int]

  init(_ old: [Int], _ new: [Int]) {
    (self.old, self.new) = (old, new)
    partners = Array(repeating: -1, count: old.count)
    align(old.indices, new.indices, depth: 0)
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>, depth: Int) {
    var (old, new) = (old, new)
    while let one = old.first, let other = new.first, self.old[one] == self.new[other] {
      partners[one] = other
      (old, new) = (one + 1..<old.upperBound, other + 1..<new.upperBound)
    }
    while let one = old.last, let other = new.last, self.old[one] == self.new[other] {
      partners[one] = other
      (old, new) = (old.lowerBound..<one, new.lowerBound..<other)
    }
    if old.isEmpty || new.isEmpty { return }
    let anchors = depth < Self.deepest ? anchors(old, new) : []
    if anchors.isEmpty { return alignShortest(old, new) }
    var start = (old: old.lowerBound, new: new.lowerBound)
    for anchor in anchors {
      align(start.old..<anchor.old, start.new..<anchor.new, depth: depth + 1)
      partners[anchor.old] = anchor.new
      start = (anchor.old + 1, anchor.new + 1)
    }
    align(start.old..<old.upperBound, start.new..<new.upperBound, depth: depth + 1)
  }

  // MARK: Fixed points

  /// The elements that occur once in each range, as many as come in the order of both.
  private func anchors(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    /// The places of an element; nil if there is none or, in `repeated`, more than one.
    var places: [Int: (old: Int?, new: Int?)] = [:]
    var repeated: Set<Int> = []
    for place in old {
      let known = places.updateValue((place, nil), forKey: self.old[place])
      if known != nil { repeated.insert(self.old[place]) }
    }
    for place in new where places[self.new[place]] != nil {
      if places[self.new[place]]?.new != nil { repeated.insert(self.new[place]) }
      places[self.new[place]]?.new = place
    }
    let unique = old.compactMap { place -> (old: Int, new: Int)? in
      let element = self.old[place]
      guard !repeated.contains(element), let other = places[element]?.new else { return nil }
      return (place, other)
    }
    return Self.increasing(unique.map(\.new)).map { unique[$0] }
  }

  /// The places of a longest increasing subsequence of different numbers, in `n log n`.
  static func increasing(_ numbers: [Int]) -> [Int] {
    /// The place of the least last number of a subsequence of each length, and what precedes each.
    var (ends, previous) = ([Int](), [Int]())
    for (place, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      previous.append(length > 0 ? ends[length - 1] : -1)
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var (places, place) = ([Int](), ends.last ?? -1)
    while place >= 0 {
      places.append(place)
      place = previous[place]
    }
    return places.reversed()
  }

  // MARK: The shortest edit

  /// Aligns two ranges by the shortest edit, if they are short enough.
  private mutating func alignShortest(_ old: Range<Int>, _ new: Range<Int>) {
    guard old.count <= Self.largest / new.count else { return }
    let difference = self.new[new].difference(from: self.old[old])
    let removed = Set(difference.removals.map(Self.offset))
    let added = Set(difference.insertions.map(Self.offset))
    let kept = zip(
      old.indices.filter { !removed.contains($0 - old.lowerBound) },
      new.indices.filter { !added.contains($0 - new.lowerBound) })
    for (place, partner) in kept { partners[place] = partner }
  }

  private static func offset(_ change: CollectionDifference<Int>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
