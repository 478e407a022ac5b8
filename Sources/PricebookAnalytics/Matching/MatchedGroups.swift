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
    let score = comparison.score(target[one], target[other])
    guard let score, score >= NameMatching.minimumScore else { return }
    let items = comparison.items
    let isOtherBetter = MatchedItem.isBetterName(items[target[other]], items[target[one]])
    // An unsure name must not name a sure group.
    let loser = isOtherBetter ? one : other
    if members[loser].count > 1, score < NameMatching.sureScore { return }
    let areOne = members[one].allSatisfy { first in
      members[other].allSatisfy { second in
        comparison.mayBeOne(first, second)
          && !comparison.evidence.standTogether(items[first].item, items[second].item)
      }
    }
    guard areOne else { return }
    if isOtherBetter { target[one] = target[other] }
    for member in members[other] { groupOfItem[member] = one }
    members[one] += members[other]
    members[other] = []
  }

  /// What to write into the alias table; a member about as like an item of another group is not sure.
  func proposals(_ pairs: [ScoredPair], _ evidence: ItemEvidence) -> [AliasProposal] {
    var rival = [Int](repeating: 0, count: groupOfItem.count)
    for pair in pairs where groupOfItem[pair.left] != groupOfItem[pair.right] {
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
        guard var score = comparison.score(member, target[group]) else { continue }
        if rival[member] > score - 10 { score = min(score, NameMatching.sureScore - 5) }
        guard score >= NameMatching.minimumScore else { continue }
        spending += evidence.spending[items[member].item]
        others.append(items[member].item)
        let item = ItemID(items[member].item)
        rows += items[member].writings.map {
          AliasProposal.Row(written: $0, item: item, score: score)
        }
      }
      guard !rows.isEmpty else { continue }
      rows.sort { ($1.score, $0.written) < ($0.score, $1.written) }
      let categories = evidence.categories(of: [items[target[group]].item] + others)
      result.append(
        AliasProposal(
          name: items[target[group]].name, item: ItemID(items[target[group]].item),
          category: categories.first, otherCategories: Array(categories.dropFirst()), rows: rows,
          spendingShare: spending))
    }
    return result.sorted { ($1.spendingShare, $0.name) < ($0.spendingShare, $1.name) }
  }
}
