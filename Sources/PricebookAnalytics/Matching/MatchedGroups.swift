import PricebookModel

/// Items joined into groups that mean one thing each.
struct MatchedGroups {
  private let comparison: ItemComparison
  private var groupOfItem: [Int]
  private var members: [[Int]]
  /// The member that represents the group.
  private var target: [Int]

  /// A group of more names than this is a misunderstanding.
  private static let largestGroup = 40

  init(_ comparison: ItemComparison) {
    self.comparison = comparison
    let places = Array(comparison.items.indices)
    groupOfItem = places
    members = places.map { [$0] }
    target = places
  }

  /// Joins the groups of two items, unless two members cannot be one or names differ too much.
  mutating func join(_ left: Int, _ right: Int) {
    let (one, other) = (groupOfItem[left], groupOfItem[right])
    guard one != other, members[one].count + members[other].count <= Self.largestGroup else {
      return
    }
    guard let found = comparison.likeness(target[one], target[other]),
      found.score >= NameMatching.minimumScore
    else { return }
    let items = comparison.items
    var isOtherBetter = MatchedItem.isBetterName(items[target[other]], items[target[one]])
    let (loser, winner) = isOtherBetter ? (one, other) : (other, one)
    if members[loser].count > 1, found.score < NameMatching.sureScore {
      // An unsure name must not name a sure group.
      guard members[winner].count == 1, !items[target[winner]].isAlias else { return }
      isOtherBetter.toggle()
    }
    let stays = found.reason == nil ? nil : comparison.stays
    let areOne = members[one].allSatisfy { first in
      members[other].allSatisfy { second in
        comparison.mayBeOne(first, second)
          && !comparison.evidence.standTogether(items[first].item, items[second].item)
          && stays?.areSideBySide(items[first].item, items[second].item) != true
      }
    }
    guard areOne else { return }
    if isOtherBetter { target[one] = target[other] }
    for member in members[other] { groupOfItem[member] = one }
    members[one] += members[other]
    members[other] = []
  }

  /// What to write into the alias table, most spending first.
  func proposals(_ pairs: [ScoredPair], _ evidence: ItemEvidence) -> [AliasProposal] {
    // The best score of every item with one of another group: a member that might as well be in
    // that one is not sure.
    var rival = [Int](repeating: 0, count: groupOfItem.count)
    for pair in pairs
    where pair.isByWords && groupOfItem[pair.left] != groupOfItem[pair.right] {
      rival[pair.left] = max(rival[pair.left], pair.score)
      rival[pair.right] = max(rival[pair.right], pair.score)
    }
    let items = comparison.items
    var result: [AliasProposal] = []
    for (group, members) in members.enumerated() where members.count > 1 {
      var rows: [AliasProposal.Row] = []
      var others: [Int] = []
      var spending = evidence.spending[items[target[group]].item]
      for member in members where member != target[group] {
        guard let found = comparison.likeness(member, target[group]) else { continue }
        var score = found.score
        if rival[member] > score - 10 { score = min(score, NameMatching.sureScore - 5) }
        guard score >= NameMatching.minimumScore else { continue }
        spending += evidence.spending[items[member].item]
        others.append(items[member].item)
        let item = ItemID(items[member].item)
        rows += items[member].writings.map {
          AliasProposal.Row(written: $0, item: item, score: score, reason: found.reason)
        }
      }
      guard !rows.isEmpty else { continue }
      rows.sort { ($1.score, $0.written) < ($0.score, $1.written) }
      let categories = evidence.categories(of: [items[target[group]].item] + others)
      result.append(
        AliasProposal(
          name: items[target[group]].name, item: ItemID(items[target[group]].item),
          category: categories.names.first,
          otherCategories: Array(categories.names.dropFirst()),
          keepsBudget: categories.keepsBudget, rows: rows,
          spendingShare: spending))
    }
    return result.sorted { ($1.spendingShare, $0.name) < ($0.spendingShare, $1.name) }
  }
}
