public import PricebookAnalytics
public import PricebookDocument
import PricebookModel

/// The full tables of `tables/*.csv`, in the order in which the pages list them.
public enum ReportTables {
  /// How each table is made, by its name.
  private static let makers: [(name: String, make: @Sendable (Analysis, TableNames) -> DataTable)] =
    [
      ("spending-by-month", { spendingByMonth($0, names: $1) }),
      ("spending-by-category", { spendingByCategory($0, names: $1) }),
      ("spending-by-store", { spendingByStore($0.spending, names: $1) }),
      ("spending-by-item", { spendingByItem($0.spending, names: $1) }),
      (
        "cart-variance", { analysis, _ in cartVariance(analysis.carts, vault: analysis.book.vault) }
      ),
      ("observed-prices", { observedPrices($0.book, names: $1) }),
      ("unit-values", { unitValues($0.unitValues, names: $1) }),
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
      ("store-comparison", { storeComparison($0.comparisons, names: $1) }),
      ("store-levels", { storeLevels($0.storeLevels, names: $1) }),
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
  public static let names = makers.map(\.name)

  /// Every table over every month of the data; a table without rows keeps its header.
  public static func all(of analysis: Analysis) -> [DataTable] {
    named(Set(names), of: analysis)
  }

  /// Tables over every month of the data, in the order of ``names``; unknown names are passed over.
  public static func named(_ wanted: Set<String>, of analysis: Analysis) -> [DataTable] {
    let names = TableNames(of: analysis)
    return makers.filter { wanted.contains($0.name) }.map { $0.make(analysis, names) }
  }
}
