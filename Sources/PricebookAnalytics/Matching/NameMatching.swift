package import PricebookModel
import PricebookParallel

/// Which names of a book likely mean one item: proposals for its alias table.
///
/// Names are compared by their words, with what tills do to words in mind; sizes, numbers and
/// qualifiers such as *organic* forbid a match, and so do two barcodes and a receipt that has
/// both names. Prices per base unit move the score. Names that share much and have words of their
/// own are proposed too where size, price, stores and days speak for it (``AliasProposal/Evidence``),
/// never as sure. Pairs are joined into groups from the surest on, and every member is compared with
/// the name of its group.
package struct NameMatching: Sendable {
  /// The score from which a match is sure enough for `--apply-above`.
  ///
  /// The page *Names and categories* of the command's documentation says what was measured.
  package static let sureScore = 85
  /// Below this nothing is proposed.
  package static let minimumScore = 60

  /// Names of receipts, most spending first, then those of baskets, then categories, most spending
  /// first; nothing that somebody said is different.
  package let proposals: [AliasProposal]
  /// Bought items without alias or proposal, most spending first.
  package let unmatched: [ItemID]
  /// Of these the ones bought three times or more that may be an item that an alias names.
  package let standAlone: [ItemID]
  package let limitsReached: [Diagnostic]

  /// - Returns: `nil` for a book that was read without its names as written; the importer keeps
  ///   them where it is asked to.
  ///
  /// - Parameter isSureOnly: Whether categories, and items that purchases rather than words show to be
  ///   one, are left out.
  package init?(of book: Book, isSureOnly: Bool = false) {
    guard let writings = book.names.itemWritings else { return nil }
    let evidence = ItemEvidence(of: book)
    let (items, words) = MatchedItem.all(of: book, writings: writings, evidence: evidence)
    let comparison = ItemComparison(
      items, words, evidence, stays: isSureOnly ? nil : ItemStays(of: book),
      different: book.names.different)
    let candidates = MatchCandidates(items.map(\.words))
    let scored = Self.score(candidates.pairs(), comparison)
    var groups = MatchedGroups(comparison)
    for pair in scored { groups.join(pair.left, pair.right) }
    var names = groups.proposals(scored, evidence)
    names += Self.basketProposals(of: book, besides: names)
    let named = Set(
      names.filter { $0.category != nil }.flatMap { [$0.name] + $0.rows.map(\.written) })
    proposals =
      names
      + (isSureOnly ? [] : AliasProposal.categories(of: book, evidence, besides: named))
    let joined = Set(names.flatMap { [$0.item] + $0.rows.map(\.item) })
    let alone = items.indices.filter { place in
      items[place].receiptCount > 0 && !items[place].isAlias
        && !joined.contains(ItemID(items[place].item))
    }
    func mostSpending(_ places: [Int]) -> [ItemID] {
      places.map { ItemID(items[$0].item) }.sorted { left, right in
        (evidence.spending[right.index], left) < (evidence.spending[left.index], right)
      }
    }
    unmatched = mostSpending(alone)
    standAlone = mostSpending(comparison.maybeNamed(alone))
    limitsReached = Self.limits(
      crowdedNames: candidates.crowdedCount,
      longNames: items.count { $0.words.words.count > WordTable.nameLimit }, evidence)
  }

  private static func limits(
    crowdedNames: Int, longNames: Int, _ evidence: ItemEvidence
  ) -> [Diagnostic] {
    var messages: [String] = []
    if longNames > 0 {
      messages.append(
        "names of more than \(WordTable.nameLimit) words were compared by their first "
          + "\(WordTable.nameLimit) words: \(longNames)")
    }
    if crowdedNames > 0 {
      messages.append(
        "\(crowdedNames) names were compared with no other, because each of their words is like "
          + "those of more than \(MatchCandidates.longestList) names")
    }
    let known = evidence.categories.count { $0.count == 1 }
    if known > CategoryGuesses.itemLimit {
      messages.append(
        "categories are proposed by the words of \(CategoryGuesses.itemLimit) items, the first of "
          + "\(known) that have one")
    }
    return messages.map { Diagnostic(.warning, .limitReached, file: "", message: $0) }
  }

  /// What basket items that no receipt and no price has likely mean; where others rename that, its
  /// new name, because an alias is not applied to what another one makes.
  private static func basketProposals(
    of book: Book, besides others: [AliasProposal]
  ) -> [AliasProposal] {
    let unknown = Set(
      book.baskets.flatMap { $0.lines.filter { $0.nearest?.isEmpty == false }.map(\.item) })
    guard !unknown.isEmpty else { return [] }
    let nearest = NearestItems(of: book)
    let renamed = Dictionary(
      others.flatMap { other in other.rows.map { ($0.item, other.item) } },
      uniquingKeysWith: { first, _ in first })
    return unknown.sorted().compactMap { item in
      let written = book.names.items[item].name
      return nearest.answers(to: written).lazy.map { answer in
        let meant = renamed[answer.item] ?? answer.item
        return AliasProposal(
          name: book.names.items[meant].name, item: meant, category: nil,
          rows: [AliasProposal.Row(written: written, item: item, score: answer.score)],
          spendingShare: 0)
      }.first { !book.names.different.contains(NamePair(written, $0.name)) }
    }
  }

  private static func score(
    _ candidates: [(Int, Int)], _ comparison: ItemComparison
  ) -> [ScoredPair] {
    let found = concurrentMap(of: candidates.count, parts: 16) { range in
      candidates[range].compactMap { pair in
        comparison.likeness(pair.0, pair.1).flatMap { found in
          found.score >= minimumScore
            ? ScoredPair(
              left: pair.0, right: pair.1, score: found.score, isByWords: found.reason == nil) : nil
        }
      }
    }
    return found.flatMap(\.self).sorted {
      ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right)
    }
  }
}

extension Book {
  /// A book with more items is matched where that is asked for, and not in every report.
  private static let matchedItemLimit = 2_000

  /// Notes items that are one under two names as surely as `pricebook match` can say, those with most
  /// spending first, and names that may be items that aliases name; nothing in a book of too many
  /// items, or without its names as written.
  package mutating func noteLookAlikes() {
    guard names.items.count <= Self.matchedItemLimit,
      let matching = NameMatching(of: self, isSureOnly: true)
    else { return }
    names.itemWritings = nil
    names.standAlone = matching.standAlone
    var known: Set<LookAlike> = []
    names.lookAlikes = matching.proposals.lazy.filter { $0.kind == .item }.flatMap { proposal in
      proposal.rows.lazy.filter { $0.score >= NameMatching.sureScore }
        .map { LookAlike($0.item, proposal.item) }
    }.filter { known.insert($0).inserted }
  }
}
