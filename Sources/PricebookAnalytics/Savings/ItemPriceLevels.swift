import PricebookModel

/// Which prices of one item are offers, and which are too low to be right.
struct ItemPriceLevels {
  /// The days of stores on which a price is an unmarked offer, as known on that day; ascending.
  private var offerDays: [(StoreID, MeasureID, Int32)] = []
  /// No price above this ratio is an offer on any of ``offerDays``.
  private var highestOffer = 0.0
  private var judge = OfferJudge()
  /// ``UnitValue/approximateRatio`` of the median of each measure that has prices far apart.
  private var medians: [(kind: MeasureID, ratio: Double)] = []

  /// How many times the price the median is from which on a price is not used.
  static let factor = 3.0

  /// - Parameter isWhole: Whether the rows know the lowest price of every day; where prices were also
  ///   seen they do not.
  mutating func take(_ values: UnitValues, series: Range<Int>, units: UnitTable, isWhole: Bool) {
    offerDays.removeAll(keepingCapacity: true)
    highestOffer = 0
    medians.removeAll(keepingCapacity: true)
    var (lowest, highest) = (Int64.max, Int64.min)
    for place in series {
      let entry = values.series[place]
      for row in entry.rows {
        lowest = min(lowest, values[row].minimum.tenThousandths)
        highest = max(highest, values[row].maximum.tenThousandths)
      }
      if UnmarkedOffers.canHaveOffers(entry, in: values) {
        takeOffers(of: entry, days: values.days, kind: units.kind(of: entry))
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

  private mutating func takeOffers(
    of entry: UnitValues.Series, days: PriceDays, kind: MeasureID
  ) {
    judge.removeAll()
    judge.enter(entry.days, of: days)
    for (place, from) in zip(judge.places, judge.regularFrom) {
      let day = days.day(Int(place))
      // A fall that is known on its last day is no offer then.
      guard from > day else { continue }
      offerDays.append((entry.store, kind, day))
      highestOffer = max(highestOffer, days.ratio(Int(place)) * (1 + Logarithm.uncertainty))
    }
  }

  /// Whether a price is an unmarked offer (``UnmarkedOffers``) by what was paid, as known on its day.
  ///
  /// The pass over lines does not see which of them name a discount.
  @inline(__always) func isOffer(_ price: KnownPrice, kind: MeasureID) -> Bool {
    guard !offerDays.isEmpty, price.ratio <= highestOffer else { return false }
    let key = (price.store, kind, price.day)
    let place = offerDays.partitionPoint { $0 >= key }
    return place < offerDays.count && offerDays[place] == key
  }

  /// Whether a price is below a third of its item's median, and so probably wrong.
  @inline(__always) func isTooLow(_ price: KnownPrice, kind: MeasureID) -> Bool {
    for median in medians where median.kind == kind {
      return price.ratio * Self.factor * (1 + Logarithm.uncertainty) < median.ratio
    }
    return false
  }
}
