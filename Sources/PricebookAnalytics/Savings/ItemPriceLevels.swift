import PricebookModel

/// Which prices of one item are offers, and which are too low to be right.
struct ItemPriceLevels {
  /// The months of stores in which a price may be an offer, ascending, with twice the median of the
  /// months before, in 1/10 000 per base unit.
  private var offerMonths: [(key: (StoreID, MeasureID, Month), twiceMedian: Int128)] = []
  /// No price above this ratio is an offer in any of ``offerMonths``.
  private var highestOffer = 0.0
  /// ``UnitValue/approximateRatio`` of the median of each measure that has prices far apart.
  private var medians: [(kind: MeasureID, ratio: Double)] = []

  /// How many times the price the median is from which on a price is not used.
  static let factor = 3.0

  /// - Parameters:
  ///   - isWhole: Whether the rows know the lowest price of every day; where prices were also seen
  ///     they do not.
  mutating func take(_ values: UnitValues, series: Range<Int>, units: UnitTable, isWhole: Bool) {
    offerMonths.removeAll(keepingCapacity: true)
    highestOffer = 0
    medians.removeAll(keepingCapacity: true)
    var (lowest, highest) = (Int64.max, Int64.min)
    for place in series {
      let entry = values.series[place]
      var highestBefore = Int64.min
      for row in entry.rows {
        let (minimum, maximum) = (
          values[row].minimum.tenThousandths, values[row].maximum.tenThousandths
        )
        lowest = min(lowest, minimum)
        highest = max(highest, maximum)
        let canBeOffer =
          !isWhole
          || (highestBefore > minimum
            && Int128(minimum) * 100 <= Int128(highestBefore)
              * Int128(100 - UnitValues.offerPercent))
        if canBeOffer, let twice = values.twiceMedian(before: row, of: entry) {
          let kind = units.kind(of: entry)
          offerMonths.append(((entry.store, kind, values.month[row]), twice))
          highestOffer = max(highestOffer, UnitValues.highestOffer(twiceMedian: twice))
        }
        highestBefore = max(highestBefore, maximum)
      }
    }
    // Prices nearer together than this cannot be that far from their median.
    if isWhole ? Double(lowest) * (Self.factor - 0.01) < Double(highest) : true {
      findMedians(values, series: series, units: units)
    }
  }

  private mutating func findMedians(_ values: UnitValues, series: Range<Int>, units: UnitTable) {
    var ratios: [(kind: MeasureID, ratio: Double)] = []
    for place in series {
      let entry = values.series[place]
      let kind = units.kind(of: entry)
      for row in entry.rows { ratios.append((kind, values.price(row: row).approximateRatio)) }
    }
    ratios.sort { $0.kind == $1.kind ? $0.ratio < $1.ratio : $0.kind < $1.kind }
    var first = 0
    while first < ratios.count {
      var end = first + 1
      while end < ratios.count, ratios[end].kind == ratios[first].kind { end += 1 }
      let (low, high) = (ratios[(first + end - 1) / 2], ratios[(first + end) / 2])
      medians.append((low.kind, low.ratio / 2 + high.ratio / 2))
      first = end
    }
  }

  /// Whether a price is at least 15 % below the median of its store's six months before.
  @inline(__always)
  func isOffer(_ price: SeenPrice, kind: MeasureID, month: @autoclosure () -> Month) -> Bool {
    guard !offerMonths.isEmpty, price.ratio <= highestOffer else { return false }
    return isOffer(price, kind: kind, in: month())
  }

  private func isOffer(_ price: SeenPrice, kind: MeasureID, in month: Month) -> Bool {
    let key = (price.store, kind, month)
    let place = offerMonths.partitionPoint { $0.key >= key }
    guard place < offerMonths.count, offerMonths[place].key == key,
      let rounded = price.price.rounded
    else { return false }
    return UnitValues.isOffer(rounded, twiceMedian: offerMonths[place].twiceMedian)
  }

  /// Whether a price is below a third of its item's median, and so probably wrong.
  @inline(__always) func isTooLow(_ price: SeenPrice, kind: MeasureID) -> Bool {
    for median in medians where median.kind == kind {
      return price.ratio * Self.factor * (1 + Logarithm.uncertainty) < median.ratio
    }
    return false
  }
}
