import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// What every price did over the window; series without a price in it are left out.
  static func priceTrends(_ analysis: Analysis, names: TableNames) -> DataTable {
    let values = analysis.unitValues
    // By index, so that a column reads only its own number of each row.
    let trends = analysis.trends
    let changes = analysis.regularPriceChanges
    let rows = PriceTrendRow.all(of: trends, changes)
    let doubts = RegularPriceChange.Doubt.allCases
    let reasons = doubts.map { Answer.UnstatedReason($0).rawValue }
    return DataTable(
      name: "price-trends", rowCount: rows.count,
      .name("item", of: rows, among: names.items) { values.series[trends[$0.place].series].item },
      .name("store", of: rows, among: names.stores) {
        values.series[trends[$0.place].series].store
      },
      .name("unit", of: rows, among: names.baseUnits) {
        values.series[trends[$0.place].series].dimension
      },
      names.currency(of: rows) { values.series[trends[$0.place].series].currency },
      .month("first_month", of: rows) { values.month[trends[$0.place].rows.lowerBound] },
      .month("last_month", of: rows) { values.month[trends[$0.place].rows.upperBound - 1] },
      .count("months", of: rows) { trends[$0.place].rows.count },
      .price("first_price", of: rows) {
        values.roundedPrice(row: trends[$0.place].rows.lowerBound)
      },
      .price("last_price", of: rows) {
        values.roundedPrice(row: trends[$0.place].rows.upperBound - 1)
      },
      .fraction("change_percent", of: rows) { trends[$0.place].changePercent },
      .fraction("regular_change_percent", of: rows) { $0.change.map { changes[$0].percent } },
      .flag("stated", of: rows) { $0.change.map { changes[$0].isStated } ?? false },
      .text("reason", of: rows, among: reasons) { row in
        let doubt = row.change.map { changes[$0].doubt } ?? .fewPrices
        return doubt.flatMap(doubts.firstIndex) ?? DataColumn.absentName
      })
  }

  /// Every price that moved enough to tell a person, in every month.
  static func priceAlerts(_ analysis: Analysis, names: TableNames) -> DataTable {
    let values = analysis.unitValues
    let kinds: [PriceAlert.Kind] = [.down, .newLow, .up]
    let places = Dictionary(uniqueKeysWithValues: zip(kinds, kinds.indices))
    let rows = analysis.alerts.sorted {
      ($0.series, $0.row, places[$0.kind] ?? 0) < ($1.series, $1.row, places[$1.kind] ?? 0)
    }
    return DataTable(
      name: "price-alerts", rowCount: rows.count,
      .name("item", of: rows, among: names.items) { values.series[$0.series].item },
      .name("store", of: rows, among: names.stores) { values.series[$0.series].store },
      .name("unit", of: rows, among: names.baseUnits) { values.series[$0.series].dimension },
      names.currency(of: rows) { values.series[$0.series].currency },
      .month(of: rows) { values.month[$0.row] }, .price("price", of: rows) { $0.price },
      .price("reference_price", of: rows) { $0.reference },
      .fraction("change_percent", of: rows) { $0.changePercent },
      .word("kind", of: rows, among: kinds) { $0.kind })
  }

  /// The price of what is sold in packages of a known size, per kg, litre or thing.
  static func packagePrices(_ analysis: Analysis, names: TableNames) -> DataTable {
    let values = analysis.unitValues
    let packages = analysis.packages
    var found: [PackagePriceRow] = []
    found.reserveCapacity(packages.series.reduce(0) { $0 + Int(values.series[$1].rowCount) })
    var units: [String] = []
    for index in packages.series {
      let size = packages.sizes[values.series[index].item]
      let unit = size?.unit.dimension.baseUnit ?? ""
      let place = units.firstIndex(of: unit) ?? units.count
      if place == units.count { units.append(unit) }
      let content = size?.total.roundedMillionths ?? 0
      for row in values.series[index].rows {
        found.append(
          PackagePriceRow(
            series: Int32(clamping: index), row: Int32(clamping: row), unit: Int32(place),
            content: content))
      }
    }
    let rows = found
    return DataTable(
      name: "package-prices", rowCount: rows.count,
      .name("item", of: rows, among: names.items) { values.series[Int($0.series)].item },
      .name("store", of: rows, among: names.stores) { values.series[Int($0.series)].store },
      .name("unit", of: rows, among: units) { Int($0.unit) },
      names.currency(of: rows) { values.series[Int($0.series)].currency },
      .month(of: rows) { values.month[Int($0.row)] },
      .quantity("package", of: rows, millionths: { $0.content }),
      .price("price", of: rows) { values.roundedPrice(row: Int($0.row)) },
      .price("price_per_unit", of: rows) {
        let item = values.series[Int($0.series)].item
        return packages.price(row: Int($0.row), item: item, in: values)?.rounded
      })
  }

  /// Every package that was succeeded by a smaller one at a higher price per unit.
  static func shrinkflation(_ found: [Shrinkflation], names: TableNames) -> DataTable {
    DataTable(
      name: "shrinkflation", rowCount: found.count, .text("item", of: found) { $0.stem },
      .name("store", of: found, among: names.stores) { $0.store },
      .text("unit", of: found) { $0.unit }, names.currency(of: found) { $0.currency },
      .name("old_item", of: found, among: names.items) { $0.old.item },
      .name("new_item", of: found, among: names.items) { $0.new.item },
      .quantity("old_package", of: found) { $0.old.content },
      .quantity("new_package", of: found) { $0.new.content },
      .month("last_month_of_old", of: found) { $0.old.month },
      .month("first_month_of_new", of: found) { $0.new.month },
      .price("old_price", of: found) { $0.old.price.rounded },
      .price("new_price", of: found) { $0.new.price.rounded },
      .price("old_price_per_unit", of: found) { $0.old.pricePerUnit.rounded },
      .price("new_price_per_unit", of: found) { $0.new.pricePerUnit.rounded },
      .fraction("change_percent", of: found) { $0.changePercent })
  }

  /// What every item cost at every store in every month.
  ///
  /// Where an app stated the price and nothing was bought at it, there is no quantity.
  static func unitValues(_ values: UnitValues, names: TableNames) -> DataTable {
    let rows = 0..<values.rowCount
    let series = SeriesOfRows(values: values)
    return DataTable(
      name: "unit-values", rowCount: rows.count,
      .name("item", of: series, among: names.items) { $0.item },
      .name("store", of: series, among: names.stores) { $0.store },
      .name("unit", of: series, among: names.baseUnits) { $0.dimension },
      names.currency(of: series) { $0.currency }, .month(of: rows) { values.month[$0] },
      .price("price", of: rows) { values.roundedPrice(row: $0) },
      .quantity("quantity", of: rows) { values.isQuoted($0) ? nil : values[$0].quantity },
      .count("observations", of: rows) { Int(values[$0].observations) },
      .price("minimum", of: rows) { values[$0].minimum },
      .price("maximum", of: rows) { values[$0].maximum },
      DataColumn("change_percent", .fractions { values.changePercents(of: $0, into: &$1) }),
      DataColumn(
        "year_change_percent", .fractions { values.yearChangePercents(of: $0, into: &$1) }))
  }

  /// Purchases that cost more than their store advertised for that day, with both sources.
  static func chargedAbove(
    _ rows: [ChargedAbove], sources: [Source], names: TableNames
  ) -> DataTable {
    let money = names.money(of: rows, { $0 }, currency: { $0.currency })
    let paths = sources.map(\.path)
    return DataTable(
      name: "charged-above", rowCount: rows.count,
      .name("item", of: rows, among: names.items) { $0.item },
      .name("store", of: rows, among: names.stores) { $0.store },
      .date("day", of: rows) { $0.day }, names.currency(of: rows) { $0.currency },
      money("advertised") { $0.advertised }, money("charged") { $0.charged },
      money("difference") { $0.difference },
      .name("file", of: rows, among: paths) { $0.place.source },
      .count("line", of: rows) { $0.place.line },
      .name("advertised_file", of: rows, among: paths) { $0.advertisedPlace.source },
      .count("advertised_line", of: rows) { $0.advertisedPlace.line })
  }

  static func observedPrices(_ book: Book, names: TableNames) -> DataTable {
    let prices = book.prices
    let rows = (0..<prices.count).filter { prices.uses[$0].contains(.price) }
    let (visits, articles) = (prices.visits, prices.articles)
    let locations = book.names.locations.values
    let units = book.names.units
    @Sendable func visit(_ row: Int) -> Int { Int(prices.visit[row]) }
    @Sendable func article(_ row: Int) -> Int { Int(prices.article[row]) }
    return DataTable(
      name: "observed-prices", rowCount: rows.count,
      .date("date", of: rows) { row in
        let day = visits.day[visit(row)]
        return day == ObservedPrices.undated ? nil : day
      }, .name("store", of: rows, among: names.stores) { visits.store[visit($0)] },
      .name("location", of: rows, among: locations + [""]) { row in
        locations.isEmpty ? 0 : visits.store[visit(row)].index
      }, .name("item", of: rows, among: names.items) { articles.item[article($0)] },
      .name("barcode", of: rows, among: prices.barcodes + [""]) { row in
        prices.barcodes.isEmpty ? 0 : article(row)
      },
      .name("category", of: rows, among: names.categories.values) {
        articles.category[article($0)].index
      },
      .exactDecimal("price", of: rows) { row in
        let digits = book.names.currencies[articles.currency[article(row)]].minorUnitDigits
        return ExactDecimal(shortest: prices.price[row].tenThousandths, scale: 4, atLeast: digits)
      },
      .exactDecimal("quantity", of: rows) { row in
        ExactDecimal(shortest: prices.quantity[row].millionths, scale: 6)
      }, .name("unit", of: rows, among: units.map(\.symbol)) { articles.unit[article($0)].index },
      .exactDecimal("unit_price", of: rows) { row in
        let unit = units[articles.unit[article(row)]]
        let value = UnitValue(paid: prices.price[row], quantity: unit.base(prices.quantity[row]))
        return value.rounded.map { ExactDecimal($0) }
      },
      .name("base_unit", of: rows, among: units.map(\.dimension.baseUnit)) {
        articles.unit[article($0)].index
      }, names.currency(of: rows) { articles.currency[article($0)] },
      .text("offer", of: rows) { prices.uses[$0].contains(.offer) ? "yes" : "" },
      .date("valid_until", of: rows) { row in
        let day = visits.lastDay[visit(row)]
        return day == ObservedPrices.open ? nil : day
      }, .name("file", of: rows, among: book.sources.map(\.path)) { Int(prices.source[$0]) },
      .count("line", of: rows) { Int(prices.line[$0]) })
  }
}

private struct PackagePriceRow: Sendable {
  /// Index into ``UnitValues/series``.
  var series: Int32
  /// Row of ``UnitValues``.
  var row: Int32
  /// Among the base units of the table.
  var unit: Int32
  /// What one package holds, in 1/1 000 000 of a base unit.
  var content: Int64
}
