import PricebookModel
import PricebookParallel

/// Which names are worth comparing: those that share beginnings, ends or consonants of words.
///
/// A name is in several lists (``Sharing``). It looks through its shortest ones, within a budget, and
/// keeps the names that it met most.
///
/// - Complexity: O(names · budget), however many names share a word.
struct MatchCandidates {
  private var offsets: [Int] = [0]
  private var members: [UInt32] = []
  private var listsOfName: [[UInt32]]
  /// How many names are in no list but such as are longer than ``longestList``, and so match none.
  private(set) var crowdedCount = 0

  /// Lists longer than this tell nothing.
  static let longestList = 1_000
  /// How many members of lists a name looks at: always those of its shortest list, at least.
  private static let budget = 2_000
  private static let kept = 16

  init(_ names: [NameWords]) {
    listsOfName = Array(repeating: [], count: names.count)
    var entries: [UInt64] = []
    for (index, name) in names.enumerated() {
      for key in Set(Self.keys(of: name)) {
        entries.append(UInt64(key) << 32 | UInt64(UInt32(clamping: index)))
      }
    }
    entries.sort()
    var isCrowded = [Bool](repeating: false, count: names.count)
    var first = 0
    while first < entries.count {
      var end = first
      while end < entries.count, entries[end] >> 32 == entries[first] >> 32 { end += 1 }
      if end - first >= 2, end - first <= Self.longestList {
        let list = UInt32(clamping: offsets.count - 1)
        for entry in entries[first..<end] {
          let name = UInt32(truncatingIfNeeded: entry)
          members.append(name)
          listsOfName[Int(name)].append(list)
        }
        offsets.append(members.count)
      } else if end - first > Self.longestList {
        for entry in entries[first..<end] {
          isCrowded[Int(UInt32(truncatingIfNeeded: entry))] = true
        }
      }
      first = end
    }
    crowdedCount = zip(isCrowded, listsOfName).count { $0 && $1.isEmpty }
  }

  /// Every pair worth comparing, the smaller index first, ascending.
  func pairs() -> [(Int, Int)] {
    var all = concurrentMap(of: listsOfName.count, parts: 16, pairs).flatMap(\.self)
    all.sort()
    var result: [(Int, Int)] = []
    var previous: UInt64?
    for pair in all where pair != previous {
      previous = pair
      result.append((Int(pair >> 32), Int(pair & 0xFFFF_FFFF)))
    }
    return result
  }

  private func pairs(of names: Range<Int>) -> [UInt64] {
    var scores = [UInt32](repeating: 0, count: listsOfName.count)
    var result: [UInt64] = []
    var met: [UInt32] = []
    for name in names {
      meet(name, &met, &scores)
      let best =
        met.count <= Self.kept
        ? met : met.foremost(Self.kept) { (scores[Int($1)], $0) < (scores[Int($0)], $1) }
      for member in best {
        let (low, high) = (min(name, Int(member)), max(name, Int(member)))
        result.append(UInt64(low) << 32 | UInt64(high))
      }
      for member in met { scores[Int(member)] = 0 }
    }
    return result
  }

  /// Looks through the lists of a name.
  private func meet(_ name: Int, _ met: inout [UInt32], _ scores: inout [UInt32]) {
    met.removeAll(keepingCapacity: true)
    let members = members.span
    var scores = scores.mutableSpan
    var left = Self.budget
    let lists = listsOfName[name].sorted { one, other in (length(one), one) < (length(other), other)
    }
    for list in lists {
      let length = length(list)
      guard length <= left else { break }
      left -= length
      // A list half as long tells one bit more.
      let weight = UInt32(12 - (Int.bitWidth - length.leadingZeroBitCount))
      for place in offsets[Int(list)]..<offsets[Int(list) + 1] {
        let member = members[place]
        guard Int(member) != name else { continue }
        if scores[Int(member)] == 0 { met.append(member) }
        scores[Int(member)] += weight
      }
    }
  }

  private func length(_ list: UInt32) -> Int { offsets[Int(list) + 1] - offsets[Int(list)] }

  /// What the names of a list share.
  ///
  /// The numbers are part of the keys: others would put other names into one list by chance.
  private enum Sharing: UInt32 {
    /// The first three letters of a word.
    case beginning = 1
    /// The first three letters of its consonant skeleton (``FoldedLetters/skeleton(_:)``).
    case consonants = 2
    /// The first two letters of the skeletons of two words near each other.
    case pair = 3
    /// The first six letters of the skeletons of all words in a row.
    case allConsonants = 4
    /// The first letter and the last three of a word of four letters or more.
    case ends = 5
    /// All letters of such a word in alphabetical order.
    case letters = 6
    /// The kinds of things that all words together say.
    case kinds = 7
  }

  private static func keys(of name: NameWords) -> [UInt32] {
    var keys: [UInt32] = []
    var heads: [UInt32] = []
    for word in name.words.prefix(8) where !word.isFiller {
      let skeleton = FoldedLetters.skeleton(word.letters)
      keys.append(key(.beginning, word.letters.prefix(3)))
      keys.append(key(.consonants, skeleton.prefix(3)))
      heads.append(key(.pair, skeleton.prefix(2)))
      // A slip near the beginning leaves the end, or all letters in another order.
      if word.letters.count >= 4, let first = word.letters.first {
        keys.append(key(.ends, [first] + word.letters.suffix(3)))
        keys.append(key(.letters, word.letters.sorted()[...]))
      }
    }
    for (index, first) in heads.enumerated().prefix(5) {
      for second in heads[(index + 1)...].prefix(4) {
        // The same for both orders of the two.
        keys.append((min(first, second) &* 31) ^ max(first, second))
      }
    }
    if !name.kinds.isEmpty {
      keys.append(key(.kinds, Array(name.kinds.joined(separator: " ").utf8)[...]))
    }
    let whole = name.words.filter { !$0.isFiller }.flatMap { FoldedLetters.skeleton($0.letters) }
    keys.append(key(.allConsonants, whole.prefix(6)))
    return keys
  }

  /// FNV-1a of the letters (Fowler, Noll and Vo, 1991), so that keys do not depend on the run.
  private static func key(_ sharing: Sharing, _ letters: ArraySlice<UInt8>) -> UInt32 {
    letters.reduce((2_166_136_261 ^ sharing.rawValue) &* 16_777_619) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
  }
}
