import PricebookModel

/// The months of one index that have a price, with what was spent in each.
struct IndexMonths {
  private(set) var months: [Month] = []
  /// In 1/10 000.
  private(set) var paid: [Double] = []
  private var first: Int32 = 0
  /// The place of every month from the first on; -1 for one without a price.
  private var places: [Int32] = []
  /// By place, what a price weighs per unit of spending; of a month without any, what each weighs.
  private var shares: [Double] = []

  init(of series: ArraySlice<UInt32>, in prices: MonthlyPrices) {
    var (lowest, highest) = (Int32.max, Int32.min)
    for number in series {
      let rows = prices.series[Int(number)].rows
      guard !rows.isEmpty else { continue }
      lowest = min(lowest, prices.month[rows.lowerBound].index)
      highest = max(highest, prices.month[rows.upperBound - 1].index)
    }
    guard lowest <= highest else { return }
    first = lowest
    var sums = [Int64](repeating: 0, count: Int(highest - lowest) + 1)
    var counts = [Int32](repeating: 0, count: sums.count)
    for number in series {
      for row in prices.series[Int(number)].rows where prices.paid[row] != MonthlyPrices.uncounted {
        let place = Int(prices.month[row].index - lowest)
        sums[place] &+= prices.paid[row]
        counts[place] += 1
      }
    }
    places = Array(repeating: -1, count: sums.count)
    for place in sums.indices where counts[place] > 0 {
      places[place] = Int32(months.count)
      months.append(Month(index: lowest + Int32(place)))
      paid.append(Double(sums[place]))
      shares.append(1 / (sums[place] > 0 ? Double(sums[place]) : Double(counts[place])))
    }
  }

  /// - Precondition: The month has a price that counts.
  func place(of month: Month) -> Int32 { places[Int(month.index - first)] }

  /// The share of a month's spending; `nil` for a price that does not count, and where nothing was
  /// spent at it in a month in which something was bought.
  @inline(__always) func weight(of row: Int, in prices: MonthlyPrices) -> Double? {
    let spent = prices.paid[row]
    guard spent != MonthlyPrices.uncounted else { return nil }
    let place = Int(place(of: prices.month[row]))
    if paid[place] > 0 { return spent > 0 ? Double(spent) * shares[place] : nil }
    return shares[place]
  }
}
