import PricebookModel

/// Looks for packages that were succeeded by smaller ones.
struct ShrinkflationSearch {
  /// What may be one product at one store: a name without its size.
  private struct NamedProduct: Hashable {
    var foldedStem: String
    var dimension: UnitOfMeasure.Dimension
    var store: StoreID
    var currency: CurrencyID
  }

  /// The prices of one size of a product; spellings of one size are one run.
  private struct Run {
    struct Entry {
      var month: Month
      var price: UnitValue
      var item: ItemID
      /// Whether nothing was bought at the price, so that it has no weight.
      var isQuoted: Bool

      /// Takes in the price of another spelling in the same month.
      mutating func join(_ other: Entry) {
        guard other.item != item, !other.isQuoted else { return }
        if isQuoted {
          self = other
        } else {
          price.paid += other.price.paid
          price.quantity += other.price.quantity
        }
      }
    }

    var content: BaseQuantity
    /// Ascending; one per month.
    var entries: [Entry] = []
  }

  let unitValues: UnitValues
  let prices: PackagePrices
  let names: BookNames
  let quotedRows: Set<Int32>

  /// What was found, in the order of stem, store, currency and the month of the new size, and the
  /// products with more sizes than are compared.
  func result() -> (found: [Shrinkflation], crowded: [String]) {
    var seriesByProduct: [NamedProduct: [Int]] = [:]
    for (stem, items) in itemsByStem {
      for item in items {
        guard let size = prices.sizes[item] else { continue }
        for index in unitValues.seriesRange(ofItem: item) {
          let series = unitValues.series[index]
          guard unitValues.dimensions[series.dimension] == .count else { continue }
          let product = NamedProduct(
            foldedStem: stem, dimension: size.unit.dimension, store: series.store,
            currency: series.currency)
          seriesByProduct[product, default: []].append(index)
        }
      }
    }
    var found: [Shrinkflation] = []
    var crowded: Set<String> = []
    for (product, series) in seriesByProduct where series.count > 1 {
      let runs = runs(of: series).filter { $0.entries.count >= Shrinkflation.monthsNeeded }
      if runs.count > Shrinkflation.comparedSizes + 1, let item = runs.first?.entries.first?.item {
        crowded.insert(prices.sizes[item]?.stem ?? product.foldedStem)
      }
      // The larger size nearest to each that it succeeded.
      found += runs.indices.compactMap { new in
        runs[(new + 1)...].prefix(Shrinkflation.comparedSizes).lazy
          .compactMap { succession(from: $0, to: runs[new], product) }.first
      }
    }
    found.sort { left, right in
      left.stem == right.stem ? key(of: left) < key(of: right) : left.stem < right.stem
    }
    return (found, crowded.sorted())
  }

  /// Items of names that differ in their sizes alone, where there is more than one size.
  private var itemsByStem: [String: [ItemID]] {
    var items: [String: [ItemID]] = [:]
    var last: ItemID?
    for index in prices.series {
      let item = unitValues.series[index].item
      guard item != last, let size = prices.sizes[item], !size.foldedStem.isEmpty else { continue }
      last = item
      items[size.foldedStem, default: []].append(item)
    }
    return items.filter { $0.value.count > 1 }
  }

  /// The sizes of a product, the smallest first.
  private func runs(of series: [Int]) -> [Run] {
    var entries: [BaseQuantity: [Month: Run.Entry]] = [:]
    for index in series {
      let one = unitValues.series[index]
      guard let content = prices.sizes[one.item]?.total else { continue }
      for row in one.rows {
        let entry = Run.Entry(
          month: unitValues.month[row], price: unitValues.price(row: row), item: one.item,
          isQuoted: quotedRows.contains(Int32(clamping: row)))
        entries[content, default: [:]][entry.month, default: entry].join(entry)
      }
    }
    return entries.sorted { $0.key < $1.key }.map { content, byMonth in
      Run(content: content, entries: byMonth.values.sorted { $0.month < $1.month })
    }
  }

  private func succession(from old: Run, to new: Run, _ product: NamedProduct) -> Shrinkflation? {
    guard new.content < old.content, new.content.count >= old.content.count - new.content.count,
      let first = new.entries.first, let last = old.entries.last, last.month < first.month,
      first.month.months(since: last.month) <= Shrinkflation.longestGap,
      let oldPrice = Self.median(old.entries.suffix(Shrinkflation.comparedMonths), high: true),
      let newPrice = Self.median(new.entries.prefix(Shrinkflation.comparedMonths), high: false),
      let oldPackage = package(last, oldPrice, old.content),
      let newPackage = package(first, newPrice, new.content), oldPackage.pricePerUnit.paid > .zero,
      !newPackage.pricePerUnit.isLower(
        times: 100, than: oldPackage.pricePerUnit, times: 100 + Shrinkflation.thresholdPercent)
    else { return nil }
    return Shrinkflation(
      stem: prices.sizes[first.item]?.stem ?? product.foldedStem, store: product.store,
      currency: product.currency, unit: product.dimension.baseUnit, old: oldPackage,
      new: newPackage)
  }

  /// The median price; of two the one that speaks against a rise.
  private static func median(_ entries: ArraySlice<Run.Entry>, high: Bool) -> UnitValue? {
    let sorted = entries.map(\.price).filter { $0.quantity > .zero }.sorted { $0.isLower(than: $1) }
    guard !sorted.isEmpty else { return nil }
    return sorted[high ? sorted.count / 2 : (sorted.count - 1) / 2]
  }

  private func package(
    _ end: Run.Entry, _ price: UnitValue, _ content: BaseQuantity
  ) -> Shrinkflation.Package? {
    price.perUnit(ofPackagesHolding: content).map {
      Shrinkflation.Package(
        item: end.item, content: content, month: end.month, price: price, pricePerUnit: $0)
    }
  }

  private func key(of found: Shrinkflation) -> (StoreID, CurrencyCode, Month, ItemID) {
    (found.store, names.currencies[found.currency], found.new.month, found.new.item)
  }
}
