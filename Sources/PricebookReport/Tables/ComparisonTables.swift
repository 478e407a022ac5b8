import PricebookAnalytics
import PricebookModel
import PricebookParallel

extension ReportTables {
  /// What every basket costs at every store: ranked ones first, then those below the threshold.
  static func storeComparison(_ comparisons: [StoreComparison], names: TableNames) -> DataTable {
    let rows = comparisons.sortedByBasket.flatMap { comparison in
      comparison.stores.map { (comparison: comparison, store: $0) }
    }
    let money = DataColumn.money(
      of: rows, { $0.store }, decimals: { $0.comparison.currency.minorUnitDigits })
    return DataTable(
      name: "store-comparison", rowCount: rows.count,
      .text("basket", of: rows) { $0.comparison.basket.name },
      .count("rank", of: rows) { $0.store.rank },
      .name("store", of: rows, among: names.stores) { $0.store.store },
      .text("currency", of: rows) { $0.comparison.currency.label }, money("total") { $0.total },
      money("basket_total") { $0.basketTotal },
      money("lower") { $0.interval?.lowerBound }, money("upper") { $0.interval?.upperBound },
      .date("last_seen", of: rows) { $0.store.lastSeen },
      .count("available_items", of: rows) { $0.store.availableItemCount },
      .count("basket_items", of: rows) { $0.comparison.basket.lines.count },
      .fraction("availability_percent", of: rows) {
        let lines = $0.comparison.basket.lines.count
        return lines > 0 ? Double($0.store.availableItemCount) * 100 / Double(lines) : nil
      }, .flag("eligible", of: rows) { $0.store.isEligible })
  }

  /// What every basket cost at every store seen of late, at the end of each of the last months.
  static func basketsByMonth(_ analysis: Analysis, names: TableNames) -> DataTable {
    let comparisons = analysis.comparisons.sortedByBasket
    let rows = concurrentMap(comparisons.count) { place in
      let stores = comparisons[place].stores.map(\.store)
      return comparisons[place].pastMonths.rows
        .sorted { (stores[$0.store], $0.month) < (stores[$1.store], $1.month) }
        .map { (comparison: comparisons[place], row: $0) }
    }.flatMap(\.self)
    let money = DataColumn.money(
      of: rows, { $0.row }, decimals: { $0.comparison.currency.minorUnitDigits })
    return DataTable(
      name: "baskets-by-month", rowCount: rows.count,
      .text("basket", of: rows) { $0.comparison.basket.name },
      .name("store", of: rows, among: names.stores) { $0.comparison.stores[$0.row.store].store },
      .text("currency", of: rows) { $0.comparison.currency.label },
      .month(of: rows) { $0.row.month }, money("total") { $0.total },
      .count("items", of: rows) { $0.row.items })
  }

  /// How dear every store is, over everything that two stores priced in the last months.
  static func storeLevels(_ levels: [StorePriceLevels], names: TableNames) -> DataTable {
    let rows = levels.flatMap { levels in
      levels.stores.map { (currency: levels.currency, level: $0) }
    }.sorted { left, right in
      (left.level.store, names.currencies[left.currency])
        < (right.level.store, names.currencies[right.currency])
    }
    let bases: [StorePriceLevels.Basis] = [.purchases, .seen, .both]
    return DataTable(
      name: "store-levels", rowCount: rows.count,
      .name("store", of: rows, among: names.stores) { $0.level.store },
      names.currency(of: rows) { $0.currency },
      .fraction("level", of: rows) { $0.level.level?.value },
      .fraction("lower", of: rows) { $0.level.level?.interval?.lowerBound },
      .fraction("upper", of: rows) { $0.level.level?.interval?.upperBound },
      .count("items", of: rows) { $0.level.items },
      .name("basis", of: rows, among: bases.map(\.rawValue)) { row in
        bases.firstIndex(of: row.level.basis) ?? 0
      })
  }

