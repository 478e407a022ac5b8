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
      report: "spending-review", table: "items-table", file: "spending-by-item",
      keys: ["Item": "item"], values: ["Spent": "spent", "Quantity": "quantity"]),
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
      report: "price-trends", table: "trends-table", file: "price-trends",
      keys: ["Item": "item"], isOfMonth: false,
      values: [
        "Last": "last_price", "Change": "change_percent", "Per month": "slope_percent_per_month",
        "Direction": "direction",
      ]),
    Correspondence(
      report: "price-trends", table: "alerts-table", file: "price-alerts", keys: ["Item": "item"],
      values: ["Price": "price", "Reference": "reference_price", "Change": "change_percent"]),
    Correspondence(
      report: "store-comparison", table: "totals", file: "store-comparison",
      keys: ["Store": "store"], isOfMonth: false,
      values: [
        "Rank": "rank", "Own total": "total", "Whole basket": "like_for_like_total",
      ]),
    Correspondence(
      report: "store-comparison", table: "price-levels-table", file: "store-levels",
      keys: ["Store": "store"], isOfMonth: false,
      values: ["Level": "level", "From": "lower", "To": "upper", "Common items": "items"]),
  ]

  /// How the page calls what the file calls otherwise.
  private static let names = [
    "Deposits, coupons, fees": "adjustments", "Without category": "", "Total": "*",
  ]

  @Test("a row of a page stands in the file of its table", arguments: Subject.all, all)
  func rows(subject: Subject, match: Correspondence) throws {
    let files = try subject.files()
    let document = try subject.document(match.report)
    let csv = CSVRows(try #require(files["tables/\(match.file).csv"]))
    let tables = document.objects.filter {
      // A second currency's table has its code behind the id.
      $0.text("type") == "table"
        && ($0.text("id") == match.table || $0.text("id").hasPrefix(match.table + "-"))
    }
    // What a short history cannot show; the sample shows all of them.
    if case .sample = subject { #expect(tables.count == (match.isInSample ? 1 : 0)) }
    for table in tables {
      #expect(table["file"] == nil || table.text("file") == "../tables/\(match.file).csv")
      let headers = table.elements("columns").map { $0.text("header") }
      for row in table.elements("rows") {
        let cells = Dictionary(
          zip(headers, row.elements("cells")), uniquingKeysWith: { first, _ in first })
        var wanted: [String: String] = match.isOfMonth ? ["month": document.text("month")] : [:]
        for (header, column) in match.keys { wanted[column] = key(cells[header]) }
        wanted["currency"] = row.elements("cells").compactMap { $0["currency"]?.text }.first
        if match.table == "change-table" { wanted["reference"] = "three-months" }
        // The file has a row of the whole month where that has a budget of its own.
        let first = row.elements("cells").first?.text("text") ?? ""
        if first.hasPrefix("Other, ") { continue }
        if row["total"] == .flag(true), match.keys["Category"] == nil { continue }
        var candidates = csv.rows(where: wanted)
        var values = match.values
        if candidates.isEmpty, wanted["category"] == "*" {
          candidates = [sum(of: csv.rows(where: wanted.filter { $0.key != "category" }))]
          values["Used"] = nil
          values["Status"] = nil
        }
        let isThere = candidates.contains { candidate in
          values.allSatisfy { header, column in
            !headers.contains(header)
              || agrees(cells[header], with: candidate[column] ?? "", digits: subject.digits)
          }
        }
        #expect(isThere, "\(wanted) with \(cells) among \(candidates)")
      }
    }
  }

  @Test("what every item costs at every store stands in basket-prices.csv", arguments: Subject.all)
  func basketPrices(subject: Subject) throws {
    let files = try subject.files()
    let document = try subject.document("store-comparison")
    let csv = CSVRows(try #require(files["tables/basket-prices.csv"]))
    let tables = document.objects.filter { $0.text("id").hasPrefix("basket-prices") }
    #expect(!tables.isEmpty)
    for table in tables {
      let stores = table.elements("columns").dropFirst().map { $0.text("header") }
      for row in table.elements("rows") where row["total"] == nil {
        guard let first = row.elements("cells").first else { continue }
        if first.text("text").hasPrefix("Other, ") { continue }
        for (store, cell) in zip(stores, row.elements("cells").dropFirst()) where cell != .null {
          let isFilledIn = cell.elements("marks").contains(.text("filled-in"))
          let candidates = csv.rows(where: [
            "item": key(first), "store": store, "filled_in": isFilledIn ? "true" : "false",
          ])
          let isThere = candidates.contains {
            Decimal(string: $0["cost"] ?? "") == cell["value"]?.number
          }
          #expect(isThere, "\(first) at \(store): \(cell) among \(candidates)")
        }
      }
    }
  }

  @Test("price levels are the indexes of the tables, from the window's first month on")
  func levels() throws {
    let files = try Subject.sample.files()
    let document = try Subject.sample.document("price-trends")
    let stores = CSVRows(try #require(files["tables/store-index.csv"]))
    let household = CSVRows(try #require(files["tables/household-index.csv"]))
    let table = try #require(document.objects.first { $0.text("id") == "levels-table" })
    let months = table.elements("rows").map { key($0.elements("cells").first) }
    for (column, header) in table.elements("columns").map({ $0.text("header") }).enumerated()
    where column > 0 {
      let rows =
        header == "Household"
        ? household.rows(where: ["category": "*", "method": "geks-tornqvist"])
        : stores.rows(where: ["store": header, "method": "time-product-dummy"])
      let indexes = Dictionary(
        rows.map { ($0["month"] ?? "", Decimal(string: $0["index"] ?? "")) },
        uniquingKeysWith: { first, _ in first })
      let base = try #require(indexes[months[0]] ?? nil)
      for (month, row) in zip(months, table.elements("rows")) {
        let level = try #require(row.elements("cells")[column]["value"]?.number)
        let index = try #require(indexes[month] ?? nil)
        #expect(
          abs(level - index / base * 100) < Decimal(string: "0.001") ?? 0, "\(header) \(month)")
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

  /// What names a row: a month, the first name of a text, or the text.
  private func key(_ cell: JSONNode?) -> String {
    guard let cell else { return "" }
    let value = cell.elements("values").first
    if let month = value, month.text("type") == "month" { return month.text("value") }
    let text = cell.elements("names").first?.text ?? cell.text("text")
    return Self.names[text] ?? text
  }

  /// Whether a cell says what a field of the file says.
  private func agrees(_ cell: JSONNode?, with field: String, digits: Int) -> Bool {
    guard let cell, cell != .null else { return field.isEmpty }
    guard let number = cell["value"]?.number else { return cell.text("text") == field }
    guard let written = Decimal(string: field) else { return false }
    if number == written { return true }
    // Prices of pages are in minor units, those of the tables have four decimals.
    return cell.text("type") == "price" && number == rounded(written, digits)
  }
}
