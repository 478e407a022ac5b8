import PricebookModel

/// What items come to in a year and in the compared months before, in each dimension that they were
/// bought in.
struct YearSums {
  struct Sum {
    let item: ItemID
    let dimension: DimensionID
    var year = Amount.zero
    var quantity = BaseQuantity.zero
    var yearLines = 0
    var current = Amount.zero
    var previous = Amount.zero
    var currentLines = 0
    var previousLines = 0
    var earlierPurchases = ProductPurchases()
    var laterPurchases = ProductPurchases()
    /// The place of the same item's sum in another dimension, or ``none``.
    fileprivate let next: Int
  }

  /// In no order.
  var sums: [Sum] = []
  /// The place of every item's newest sum, or ``none``.
  private var newest: IDTable<ItemID, Int>

  private static let none = -1

  init(itemCount: Int) { newest = IDTable(repeating: Self.none, count: itemCount) }

  /// The place of a sum, which is made where there is none.
  mutating func place(of item: ItemID, in dimension: DimensionID) -> Int {
    var place = newest[item]
    // Nearly all items have one.
    while place != Self.none, sums[place].dimension != dimension { place = sums[place].next }
    guard place == Self.none else { return place }
    place = sums.count
    sums.append(Sum(item: item, dimension: dimension, next: newest[item]))
    newest[item] = place
    return place
  }
}