  /// What every product with a price in the months of the levels is expected to cost, and every
  /// item of a basket at the stores that its comparison names.
  static func expectedPrices(_ analysis: Analysis, names: TableNames) -> DataTable {
    var found = filledInPrices(analysis)
    for model in analysis.priceModels {
      guard let products = ExpectedProducts(model) else { continue }
      found.reserveCapacity(found.count + products.count)
      let stores = concurrentMap(products.stores.count) { place in
        // The products of a store share their degrees of freedom.
        var bounds: [Double: Double] = [:]
        return products.products(ofStore: place).map { product in
          ExpectedPriceRow(
            ExpectedPriceRow.Key(
              store: products.stores[place], item: product.item, dimension: product.dimension,
              currency: model.currency), product.expected, product.last, sharing: &bounds)
        }
      }
      for store in stores { found += store }
    }
    let rows = found.sorted { $0.key < $1.key }
    return DataTable(
      name: "expected-prices", rowCount: rows.count,
      .name("store", of: rows, among: names.stores) { $0.key.store },
      .name("item", of: rows, among: names.items) { $0.key.item },
      .name("unit", of: rows, among: names.baseUnits) { $0.key.dimension },
      names.currency(of: rows) { $0.key.currency },
      .price("expected", of: rows, tenThousandths: { $0.expected }),
      .price("lower", of: rows, tenThousandths: { $0.lower }),
      .price("upper", of: rows, tenThousandths: { $0.upper }),
      .count("months", of: rows) { Int($0.months) },
      .price("last_price", of: rows, tenThousandths: { $0.lastPrice }),
      .date("last_day", of: rows) { $0.lastDay })
  }

  /// The items of baskets at the stores that have no price of them.
  private static func filledInPrices(_ analysis: Analysis) -> [ExpectedPriceRow] {
    let values = analysis.unitValues
    var seen: Set<ExpectedPriceRow.Key> = []
    var bounds: [Double: Double] = [:]
    return analysis.comparisons.flatMap { comparison -> [ExpectedPriceRow] in
      guard let model = analysis.priceModel(of: comparison.currency) else { return [] }
      return comparison.basket.lines.flatMap { line -> [ExpectedPriceRow] in
        guard let dimension = values.dimensions.firstIndex(of: line.unit.dimension) else {
          return []
        }
        return comparison.stores.compactMap { store in
          let key = ExpectedPriceRow.Key(
            store: store.store, item: line.item, dimension: dimension, currency: model.currency)
          guard
            let expected = model.expectedPrice(of: line.item, in: dimension, at: store.store),
            expected.months == 0, seen.insert(key).inserted
          else { return nil }
          return ExpectedPriceRow(
            key, expected, model.lastPrice(of: line.item, in: dimension, at: store.store),
            sharing: &bounds)
        }
      }
    }
  }

  /// What the items of groups cost at every store, for the same content.
  static func groups(_ prices: GroupPrices, names: TableNames) -> DataTable {
    let rows = prices.rows
    return DataTable(
      name: "groups", rowCount: rows.count,
      .name("group", of: rows, among: names.items) { $0.group },
      .name("store", of: rows, among: names.stores) { $0.store },
      .name("item", of: rows, among: names.items) { $0.item },
      .text("unit", of: rows) { $0.dimension.baseUnit }, names.currency(of: rows) { $0.currency },
      .price("price", of: rows) { $0.price }, .date("last_day", of: rows) { $0.day },
      .flag("cheapest", of: rows) { $0.isCheapest })
  }

