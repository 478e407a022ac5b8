public import PricebookAnalytics
public import PricebookDocument
import PricebookModel

/// The full tables of `tables/*.csv`, in the order in which the pages list them.
public enum ReportTables {
  /// Every table over every month of the data; a table without rows keeps its header.
  public static func all(of analysis: Analysis) -> [DataTable] {
    let book = analysis.book
    let names = TableNames(of: analysis)
    return [
      spendingByMonth(analysis, names: names),
      spendingByCategory(analysis, names: names),
      spendingByStore(analysis.spending, names: names),
      spendingByItem(analysis.spending, names: names),
      cartVariance(analysis.carts, vault: book.vault),
      observedPrices(book, names: names),
      unitValues(analysis.unitValues, names: names),
      priceTrends(analysis, names: names),
      priceAlerts(analysis, names: names),
      packagePrices(analysis, names: names),
      shrinkflation(analysis.packages.shrinkflation, names: names),
      storeIndex(analysis.storeIndexes, names: names),
      householdIndex(analysis.householdIndexes, names: names),
      spendingChange(analysis.spendingChange, names: names),
      possibleSavings(analysis.possibleSavings, names: names),
      discounts(analysis.discounts, names: names),
      answers(Answers(of: analysis).all, book: book, names: names),
      storeComparison(analysis.comparisons, names: names),
      storeLevels(analysis.storeLevels, names: names),
      basketPrices(analysis.comparisons, names: names),
      shoppingLists(book.vault),
      storeRatings(book.vault.ratings, names: names),
      contributors(book.vault.contributors),
      diagnostics(book.diagnostics),
    ]
  }
}
