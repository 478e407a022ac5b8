import PricebookModel

/// The months of one index that have a price, with what was spent in each.
struct IndexMonths {
  private(set) var months: [Month] = []
  /// In 1/10 000.
  private(set) var paid: [Double] = []
  /// How many prices there are at most.
  private(set) var rowCount = 0
  private var first: Int32 = 0
  /// One for every month from the first on.
  private var slots: [Slot] = []

  private struct Slot {
    /// Among ``IndexMonths/months``; -1 for a month without a price.
    var place: Int32 = -1
    /// Whether something was bought.
    var isSpent = false
    /// What a price weighs per unit of spending; of a month without any, what each weighs.
    var share = 0.0
  }

  init(of series: ArraySlice<UInt32>, in prices: MonthlyPrices) {
    let (all, month, paid) = (prices.series.span, prices.month.span, prices.paid.span)
    var (lowest, highest) = (Int32.max, Int32.min)
    for number in series {
      let rows = all[Int(number)].rows
      guard !rows.isEmpty else { continue }
      rowCount += rows.count
      lowest = min(lowest, month[rows.lowerBound].index)
      highest = max(highest, month[rows.upperBound - 1].index)
    }
    guard lowest <= highest else { return }
    first = lowest
    slots = Array(repeating: Slot(), count: Int(highest - lowest) + 1)
    var allSums = [(paid: Int64, count: Int)](repeating: (0, 0), count: slots.count)
    var sums = allSums.mutableSpan
    for number in series {
      for row in all[Int(number)].rows where paid[row] != MonthlyPrices.uncounted {
        let place = Int(month[row].index - lowest)
        sums[place].paid &+= paid[row]
        sums[place].count += 1
      }
    }
    for place in allSums.indices where allSums[place].count > 0 {
      let spent = Double(allSums[place].paid)
      slots[place] = Slot(
        place: Int32(months.count), isSpent: spent > 0,
        share: 1 / (spent > 0 ? spent : Double(allSums[place].count)))
      months.append(Month(index: lowest + Int32(place)))
      self.paid.append(spent)
    }
  }

  /// The place of the month of a price, and the share of the month's spending; `nil` for a price that
  /// does not count, and where nothing was spent at it in a month in which something was bought.
  ///
  /// - Parameter spent: See ``MonthlyPrices/paid``.
  @inline(__always)
  func cell(of month: Month, spent: Int64) -> (place: Int32, weight: Double)? {
    guard spent != MonthlyPrices.uncounted else { return nil }
    let slot = slots[Int(month.index - first)]
    guard slot.isSpent else { return (slot.place, slot.share) }
    return spent > 0 ? (slot.place, Double(spent) * slot.share) : nil
  }

  /// Whether two prices or more count.
  @inline(__always) func hasTwo(_ rows: Range<Int>, in prices: MonthlyPrices) -> Bool {
    var count = 0
    for row in rows where cell(of: prices.month[row], spent: prices.paid[row]) != nil {
      count += 1
      if count == 2 { return true }
    }
    return false
  }
}