  /// The price of every basket line at every store that has one: the one that is shown and added up to
  /// the basket's total, real or filled in, and the latest one, which is the same unless it is an offer.
  static func basketPrices(_ comparisons: [StoreComparison], names: TableNames) -> DataTable {
    let groups = names.groups
    let sorted = comparisons.sortedByBasket
    var found: [BasketPriceRow] = []
    var units: [String] = []
    for (index, comparison) in sorted.enumerated() {
      let lines = comparison.basket.lines.indices.sorted {
        (comparison.basket.lines[$0].item, $0) < (comparison.basket.lines[$1].item, $1)
      }
      let stores = comparison.stores.indices.sorted {
        comparison.stores[$0].store < comparison.stores[$1].store
      }
      for line in lines {
        let basketLine = comparison.basket.lines[line]
        let unit = basketLine.unit.dimension.baseUnit
        let place = units.firstIndex(of: unit) ?? units.count
        if place == units.count { units.append(unit) }
        let quantity = basketLine.unit.base(basketLine.quantity).roundedMillionths
        for store in stores where line < comparison.stores[store].prices.count {
          let total = comparison.stores[store]
          guard total.prices[line] != nil || total.latest[line] != nil else { continue }
          found.append(
            BasketPriceRow(
              comparison: Int32(clamping: index), unit: Int32(place), item: basketLine.item,
              store: total.store, quantity: quantity, price: total.prices[line],
              latest: total.latest[line],
              packages: packages(of: basketLine, as: total.prices[line]?.item, groups)))
        }
      }
    }
    let rows = found
    let minorUnitDigits = sorted.map(\.currency.minorUnitDigits)
    let table = DataTable(
      name: "basket-prices", rowCount: rows.count,
      .name("basket", of: rows, among: sorted.map(\.basket.name)) { Int($0.comparison) },
      .name("item", of: rows, among: names.items) { $0.item },
      .quantity("quantity", of: rows, millionths: { $0.quantity }),
      .name("unit", of: rows, among: units) { Int($0.unit) },
      .name("store", of: rows, among: names.stores) { $0.store },
      .name("currency", of: rows, among: sorted.map(\.currency.label)) { Int($0.comparison) },
      .price("price", of: rows) { $0.price?.price },
      .money("cost", of: rows, decimals: { minorUnitDigits[Int($0.comparison)] }) {
        $0.price?.cost
      },
      .date("observed", of: rows) { $0.price?.observed },
      .flag("filled_in", of: rows) { $0.price?.isFilledIn ?? false },
      .price("latest_price", of: rows) { $0.latest?.price },
      .money("latest_cost", of: rows, decimals: { minorUnitDigits[Int($0.comparison)] }) {
        $0.latest?.cost
      }, .date("latest_day", of: rows) { $0.latest?.observed })
    return DataTable(
      name: table.name, rowCount: rows.count,
      columns: table.columns + packageColumns(of: rows, minorUnitDigits)
        + (rows.contains { $0.price?.item != nil }
          ? [
            .text("bought_as", of: rows) { row in
              row.price?.item.map { names.items[$0.index] } ?? ""
            }
          ] : []))
  }

  /// The whole packages of a line, of a group those of the item that it is bought as.
  private static func packages(
    of line: Basket.Line, as item: ItemID?, _ groups: [ItemID: [GroupMember]]
  ) -> BasketPriceRow.Packages? {
    if let count = line.wholePackages {
      return BasketPriceRow.Packages(count: count, content: line.unit.base(count))
    }
    let member = item.flatMap { item in groups[line.item]?.first { $0.item == item } }
    guard let whole = member?.package.flatMap({ line.wholePackages(ofGroupAs: $0) })
    else { return nil }
    return BasketPriceRow.Packages(count: whole.count, content: line.unit.base(whole.content))
  }

  /// The whole packages that have to be bought for parts of them, where a basket asks for such.
  private static func packageColumns(
    of rows: [BasketPriceRow], _ digits: [Int]
  ) -> [DataColumn] {
    guard rows.contains(where: { $0.packages != nil }) else { return [] }
    return [
      .quantity(
        "packages", of: rows, millionths: { $0.packages?.count.millionths ?? DataColumn.absent }),
      .money("packages_cost", of: rows, decimals: { digits[Int($0.comparison)] }) { row in
        guard let packages = row.packages, let price = row.price?.price else { return nil }
        return ExactDecimal(significand: Int128(price.tenThousandths), scale: 4).multiplied(
          by: ExactDecimal(significand: packages.content.count, scale: 19),
          roundedToDigits: digits[Int(row.comparison)])
      },
    ]
  }
}

extension [StoreComparison] {
  /// By the basket's name; baskets of one name, and the currencies of one basket, stay in order.
  fileprivate var sortedByBasket: [StoreComparison] { sorted { $0.basket.name < $1.basket.name } }
}
