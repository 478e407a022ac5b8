import CommandTestSupport
import Foundation
import Testing

/// The tables on the pages have the figures of the CSV files behind them.
@Suite struct TableFiguresTests {
  /// Which rows of which file a page's table shows.
  struct Correspondence: Sendable, CustomTestStringConvertible {
    var report: String
    var table: String
    var file: String
    /// Columns of the page that say which row of the file it is, by header.
    var keys: [String: String]
    /// Whether the row is of the report's month.
    var isOfMonth = true
    /// Whether the sample's newest month has the table.
    var isInSample = true
    var values: [String: String]

    var testDescription: String { "\(table) and \(file).csv" }
  }

  static let all = [
    Correspondence(
      report: "spending-review", table: "categories", file: "spending-by-category",
      keys: ["Category": "category"],
      values: [
        "Spent": "spent", "Budget": "budget", "Difference": "variance", "Used": "used_percent",
        "Status": "status",
      ]),
    Correspondence(
      report: "spending-review", table: "change-table", file: "spending-change",
      keys: ["Category": "category"],
      values: [
        "Change": "change", "Price": "price_effect", "Store choice": "store_effect",
        "Quantity": "quantity_effect",
      ]),
    Correspondence(
      report: "spending-review", table: "stores-table", file: "spending-by-store",
      keys: ["Store": "store"],
      values: ["Spent": "spent", "Receipts": "receipts", "Lines": "lines"]),
    Correspondence(
      report: "spending-review", table: "discounts-table", file: "discounts",
      keys: ["Store": "store"], isInSample: false,
      values: ["Money off": "discount", "Bought on offer": "offer_share_percent"]),
    Correspondence(
      report: "spending-review", table: "months-table", file: "spending-by-month",
      keys: ["Month": "month"], isOfMonth: false,
      values: [
        "Spent": "spent", "Budget": "budget", "Difference": "variance", "Receipts": "receipts",
      ]),
    Correspondence(
      report: "spending-review", table: "carts-table", file: "cart-variance",
      keys: ["Cart": "name", "State": "state"], isOfMonth: false,
      values: [
        "Budget": "budget", "Planned": "planned", "Actual": "actual",
        "Difference": "plan_variance",
      ]),
    Correspondence(
      report: "store-comparison", table: "store-totals-values", file: "store-comparison",
      keys: ["Name": "store"], isOfMonth: false, values: ["total": "basket_total"]),
    Correspondence(
      report: "store-comparison", table: "price-levels-table", file: "store-levels",
      keys: ["Store": "store"], isOfMonth: false,
      values: ["Level": "level", "From": "lower", "To": "upper", "Common items": "items"]),
  ]

  /// The files that have the figures of tables that ``all`` does not compare.
  static let others = [
    "switches-bars-values": "answers", "basket-months-values": "baskets-by-month",
    "pocket-strips-values": "unit-values", "cost-bars-values": "answers",
    "receipt-table": "unit-values",
    "level-lines-values": "store-index", "changes-table": "answers",
    "item-panels-values": "unit-values", "change-items": "spending-by-item",
    "control-totals": "diagnostics", "edited-lines": "cart-variance",
    "contributors-table": "contributors", "ratings-table": "store-ratings",
    "product-ratings-table": "products", "buy-next-table": "answers", "prices": "observed-prices",
    "months": "spending-by-month", "categories-by-quarter": "spending-matrix",
    "store-bars-values": "spending-by-store", "year-items": "spending-by-item",
    "year-price-changes": "answers", "year-prices-values": "household-index",
    "price-now-bars-values": "answers", "without-category": "spending-by-item",
    "unknown-items-table": "diagnostics", "receipts": "spending-by-item",
  ]

  @Test("a table whose figures nothing holds is noticed", arguments: Subject.all)
  func everyTable(subject: Subject) throws {
    let known = Set(Self.all.map(\.table)).union(Self.others.keys)
    let files = try subject.files()
    if case .sample = subject {
      for file in Self.all.map(\.file) + Self.others.values {
        #expect(files["tables/\(file).csv"] != nil, "\(file)")
      }
    }
    for name in files.keys where name.hasSuffix(".html") {
      for table in try subject.page(String(name.dropLast(5)), "html").tables
      where !table.id.isEmpty {
        // Without the year, the place on the page and a second currency.
        let id = table.id.replacing("-chf", with: "").replacing(#/(-[0-9]+)+$/#, with: "")
        #expect(
          known.contains(id), "\(table.id) of \(name): compare its figures with those of a file")
      }
    }
  }

