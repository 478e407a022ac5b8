import PricebookModel

/// Rows of alias files that give items a category.
enum CategoryProposals {
  /// Proposals for items that are bought and have no category on any line, most spending first, then
  /// by name.
  ///
  /// - Parameter named: Items that get a category with a name.
  /// - Returns: Nothing for a book without categories.
  static func all(
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
        !named.contains(item.name), let guess = guesses.guess(item.name)
      else { continue }
      proposals.append(
        AliasProposal(
          kind: .category, name: item.name, category: guess.category,
          rows: [AliasProposal.Row(written: item.name, score: guess.score)],
          spendingShare: evidence.spending[place]))
    }
    return proposals.sorted { ($1.spendingShare, $0.name) < ($0.spendingShare, $1.name) }
  }
}
