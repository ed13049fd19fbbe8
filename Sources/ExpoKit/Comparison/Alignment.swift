/// The elements that two sequences have in common, in the order of both.
///
/// Elements that occur once in each sequence are fixed points, as in a patience diff; between them the
/// shortest edit is searched up to ``mostEdits`` edits, so that the time grows no faster than the
/// length times its logarithm. What has so little in common that more were needed counts as replaced.
struct Alignment {
  /// The most edits between two fixed points.
  private static let mostEdits = 128
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

  /// Aligns two ranges by the shortest edit, if it is short enough (Myers 1986).
  private mutating func alignShortest(_ old: Range<Int>, _ new: Range<Int>) {
    let most = min(Self.mostEdits, old.count + new.count)
    if abs(old.count - new.count) > most { return }
    var reach = Reach(old.count, new.count, most: most)
    var steps: [[Int]] = []
    for edits in 0...most {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        guard var place = edits == 0 ? 0 : reach.start(diagonal)?.place else {
          reach[diagonal] = -1
          continue
        }
        while place < old.count, place - diagonal < new.count,
          self.old[old.lowerBound + place] == self.new[new.lowerBound + place - diagonal]
        {
          place += 1
        }
        reach[diagonal] = place
        if place == old.count, place - diagonal == new.count {
          return trace(back: steps, diagonal, reach, old, new)
        }
      }
      steps.append(reach.places)
    }
  }

  /// Follows the edit back from the ends of both ranges.
  private mutating func trace(
    back steps: [[Int]], _ end: Int, _ reach: Reach, _ old: Range<Int>, _ new: Range<Int>
  ) {
    var reach = reach
    var (diagonal, place) = (end, old.count)
    for step in steps.reversed() {
      reach.places = step
      guard let start = reach.start(diagonal) else { return }
      keep(start.place..<place, diagonal, old, new)
      (diagonal, place) = (start.diagonal, reach[start.diagonal])
    }
    keep(0..<place, diagonal, old, new)
  }

  private mutating func keep(
    _ places: Range<Int>, _ diagonal: Int, _ old: Range<Int>, _ new: Range<Int>
  ) {
    for place in places { partners[old.lowerBound + place] = new.lowerBound + place - diagonal }
  }

  /// How far into the old sequence each diagonal is reached with so many edits; -1 for not at all.
  private struct Reach {
    let (oldCount, newCount, most): (Int, Int, Int)
    var places: [Int]

    init(_ oldCount: Int, _ newCount: Int, most: Int) {
      (self.oldCount, self.newCount, self.most) = (oldCount, newCount, most)
      places = Array(repeating: -1, count: 2 * most + 3)
    }

    subscript(diagonal: Int) -> Int {
      get { places[diagonal + most + 1] }
      set { places[diagonal + most + 1] = newValue }
    }

    /// Where a diagonal is entered by one more edit, and from which one; nil if by none.
    func start(_ diagonal: Int) -> (place: Int, diagonal: Int)? {
      let (added, removed) = (self[diagonal + 1], self[diagonal - 1])
      let canAdd = added >= 0 && added - diagonal <= newCount
      let canRemove = removed >= 0 && removed < oldCount
      if canAdd, !canRemove || added > removed { return (added, diagonal + 1) }
      return canRemove ? (removed + 1, diagonal - 1) : nil
    }
  }
}