  /// How the page calls what the file calls otherwise.
  private static let names = [
    "Deposits, coupons, fees": "adjustments", "Without category": "", "Total": "*",
  ]

  @Test("a row of a page stands in the file of its table", arguments: Subject.all, all)
  func rows(subject: Subject, match: Correspondence) throws {
    let csv = CSVRows(try #require(try subject.files()["tables/\(match.file).csv"]))
    let month = try subject.month()
    // A second currency's table has its code behind the id.
    let tables = try subject.page(match.report, "html").tables.filter {
      $0.id == match.table || $0.id.hasPrefix(match.table + "-") && !$0.id.hasSuffix("-values")
    }
    // What a short history cannot show; the sample shows all of them.
    if case .sample = subject { #expect(tables.count == (match.isInSample ? 1 : 0)) }
    let ofMonth = csv.rows.filter { row in
      (!match.isOfMonth || row["month"] == month)
        && (match.table != "change-table" || row["reference"] == "three-months")
    }
    for table in tables {
      for row in table.rows {
        let first = row.first ?? ""
        // The file has a row of the whole month where that has a budget of its own.
        let isSum = table.totals.contains(row) && match.keys["Category"] == nil
        if first.hasPrefix("Other, ") || isSum { continue }
        let cells = Dictionary(zip(table.header, row), uniquingKeysWith: { first, _ in first })
        var values = match.values
        var candidates = ofMonth.filter { row in
          match.keys.allSatisfy { isNamed(row[$1] ?? "", in: cells[$0] ?? "") }
        }
        if candidates.isEmpty, first.hasPrefix("Total") {
          candidates = [sum(of: ofMonth.filter { $0["level"] ?? "category" == "category" })]
          values["Used"] = nil
          values["Status"] = nil
        }
        let isThere = candidates.contains { candidate in
          values.allSatisfy { header, column in
            cells[header].map { agrees($0, with: candidate[column] ?? "") } ?? true
          }
        }
        #expect(isThere, "\(match.table): \(cells) among \(candidates)")
      }
    }
  }

  @Test("what items cost less elsewhere adds up to a figure of answers.csv", arguments: Subject.all)
  func switches(subject: Subject) throws {
    let answers = CSVRows(try #require(try subject.files()["tables/answers.csv"]))
      .rows(where: ["question": "basket-switches"])
    let tables = try subject.page("store-comparison", "html").tables
      .filter { $0.id.hasPrefix("switches-bars-values") }
    if case .sample = subject { #expect(tables.count == 1) }
    for table in tables {
      let total = try #require(table.rows.last?.last)
      #expect(answers.contains { agrees(total, with: $0["estimate"] ?? "") }, "\(table.rows)")
    }
  }

  @Test("what a usual month cost stands in baskets-by-month.csv, by store and month")
  func basketMonths() throws {
    let csv = CSVRows(try #require(try Subject.sample.files()["tables/baskets-by-month.csv"]))
      .rows(where: ["basket": "usual basket"])
    let table = try #require(
      try Subject.sample.page("store-comparison", "html").tables
        .first { $0.id.hasPrefix("basket-months-values") })
    for row in table.rows {
      for (column, store) in table.header.enumerated() where column > 0 && row[column] != "–" {
        let found = csv.first { fields in
          let month = fields["month"] ?? ""
          return fields["store"] == store && row[0].hasSuffix(month.prefix(4))
            && isNamed(month, in: row[0])
        }
        let total = try #require(found.flatMap { Decimal(string: $0["total"] ?? "") }, "\(row)")
        var written = WrittenText(row[column])
        let isThere = written.holds(.measured(total), skipping: true)
        #expect(isThere, "\(store) \(row)")
      }
    }
  }

  @Test("lines of stores are the changes that are stated, else the indexes of the tables")
  func levels() throws {
    let files = try Subject.sample.files()
    let stores = CSVRows(try #require(files["tables/store-index.csv"]))
    let table = try #require(
      try Subject.sample.page("price-trends", "html").tables.first { $0.id == "level-lines-values" }
    )
    let stated = CSVRows(try #require(files["tables/answers.csv"]))
      .rows(where: ["question": "prices-year", "stated": "true", "period": "2026-10"])
    let index = CommandLineRun.packageFolder + "/sample-data/food-prices-official.csv"
    let official = CSVRows(try Data(contentsOf: URL(filePath: index))).rows.map { fields in
      ["month": fields["TIME_PERIOD"] ?? "", "index": fields["OBS_VALUE"] ?? ""]
    }
    for (column, header) in table.header.enumerated()
    where column > 0 && header != "Household" {
      if let change = stated.first(where: { $0["subject"] == header })?["estimate"] {
        let percent = try #require(Decimal(string: change))
        var written = WrittenText(try #require(table.rows.last)[column])
        let isThere = written.holds(.measured(100 + percent), skipping: true)
        #expect(isThere, "\(header) \(table.rows.last ?? [])")
        continue
      }
      let rows =
        header == "Official index"
        ? official : stores.rows(where: ["store": header, "method": "time-product-dummy"])
      func index(of row: [String]) -> Decimal? {
        rows.first { fields in
          let month = fields["month"] ?? ""
          return row[0].hasSuffix(month.prefix(4)) && isNamed(month, in: row[0])
        }
        .flatMap { Decimal(string: $0["index"] ?? "") }
      }
      let first = try #require(table.rows.first)
      let base = try #require(index(of: first))
      for row in table.rows where row[column] != "–" {
        let level = try #require(index(of: row)) / base * 100
        var written = WrittenText(row[column])
        let isThere = written.holds(.measured(level), skipping: true)
        #expect(isThere, "\(header) \(row)")
      }
    }
  }

  @Test("changes of prices are those that the claims state", arguments: Subject.all)
  func changes(subject: Subject) throws {
    let answers = CSVRows(try #require(try subject.files()["tables/answers.csv"]))
    let stated = answers.rows(where: ["question": "item-change", "stated": "true"])
    let tables = try subject.page("price-trends", "html").tables.filter {
      $0.id.hasPrefix("changes-table")
    }
    if case .sample = subject { #expect(tables.count == 1) }
    for table in tables {
      for row in table.rows {
        let cells = Dictionary(zip(table.header, row), uniquingKeysWith: { first, _ in first })
        let own = stated.filter {
          // The item, and under it the store.
          ($0["subject"] ?? "").split(separator: ", ").allSatisfy { row[0].contains($0) }
        }
        for (header, unit) in [("Change", "percent"), ("a year", "money")] {
          guard let cell = cells[header] else { continue }
          let isThere = own.contains {
            $0["unit"] == unit && agrees(cell, with: $0["estimate"] ?? "")
          }
          #expect(isThere, "\(cells) among \(own)")
        }
      }
    }
  }

  /// All categories of a month together.
  private func sum(of rows: [[String: String]]) -> [String: String] {
    var sums: [String: Decimal] = [:]
    for row in rows {
      for column in ["spent", "budget", "lines"] {
        if let number = Decimal(string: row[column] ?? "") { sums[column, default: 0] += number }
      }
    }
    if let spent = sums["spent"], let budget = sums["budget"] { sums["variance"] = spent - budget }
    return sums.mapValues { "\($0)" }
  }

  /// Whether a cell begins with a name of the file, as a page writes it.
  private func isNamed(_ name: String, in cell: String) -> Bool {
    if let shown = Self.names.first(where: { $0.value == name && cell.hasPrefix($0.key) }) {
      return shown.value == name
    }
    if name.wholeMatch(of: #/\d{4}-\d\d/#) != nil {
      var written = WrittenText(cell)
      return written.holds(.month(name), skipping: false)
    }
    return !name.isEmpty && cell.hasPrefix(name)
  }

  /// Whether a cell says what a field of the file says, rounded as it is written.
  private func agrees(_ cell: String, with field: String) -> Bool {
    guard !field.isEmpty else { return WrittenText.numbers(in: cell).isEmpty }
    guard let number = Decimal(string: field) else { return cell.contains(field) }
    var written = WrittenText(cell)
    return written.holds(.exact(number), skipping: true)
  }
}
