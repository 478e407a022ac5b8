import PricebookModel

/// The categories that items without one likely have: those of items with the same words, else those
/// of goods of the same kind.
struct CategoryProposals {
  /// Most spending first, then by name.
  let proposals: [AliasProposal]

  private struct Votes {
    var counts: [String: Int] = [:]

    /// The category that most of them are for, where it has most of them.
    var winner: (category: String, isSole: Bool, count: Int)? {
      let total = counts.values.reduce(0, +)
      guard
        let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        best.value * 10 >= total * 6
      else { return nil }
      return (best.key, counts.count == 1, best.value)
    }
  }

  /// Looks at every item that is bought and has no category on any of its lines.
  ///
  /// - Parameter named: Items that get a category with a name.
  init(of book: Book, _ evidence: ItemEvidence, besides named: Set<String>) {
    let categories = evidence.categories
    guard
      categories.contains(where: { !$0.isEmpty })
        || book.budgets.contains(where: { $0.category != nil })
    else {
      proposals = []
      return
    }
    var words = WordTable()
    let names = book.names.items.map { NameWords($0.name, words: &words) }
    var byWord: [UInt32: Votes] = [:]
    var byKind: [KnownGoods: Votes] = [:]
    for (item, name) in names.enumerated() where !book.names.items[ItemID(item)].isAdjustment {
      guard categories[item].count == 1, let category = categories[item].first else { continue }
      for word in Set(name.words.filter { !$0.isFiller }.map(\.id)) {
        byWord[word, default: Votes()].counts[category, default: 0] += 1
      }
      if let kind = Self.kind(of: name) {
        byKind[kind, default: Votes()].counts[category, default: 0] += 1
      }
    }
    // A category of the book can be called like a kind of goods.
    for category in Self.categoryNames(of: book) {
      var own = WordTable()
      guard let kind = Self.kind(of: NameWords(category, words: &own)), byKind[kind] == nil else {
        continue
      }
      byKind[kind, default: Votes()].counts[category, default: 0] += 1
    }
    var found: [AliasProposal] = []
    for (item, entry) in book.names.items.enumerated() where !entry.isAdjustment {
      guard categories[item].isEmpty, evidence.receiptCount(item) > 0, !named.contains(entry.name),
        let (category, score) = Self.proposal(names[item], byWord, byKind)
      else { continue }
      found.append(
        AliasProposal(
          kind: .category, name: entry.name, category: category,
          rows: [AliasProposal.Row(written: entry.name, score: score)],
          spendingShare: evidence.spending[item]))
    }
    proposals = found.sorted { ($1.spendingShare, $0.name) < ($0.spendingShare, $1.name) }
  }

  private static func proposal(
    _ name: NameWords, _ byWord: [UInt32: Votes], _ byKind: [KnownGoods: Votes]
  ) -> (category: String, score: Int)? {
    var votes = Votes()
    for word in Set(name.words.filter { !$0.isFiller }.map(\.id)) {
      guard let winner = byWord[word]?.winner else { continue }
      votes.counts[winner.category, default: 0] += winner.count
    }
    if let winner = votes.winner {
      return (winner.category, winner.isSole ? winner.count > 1 ? 90 : 80 : 70)
    }
    guard votes.counts.isEmpty, let kind = kind(of: name) else { return nil }
    guard let known = byKind[kind] else { return (kind.rawValue, 65) }
    return known.winner.map { ($0.category, 75) }
  }

  /// The kind of goods that the words of a name agree on, the last one where they do not: in most
  /// names it says what a thing is.
  private static func kind(of name: NameWords) -> KnownGoods? {
    let kinds = name.words.compactMap {
      KnownGoods.of(String(decoding: $0.letters, as: UTF8.self))
    }
    return kinds.last
  }

  private static func categoryNames(of book: Book) -> [String] {
    (book.names.categories.values + book.budgets.compactMap(\.category))
      .filter { !$0.isEmpty }.sorted()
  }
}
