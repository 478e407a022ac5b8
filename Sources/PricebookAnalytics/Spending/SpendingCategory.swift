public import PricebookModel

/// What a spending row is about.
///
/// By name, with adjustments last.
public enum SpendingCategory: Hashable, Comparable, Sendable {
  /// The empty name is spending without a category.
  case named(CategoryID)
  /// Deposits, coupons and the like that have no category of their own.
  case adjustments
}
