/// Which report a document is.
public enum ReportKind: String, CaseIterable, Hashable, Sendable {
  /// Spending, budgets, carts and why spending changed.
  case spendingReview = "spending-review"
  /// How prices moved, at stores and in the household's indexes.
  case priceTrends = "price-trends"
  /// Where the baskets are cheapest, and how dear the stores are.
  case storeComparison = "store-comparison"
  /// A whole year against the year before.
  case yearInReview = "year-in-review"
  /// The page of a period, or the home page of all months.
  case index = "index"
  /// The price book itself.
  case items = "items"
  /// What to buy where, of a month.
  case shoppingList = "shopping-list"
  /// The lists and open carts of the book.
  case shoppingLists = "shopping-lists"
  /// Every line of a period.
  case receipts = "receipts"
  /// What was said at past month ends, and how it came out.
  case score = "score"

  /// The file name without its extension.
  public var fileName: String { rawValue }
}
