package import PricebookModel

/// Items of several brands that are one kind of thing: proposals for rows of the kind `group`.
///
/// The words of two names must say the same kinds and varieties (``KnownKinds``) and nothing that makes
/// another thing of it, such as *organic* or *light*; their contents must be of one dimension, and their
/// categories one where both have one.
package struct GroupProposals: Sendable {
  package struct Proposal: Hashable, Sendable {
    /// What the group is called: the words of its first item that say the kind.
    package var name: String
    /// Its items, most spending first; at least two.
    package var items: [ItemID]
  }

  /// Most spending first; without items that a row of an alias file puts into a group.
  package let proposals: [Proposal]

  package init(of book: Book) {
    let evidence = ItemEvidence(of: book)
    let names = book.names
    let grouped = Set(names.groups.values.joined().map(\.item)).union(names.groups.keys)
    var table = WordTable()
    let spent = { (item: ItemID) in evidence.spending[item.index] }
    let items = names.items.indices
      .filter { !names.items[$0].isAdjustment && !grouped.contains($0) && spent($0) > 0 }
      .sorted { (spent($1), $0) < (spent($0), $1) }
    var clusters: [KnownKinds: [[GroupedName]]] = [:]
    for item in items {
      let name = GroupedName(
        item, named: names.items[item].name, category: evidence.categories[item.index],
        words: &table)
      guard !name.kinds.isEmpty else { continue }
      var known = clusters[name.kinds] ?? []
      if let place = known.firstIndex(where: { $0.allSatisfy(name.isAlike) }) {
        known[place].append(name)
      } else {
        known.append([name])
      }
      clusters[name.kinds] = known
    }
    proposals = clusters.values.joined().filter { $0.count > 1 }.map { cluster in
      Proposal(
        name: Self.name(of: names.items[cluster[0].item].name), items: cluster.map(\.item))
    }.sorted { left, right in
      let (one, other) = (
        left.items.reduce(0) { $0 + spent($1) }, right.items.reduce(0) { $0 + spent($1) }
      )
      return (other, left.items[0]) < (one, right.items[0])
    }
  }

  /// Whether two names are of one group, by the names alone.
  package static func areAlike(_ one: String, _ other: String) -> Bool {
    var table = WordTable()
    let left = GroupedName(ItemID(0), named: one, category: [], words: &table)
    let right = GroupedName(ItemID(1), named: other, category: [], words: &table)
    return !left.kinds.isEmpty && left.kinds == right.kinds && left.isAlike(right)
  }

  private static func name(of item: String) -> String {
    let words = KnownKinds.words(sayingKindOf: item).map { $0.lowercased() }
    let name = words.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
