public import PricebookModel
import PricebookParallel

/// Which names of a book likely mean one item: proposals for its alias table.
///
/// Names are compared by their words, with what tills do to words in mind; sizes, numbers and
/// qualifiers such as *organic* forbid a match, and so do two barcodes and a receipt that has
/// both names. Prices per base unit only move the score. Pairs are joined into groups from the
/// surest on, and every member is compared with the name of its group.
public struct NameMatching: Sendable {
  /// The score from which a match is sure enough for `--apply-above`.
  ///
  /// The page *Names and categories* of the command's documentation says what was measured.
  public static let sureScore = 85
  /// Below this nothing is proposed.
  public static let minimumScore = 60

  /// Names of receipts, most spending first, then those of baskets, then categories, most spending
  /// first.
  public let proposals: [AliasProposal]
  /// What was not compared, because the book has more of it than a search takes.
  package let limitsReached: [Diagnostic]

  /// Compares the names of a book.
  ///
  /// - Returns: `nil` for a book that was read without its names as written; the importer keeps
  ///   them where it is asked to.
  /// - Complexity: O(lines log lines + names · log names).
  public init?(of book: Book) {
    guard let writings = book.names.itemWritings else { return nil }
    let evidence = ItemEvidence(of: book)
    let (items, words) = MatchedItem.all(of: book, writings: writings, evidence: evidence)
    let likeness = NameLikeness(words: WordLikeness(table: words))
    let comparison = ItemComparison(items: items, likeness: likeness, evidence: evidence)
    let candidates = MatchCandidates(items.map(\.words))
    let scored = Self.score(candidates.pairs(), comparison)
    var groups = MatchedGroups(comparison)
    for pair in scored { groups.join(pair.left, pair.right) }
    let names = groups.proposals(scored, evidence) + Self.basketProposals(of: book)
    let named = Set(
      names.filter { $0.category != nil }.flatMap { [$0.name] + $0.rows.map(\.written) })
    proposals = names + CategoryProposals.all(of: book, evidence, besides: named)
    limitsReached = Self.limits(
      crowdedNames: candidates.crowdedCount,
      longNames: items.count { $0.words.words.count > NameLikeness.wordLimit }, evidence)
  }

  private static func limits(
    crowdedNames: Int, longNames: Int, _ evidence: ItemEvidence
  ) -> [Diagnostic] {
    var messages: [String] = []
    if longNames > 0 {
      messages.append(
        "names of more than \(NameLikeness.wordLimit) words were compared by their first "
          + "\(NameLikeness.wordLimit) words: \(longNames)")
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

  /// What basket items that no receipt and no price has likely mean.
  private static func basketProposals(of book: Book) -> [AliasProposal] {
    let unknown = Set(
      book.baskets.flatMap { $0.lines.filter { $0.nearest?.isEmpty == false }.map(\.item) })
    guard !unknown.isEmpty else { return [] }
    let nearest = NearestItems(of: book)
    return unknown.sorted().compactMap { item in
      let written = book.names.items[item].name
      guard let answer = nearest.answers(to: written).first else { return nil }
      return AliasProposal(
        name: book.names.items[answer.item].name, category: nil,
        rows: [AliasProposal.Row(written: written, score: answer.score)], spendingShare: 0)
    }
  }

  /// The pairs that may be one item, the surest first.
  private static func score(
    _ candidates: [(Int, Int)], _ comparison: ItemComparison
  ) -> [ScoredPair] {
    let size = max(1, (candidates.count + 15) / 16)
    let parts = (candidates.count + size - 1) / size
    let found = concurrentMap(parts) { part in
      candidates[part * size..<min(candidates.count, (part + 1) * size)].compactMap { pair in
        comparison.score(pair.0, pair.1).flatMap { score in
          score >= minimumScore
            ? ScoredPair(left: pair.0, right: pair.1, score: score) : nil
        }
      }
    }
    return found.flatMap(\.self).sorted {
      ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right)
    }
  }
}

/// Two items, by their places in order of name, and how sure it is that they are one.
struct ScoredPair: Sendable {
  var left: Int
  var right: Int
  var score: Int
}

/// Compares two items by all that is known of them.
struct ItemComparison: Sendable {
  var items: [MatchedItem]
  var likeness: NameLikeness
  var evidence: ItemEvidence

  /// - Returns: 0 to 100; `nil` where the two cannot be one item.
  func score(_ left: Int, _ right: Int) -> Int? {
    guard mayBeOne(left, right),
      let names = likeness.likeness(items[left].words, items[right].words)
    else { return nil }
    var score = Int((names * 100).rounded())
    guard score >= NameMatching.minimumScore - 10 else { return nil }
    if let ratio = evidence.priceRatio(items[left].item, items[right].item) {
      switch ratio {
      case ...1.25: score += 3
      case ...1.8: break
      case ...3: score -= 10
      default: score -= 25
      }
    }
    return evidence.standTogether(items[left].item, items[right].item) ? nil : min(score, 100)
  }

  /// Whether nothing but the words speaks against it.
  func mayBeOne(_ left: Int, _ right: Int) -> Bool {
    // Part by part: whole items would be copied for each of millions of pairs.
    if items[left].isAlias, items[right].isAlias { return false }
    let (one, other) = (items[left].barcodes, items[right].barcodes)
    if !one.isEmpty, !other.isEmpty, !one.isSubset(of: other), !other.isSubset(of: one) {
      return false
    }
    return !NameLikeness.contradict(items[left].words, items[right].words)
  }
}
