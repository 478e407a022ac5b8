import PricebookModel

/// Which category an item without one likely has: that of items with the same words, else that of
/// goods of the same kind.
struct CategoryGuesses {
  /// A category and how sure it is, from 65 to 90.
  struct Guess: Hashable {
    var category: String
    var score: Int
  }

  fileprivate struct Votes {
    var counts: [String: Int] = [:]

    /// The category that at least six in ten are for.
    var winner: (category: String, isSole: Bool, count: Int)? {
      let total = counts.values.reduce(0, +)
      guard
        let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        best.value * 10 >= total * 6
      else { return nil }
      return (best.key, counts.count == 1, best.value)
    }
  }

  private var words = WordTable()
  private var byWord: [UInt32: Votes] = [:]
  private var byKind: [KnownGoods: Votes] = [:]

  /// More items than these say nothing new of the words of everyday goods.
  static let itemLimit = 20_000

  /// - Parameters:
  ///   - items: The names of items with their categories.
  ///   - categories: The names of all categories, which can be called like a kind of goods.
  init(items: some Sequence<(name: String, category: String)>, categories: [String]) {
    for (name, category) in items.prefix(Self.itemLimit) {
      let name = NameWords(name, words: &words)
      for word in Self.telling(name) { byWord[word, default: Votes()].add(category) }
      if let kind = Self.kind(of: name) { byKind[kind, default: Votes()].add(category) }
    }
    var own = WordTable()
    for category in Set(categories).sorted() where !category.isEmpty {
      guard let kind = Self.kind(of: NameWords(category, words: &own)), byKind[kind] == nil else {
        continue
      }
      byKind[kind, default: Votes()].add(category)
    }
  }

  /// - Returns: `nil` where nothing tells.
  /// - Complexity: O(words of the name); the words are kept, so that nothing is copied.
  mutating func guess(_ name: String) -> Guess? {
    let name = NameWords(name, words: &words)
    var votes = Votes()
    for word in Self.telling(name) {
      guard let winner = byWord[word]?.winner else { continue }
      votes.counts[winner.category, default: 0] += winner.count
    }
    if let winner = votes.winner {
      return Guess(
        category: winner.category, score: winner.isSole ? winner.count > 1 ? 90 : 80 : 70)
    }
    guard votes.counts.isEmpty, let kind = Self.kind(of: name) else { return nil }
    guard let known = byKind[kind] else { return Guess(category: kind.rawValue, score: 65) }
    return known.winner.map { Guess(category: $0.category, score: 75) }
  }

  private static func telling(_ name: NameWords) -> Set<UInt32> {
    Set(name.words.filter { !$0.isFiller }.map(\.id))
  }

  /// The kind of goods that the last known word names: in most names it says what a thing is.
  private static func kind(of name: NameWords) -> KnownGoods? {
    name.words.compactMap { KnownGoods.of(String(decoding: $0.letters, as: UTF8.self)) }.last
  }
}

extension CategoryGuesses.Votes {
  fileprivate mutating func add(_ category: String) { counts[category, default: 0] += 1 }
}
