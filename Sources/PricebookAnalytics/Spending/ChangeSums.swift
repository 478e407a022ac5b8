import PricebookModel

/// What was bought both in a month and in its reference, by reference, category, currency and month.
///
/// Whatever else was spent is new or gone, so that things bought once need no look at all.
struct ChangeSums: Sendable {
  struct Sum: Sendable {
    /// Spent in the month, and in all months of the reference together, in 1/10 000.
    var current: Int64 = 0
    var previous: Int64 = 0
    /// Sums of ``PriceEffect/scaled``: of items over all stores, and of products.
    var itemEffect: Int128 = 0
    var productEffect: Int128 = 0

    static func + (left: Sum, right: Sum) -> Sum {
      Sum(
        current: left.current + right.current, previous: left.previous + right.previous,
        itemEffect: left.itemEffect + right.itemEffect,
        productEffect: left.productEffect + right.productEffect)
    }
  }

  private var table: MonthTable<Sum>
  private let currencyCount: Int

  /// - Parameters:
  ///   - groupCount: Categories, and one for adjustments without one.
  ///   - monthCount: Months with data.
  init(groupCount: Int, currencyCount: Int, monthCount: Int) {
    self.currencyCount = max(1, currencyCount)
    table = MonthTable(
      groupCount: groupCount * self.currencyCount * SpendingChange.Reference.allCases.count,
      monthCount: monthCount, empty: Sum())
  }

  /// The row of the table; references of one category and currency follow each other.
  @inline(__always)
  private func row(_ reference: SpendingChange.Reference, _ group: CategoryID, _ rank: Int) -> Int {
    (group.index &* currencyCount &+ rank) &* 2 &+ (reference == .threeMonths ? 1 : 0)
  }

  @inline(__always)
  mutating func update(
    _ reference: SpendingChange.Reference, group: CategoryID, rank: Int, month: Int,
    _ change: (inout Sum) -> Void
  ) {
    table.update(group: row(reference, group, rank), month: month, change)
  }

  mutating func add(_ other: ChangeSums) {
    other.table.forEach { row, month, sum in
      guard sum.current != 0 || sum.previous != 0 || sum.itemEffect != 0 || sum.productEffect != 0
      else { return }
      table.update(group: row, month: month) {
        $0.current += sum.current
        $0.previous += sum.previous
        $0.itemEffect += sum.itemEffect
        $0.productEffect += sum.productEffect
      }
    }
  }

  func sum(
    _ reference: SpendingChange.Reference, group: CategoryID, rank: Int, month: Int
  ) -> Sum {
    table.value(group: row(reference, group, rank), month: month)
  }
}
