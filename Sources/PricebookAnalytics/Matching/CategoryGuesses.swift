import PricebookModel

/// Which category an item without one likely has: that of items with the same words, else that of
/// goods of the same kind.
struct CategoryGuesses {
  /// A category and how sure it is, from 65 to 90.
  struct Guess: Hashable {
    var category: String
    var score: Int
  }

  private typealias Votes = [String: Int]

  /// The category that most items have, at least six of ten.
  private static func winner(_ votes: Votes) -> (category: String, isSole: Bool, count: Int)? {
    guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      best.value * 10 >= votes.values.reduce(0, +) * 6
    else { return nil }
    return (best.key, votes.count == 1, best.value)
  }

  private var words = WordTable()
  /// By the word that says what an item is.
  private var byHead: [UInt32: Votes] = [:]
  private var byKind: [KnownGoods: Votes] = [:]

  /// More items than these say nothing new of the words of everyday goods.
  static let itemLimit = 20_000

  init(items: some Sequence<(name: String, category: String)>, categories: [String]) {
    for (name, category) in items.prefix(Self.itemLimit) {
      let name = NameWords(name, words: &words)
      if let head = Self.head(of: name) { byHead[head, default: [:]][category, default: 0] += 1 }
      if let kind = Self.kind(of: name) { byKind[kind, default: [:]][category, default: 0] += 1 }
    }
    // A category of a kind that no item has is the household's own word for that kind.
    var own = WordTable()
    for category in Set(categories).sorted() where !category.isEmpty {
      guard let kind = Self.kind(of: NameWords(category, words: &own)), byKind[kind] == nil else {
        continue
      }
      byKind[kind, default: [:]][category, default: 0] += 1
    }
  }

  /// - Returns: `nil` where nothing tells.
  mutating func guess(_ name: String) -> Guess? {
    let name = NameWords(name, words: &words)
    if let winner = Self.head(of: name).flatMap({ byHead[$0] }).flatMap(Self.winner) {
      let score =
        switch (winner.isSole, winner.count > 1) {
        case (true, true): 90
        case (true, false): 80
        case (false, _): 70
        }
      return Guess(category: winner.category, score: score)
    }
    guard let kind = Self.kind(of: name) else { return nil }
    guard let known = byKind[kind] else { return Guess(category: kind.rawValue, score: 65) }
    return Self.winner(known).map { Guess(category: $0.category, score: 75) }
  }

  /// The word that says what an item is: the last that names a kind of goods, else the last that is no
  /// filler.
  ///
  /// - Returns: `nil` where words name goods of different kinds: of *Schokolade Vollmilch* and *milk
  ///   chocolate* only people know which is which.
  private static func head(of name: NameWords) -> UInt32? {
    let known = name.words.filter { KnownGoods.of($0) != nil }
    guard Set(known.map { KnownGoods.of($0) }).count <= 1 else { return nil }
    return (known.last ?? name.words.last { !$0.isFiller })?.id
  }

  /// The kind of goods that all known words of a name are of.
  private static func kind(of name: NameWords) -> KnownGoods? {
    let kinds = Set(name.words.compactMap { KnownGoods.of($0) })
    return kinds.count == 1 ? kinds.first : nil
  }
}

extension KnownGoods {
  fileprivate static func of(_ word: NameWords.Word) -> KnownGoods? {
    of(String(decoding: word.letters, as: UTF8.self))
  }
}

extension AliasProposal {
  /// Rows that give items a category, for bought items without a category, most spending first, then by name.
  ///
  /// - Parameter named: Items that get a category with a name.
  /// - Returns: Nothing for a book without categories.
  static func categories(
    of book: Book, _ evidence: ItemEvidence, besides named: Set<String>
  ) -> [AliasProposal] {
    let names = (book.names.categories.values + book.budgets.compactMap(\.category))
      .filter { !$0.isEmpty }
    guard !names.isEmpty else { return [] }
    let items = book.names.items.enumerated().filter { !$0.element.isAdjustment }
    var guesses = CategoryGuesses(
      items: items.compactMap { place, item in
        evidence.categories[place].count == 1
          ? evidence.categories[place].first.map { (item.name, $0) } : nil
      }, categories: names)
    var proposals: [AliasProposal] = []
    for (place, item) in items {
      guard evidence.categories[place].isEmpty, evidence.receiptCount(place) > 0,
        !named.contains(item.name), let guess = guesses.guess(item.name),
        !book.names.different.contains(NamePair(item.name, guess.category))
      else { continue }
      proposals.append(
        AliasProposal(
          kind: .category, name: item.name, item: ItemID(place), category: guess.category,
          rows: [AliasProposal.Row(written: item.name, item: ItemID(place), score: guess.score)],
          spendingShare: evidence.spending[place]))
    }
    return proposals.sorted { ($1.spendingShare, $0.name) < ($0.spendingShare, $1.name) }
  }
}
