public import PricebookAnalytics
package import PricebookModel
package import PricebookParallel

/// The full tables of `tables/*.csv`, in the order in which the pages list them.
public enum ReportTables {
  private static let makers: [(name: String, make: @Sendable (Analysis, TableNames) -> DataTable)] =
    [
      ("spending-by-month", { spendingByMonth($0, names: $1) }),
      ("spending-by-category", { spendingByCategory($0, names: $1) }),
      ("spending-matrix", { spendingMatrix($0, names: $1) }),
      ("person-budgets", { personBudgets($0, names: $1) }),
      ("spending-by-store", { spendingByStore($0.spending, names: $1) }),
      ("payments", { payments($0.book, names: $1) }),
      ("spending-by-item", { spendingByItem($0.spending, names: $1) }),
      (
        "cart-variance", { analysis, _ in cartVariance(analysis.carts, vault: analysis.book.vault) }
      ), ("observed-prices", { observedPrices($0.book, names: $1) }),
      (
        "charged-above",
        { chargedAbove($0.chargedAbove, sources: $0.book.sources, names: $1) }
      ), ("unit-values", { unitValues($0.unitValues, names: $1) }),
      ("price-trends", { priceTrends($0, names: $1) }),
      ("price-alerts", { priceAlerts($0, names: $1) }),
      ("package-prices", { packagePrices($0, names: $1) }),
      ("shrinkflation", { shrinkflation($0.packages.shrinkflation, names: $1) }),
      ("store-index", { storeIndex($0.storeIndexes, names: $1) }),
      ("household-index", { householdIndex($0.householdIndexes, names: $1) }),
      ("spending-change", { spendingChange($0.spendingChange, names: $1) }),
      ("possible-savings", { possibleSavings($0.possibleSavings, names: $1) }),
      ("discounts", { discounts($0.discounts, names: $1) }),
      ("answers", { analysis, _ in answers(of: analysis) }),
      ("score", { analysis, _ in score(analysis.trackRecord, book: analysis.book) }),
      ("store-comparison", { storeComparison($0.comparisons, names: $1) }),
      ("baskets-by-month", { basketsByMonth($0, names: $1) }),
      ("store-levels", { storeLevels($0.storeLevels, names: $1) }),
      ("groups", { groups($0.groupPrices, names: $1) }),
      ("basket-prices", { basketPrices($0.comparisons, names: $1) }),
      ("expected-prices", { expectedPrices($0, names: $1) }),
      ("shopping-lists", { analysis, _ in shoppingLists(analysis.book.vault) }),
      ("store-ratings", { storeRatings($0.book.vault.ratings, names: $1) }),
      ("products", { products($0.book.vault.products, names: $1) }),
      ("app-prices", { statedPrices($0.book.vault.priceOptions, names: $1) }),
      ("contributors", { analysis, _ in contributors(analysis.book.vault.contributors) }),
      ("diagnostics", { analysis, _ in diagnostics(analysis.book.diagnostics) }),
    ]

  /// The names of all tables.
  package static let names = makers.map(\.name)

  /// Tables that are of the whole book, whatever the period.
  private static let withoutMonths: Set<String> = [
    "spending-matrix", "shopping-lists", "store-ratings", "products", "app-prices", "contributors",
    "diagnostics",
  ]

  /// Tables that are by month whatever the period.
  private static let withoutWeeks: Set<String> = [
    "unit-values", "price-alerts", "package-prices", "store-index", "household-index",
    "baskets-by-month", "score",
  ]

  /// The first of some tables that has no weeks; `nil` if there is none.
  package static func withoutWeeks(_ names: [String]) -> String? {
    names.first(where: withoutWeeks.contains)
  }

  /// The first of some tables in which a period changes nothing; `nil` if there is none.
  package static func withoutMonths(_ names: [String]) -> String? {
    names.first(where: withoutMonths.contains)
  }

  /// Whether any of the tables speaks of names as sources write them.
  package static func needWritings(_ names: Set<String>) -> Bool { names.contains("answers") }

  /// Whether any of the tables compares purchases with each other.
  package static func comparePurchases(_ names: Set<String>) -> Bool {
    !names.isDisjoint(with: ["answers", "possible-savings", "spending-change"])
  }

  /// Every table over every month of the data; a table without rows keeps its header.
  public static func all(of analysis: Analysis) -> [DataTable] {
    tables(named: Set(names), of: analysis)
  }

  /// Tables over every month of the data, in the order of ``names``; unknown names are ignored.
  package static func tables(named wanted: Set<String>, of analysis: Analysis) -> [DataTable] {
    let names = TableNames(of: analysis)
    let makers = makers.filter { wanted.contains($0.name) }
    return concurrentMap(makers.count) { makers[$0].make(analysis, names) }
  }

  /// The same, each made when it is asked for, so that one is written while others are made.
  package static func deferred(
    named wanted: Set<String>, of analysis: Analysis
  ) -> [(name: String, table: Deferred<DataTable>)] {
    let names = TableNames(of: analysis)
    return makers.filter { wanted.contains($0.name) }.map { maker in
      (maker.name, Deferred { maker.make(analysis, names) })
    }
  }

  /// Every problem in the data, in order of file and place; an unknown place is absent.
  static func diagnostics(_ diagnostics: [Diagnostic]) -> DataTable {
    DataTable(
      name: "diagnostics", rowCount: diagnostics.count,
      .text("severity", of: diagnostics) { $0.severity.rawValue },
      .text("code", of: diagnostics) { $0.code.rawValue },
      .text("file", of: diagnostics) { $0.file },
      .count("line", of: diagnostics) { $0.line > 0 ? $0.line : nil },
      .count("column", of: diagnostics) { $0.column > 0 ? $0.column : nil },
      .text("message", of: diagnostics) { $0.message })
  }

  /// Items with what was bought of them, in their order; one row for each currency.
  package static func purchases(
    of items: [ItemID], _ purchases: [ItemID: ItemPurchases], names: BookNames
  ) -> DataTable {
    let rows = items.compactMap { item in purchases[item].map { (item, $0) } }.flatMap {
      item, purchases in
      purchases.paid.sorted { $0.key < $1.key }.map { currency, paid in
        (item: item, purchases: purchases, currency: currency, paid: paid)
      }
    }
    return DataTable(
      name: "names", rowCount: rows.count, .text("item", of: rows) { names.items[$0.item].name },
      .text("category", of: rows) { row in
        row.purchases.categories.sorted().map { names.categories[$0] }.first { !$0.isEmpty } ?? ""
      }, .count("lines", of: rows) { $0.purchases.lineCount },
      .text("stores", of: rows) { row in
        row.purchases.stores.keys.sorted().map { names.stores[$0] }.joined(separator: ", ")
      }, .text("last_bought", of: rows) { $0.purchases.lastDay?.description ?? "" },
      .money("paid", of: rows, decimals: { names.currencies[$0.currency].minorUnitDigits }) {
        $0.paid
      }, .text("currency", of: rows) { names.currencies[$0.currency].label })
  }
}
