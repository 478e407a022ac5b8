package import PricebookModel

extension Book {
  /// A book with more items is matched where that is asked for, and not in every report.
  private static let matchedItemLimit = 2_000

  /// Notes items that are one under two names as surely as `pricebook match` can say, those with most
  /// spending first; nothing in a book of too many items, or without its names as written.
  package mutating func noteLookAlikes() {
    guard names.items.count <= Self.matchedItemLimit,
      let matching = NameMatching(of: self, proposesCategories: false)
    else { return }
    names.itemWritings = nil
    var known: Set<LookAlike> = []
    names.lookAlikes = matching.proposals.lazy.filter { $0.kind == .item }.flatMap { proposal in
      proposal.rows.lazy.filter { $0.score >= NameMatching.sureScore }
        .map { LookAlike($0.item, proposal.item) }
    }.filter { known.insert($0).inserted }
  }
}
