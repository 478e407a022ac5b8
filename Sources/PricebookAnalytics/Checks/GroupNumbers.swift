import PricebookModel

/// Numbers of the groups of ``PricedLines``, from 0 in the order in which they are asked for.
///
/// Most items have one group and few have many, so that those of an item are chained.
struct GroupNumbers {
  private struct Group {
    var dimension: DimensionID
    var currency: CurrencyID
    /// The next group of the same item; −1 after the last one.
    var next: Int
  }

  private var groups: [Group] = []
  /// The group of each item that was met last; −1 for none.
  private var newest: [Int]

  init(itemCount: Int) { newest = [Int](repeating: -1, count: itemCount) }

  var count: Int { groups.count }

  mutating func number(
    of item: ItemID, _ dimension: DimensionID, _ currency: CurrencyID
  ) -> Int {
    var place = newest[item.index]
    while place >= 0 {
      let group = groups[place]
      if group.dimension == dimension, group.currency == currency { return place }
      place = group.next
    }
    groups.append(Group(dimension: dimension, currency: currency, next: newest[item.index]))
    newest[item.index] = groups.count - 1
    return groups.count - 1
  }
}
