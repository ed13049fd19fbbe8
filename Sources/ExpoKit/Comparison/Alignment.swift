import ExpoBase

/// The elements that two sequences have in common, in the order of both.
///
/// Elements that occur once in each sequence are fixed points, as in a patience diff; between two fixed
/// points, elements that occur once there are fixed points too. Without any, elements at the same index
/// are compared. Takes at most n log n time.
struct Alignment {
  typealias Pair = (old: Int, new: Int)
  typealias Change = (old: Range<Int>, new: Range<Int>)
  /// How many times fixed points are searched between other fixed points.
  private static let deepest = 8

  private let old: [Int]
  private let new: [Int]
  private var pairs: [Pair] = []

  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    var numbers: [Element: Int] = [:]
    for element in old where numbers[element] == nil { numbers[element] = numbers.count }
    self.old = old.map { numbers[$0] ?? -1 }
    self.new = new.map { numbers[$0] ?? -1 }
    align(old.indices, new.indices, depth: 0)
  }

  /// The ranges between common elements: what was removed from the old sequence, and what replaces it.
  var changes: [Change] {
    zip([(old: -1, new: -1)] + pairs, pairs + [(old.count, new.count)]).map { start, end in
      (start.old + 1..<end.old, start.new + 1..<end.new)
    }.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>, depth: Int) {
    let head = zip(self.old[old], self.new[new]).prefix { $0 == $1 }.count
    let rests = (old: old.dropFirst(head), new: new.dropFirst(head))
    let tail = zip(self.old[rests.old].reversed(), self.new[rests.new].reversed())
      .prefix { $0 == $1 }.count
    let oldPart = rests.old.dropLast(tail)
    let newPart = rests.new.dropLast(tail)
    pair(old.prefix(head), new.prefix(head))
    let points = depth < Self.deepest ? fixedPoints(oldPart, newPart) : []
    if points.isEmpty {
      pair(oldPart, newPart)
    } else {
      let start = (old: oldPart.lowerBound, new: newPart.lowerBound)
      for (from, to) in zip([start] + points, points + [(oldPart.upperBound, newPart.upperBound)]) {
        align(from.old..<to.old, from.new..<to.new, depth: depth + 1)
      }
    }
    pair(old.suffix(tail), new.suffix(tail))
  }

  /// Pairs elements at the same index of two ranges.
  private mutating func pair(_ old: Range<Int>, _ new: Range<Int>) {
    for (index, partner) in zip(old, new) where self.old[index] == self.new[partner] {
      pairs.append((index, partner))
    }
  }

  /// The elements that occur once in each range: as many as possible in the same order.
  private func fixedPoints(_ old: Range<Int>, _ new: Range<Int>) -> [Pair] {
    let partners = Self.single(self.new[new])
    let common = Self.single(self.old[old]).compactMap { element, index in
      partners[element].map { (old: index, new: $0) }
    }
    return Self.increasing(common.sorted { $0.old < $1.old })
  }

  private static func single(_ elements: ArraySlice<Int>) -> [Int: Int] {
    Dictionary(zip(elements, elements.indices)) { _, _ in -1 }.filter { $0.value >= 0 }
  }

  /// The longest sequence whose indices increase on both sides; `pairs` are in the old order.
  static func increasing(_ pairs: [Pair]) -> [Pair] {
    // For each length, the pair with the lowest new index that ends a sequence; for each pair, its predecessor.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].new >= pair.new }
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    guard let last = ends.last else { return [] }
    return sequence(first: last) { previous[$0] }.map { pairs[$0] }.reversed()
  }
}
