package import PricebookModel

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
