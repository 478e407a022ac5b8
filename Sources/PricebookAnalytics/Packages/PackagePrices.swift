package import PricebookModel
import PricebookParallel

/// The prices of pieces whose names say what one holds, per kg, litre or thing.
package struct PackagePrices: Sendable {
  package var sizes: [ItemID: PackageSize]
  /// Indexes into ``UnitValues/series``, ascending, of what is priced by the piece and has a size.
  package var series: [Int]
  /// In the order of item, store, currency and the month of the new size.
  package var shrinkflation: [Shrinkflation] = []
  /// Names of products with more sizes than ``Shrinkflation/comparedSizes`` at one store, ascending.
  package var crowdedProducts: [String] = []

  /// The price of a row per base unit of what the packages of its item hold.
  ///
  /// - Returns: `nil` where the item has no size.
  package func price(row: Int, item: ItemID, in unitValues: UnitValues) -> UnitValue? {
    sizes[item].flatMap { unitValues.price(row: row).perUnit(ofPackagesHolding: $0.total) }
  }
}

extension PackagePrices {
  init(of unitValues: UnitValues, names: BookNames) {
    let sizes = PackageSize.all(of: names.items)
    let count = unitValues.dimensions.firstIndex(of: .count)
    let all = unitValues.series
    let series = all.indices.filter { all[$0].dimension == count && sizes[all[$0].item] != nil }
    self.init(sizes: sizes, series: series)
    let search = ShrinkflationSearch(
      unitValues: unitValues, prices: self, names: names, quotedRows: Set(unitValues.quotedRows))
    (shrinkflation, crowdedProducts) = search.result()
  }
}

extension PackageSize {
  /// The sizes that names of items say; most say none, or none that is certain.
  static func all(of names: IDTable<ItemID, Item>) -> [ItemID: PackageSize] {
    let items = names.values
    let parts = items.count < 2_000 ? 1 : WorkerThreads.count * 4
    let pieces = concurrentMap(of: items.count, parts: parts) { range in
      range.compactMap { item in
        items[item].isAdjustment
          ? nil : PackageSize(in: items[item].name).map { (ItemID(item), $0) }
      }
    }
    return Dictionary(uniqueKeysWithValues: pieces.joined())
  }
}

/// Looks for packages that were succeeded by smaller ones.
struct ShrinkflationSearch {
  /// What may be one product at one store: a name without its size.
  private struct Product: Hashable {
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
    var seriesByProduct: [Product: [Int]] = [:]
    for (stem, items) in itemsByStem {
      for item in items {
        guard let size = prices.sizes[item] else { continue }
        for index in unitValues.seriesRange(ofItem: item) {
          let series = unitValues.series[index]
          guard unitValues.dimensions[series.dimension] == .count else { continue }
          let product = Product(
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

  private func succession(from old: Run, to new: Run, _ product: Product) -> Shrinkflation? {
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

/// An item that came back in a smaller package, at a higher price for what it holds.
///
/// A package is the smaller successor of another where all holds at one store in one currency:
///
/// - Both names are the same but for their sizes, in one dimension, and the new one holds at least
///   half of the old: less is another format rather than the same package made smaller.
/// - Each has prices in at least two months. One purchase of another size is a choice of the
///   shopper, and small packages usually cost more per kg than large ones.
/// - The old has prices before the first month of the new, the last at most twelve months before it,
///   and none in that month or later: two sizes on sale together are an assortment.
/// - The price per base unit is at least 2 % higher, as the median of the first three priced
///   months of the new against that of the last three of the old before the new came, so that one
///   offer does not decide; of two months the one counts that speaks against a rise. Below 2 % lie
///   roundings and the usual steps of prices.
///
/// Of several larger packages the one nearest in size is the predecessor, among the 32 next larger
/// ones that have prices in two months: numbers in names of more sizes are no sizes.
///
/// Comparing the price per unit of size before and after follows Chris Payne, "Shrinkflation: How
/// many of our products are getting smaller?", Office for National Statistics, 2019, and Kari
/// McNair, "Getting less for the same price? Explore how the CPI measures 'shrinkflation' and its
/// impact on inflation", Beyond the Numbers 12 (2), U.S. Bureau of Labor Statistics, 2023. The
/// limits on time and size are this tool's: those offices have collectors who see the shelf,
/// receipts show only what was bought.
package struct Shrinkflation: Hashable, Sendable {
  package struct Package: Hashable, Sendable {
    package var item: ItemID
    /// What it holds, in base units.
    package var content: BaseQuantity
    /// The last month with a price of the old, the first of the new.
    package var month: Month
    /// Per package.
    package var price: UnitValue
    /// Per base unit of what it holds.
    package var pricePerUnit: UnitValue
  }

  /// The name without its size, as the new package has it.
  package var stem: String
  package var store: StoreID
  package var currency: CurrencyID
  /// `kg`, `l` or `each`.
  package var unit: String
  package var old: Package
  /// The smaller package, at least half as large.
  package var new: Package

  /// How much more a base unit costs, in percent.
  package var changePercent: Double { (new.pricePerUnit.ratio(to: old.pricePerUnit) - 1) * 100 }

  /// The rise per base unit from which it is reported, in percent.
  package static let thresholdPercent = 2
  /// Larger sizes that are compared with a size, the nearest first.
  static let comparedSizes = 32
  /// Months with a price that each package needs.
  static let monthsNeeded = 2
  /// Priced months whose median is the price of a package.
  package static let comparedMonths = 3
  /// Months between the last of the old and the first of the new.
  static let longestGap = 12
}
