extension UnitOfMeasure {
  var isMetric: Bool { ["mg", "g", "kg", "ml", "cl", "dl", "l"].contains(symbol) }
}

/// How much one package holds, as its name says it: `Pasta, 500 g`, `Cola 6 x 330 ml`, `Eier 10er`.
///
/// Only certain sizes are read: a name that may mean two sizes has none.
package struct PackageSize: Hashable, Sendable {
  /// How many parts the package has; 1 where the name does not multiply.
  package var count: Int
  /// What one part holds, in ``unit``.
  package var each: Quantity
  /// A unit of mass, volume or count.
  package var unit: UnitOfMeasure
  /// The name without the size, as it is written; empty where the name is nothing else.
  package var stem: String
  /// The words and numbers of the stem in lower case with single spaces between, without
  /// punctuation: equal for names that differ in their size alone.
  package var foldedStem: String

  package init(count: Int, each: Quantity, unit: UnitOfMeasure, stem: String, foldedStem: String) {
    self.count = count
    self.each = each
    self.unit = unit
    self.stem = stem
    self.foldedStem = foldedStem
  }
}

extension PackageSize {
  /// Reads the size in a name by the words of `Words/packages.txt`, whatever their language.
  ///
  /// - Returns: `nil` where the name has no size, and where it may be read in two ways: a number
  ///   whose mark groups or divides (`1,234 g`), sizes that contradict each other, a count beside
  ///   a size it may or may not multiply (`10 Stk 500 g`), a range, an estimate, a price basis.
  /// - Complexity: O(bytes of the name); a name without a size word beside a number takes one pass.
  package init?(in name: String) {
    guard SizeWords.all.maySize(name) else { return nil }
    self.init(readIn: name)
  }

  init?(readIn name: String) {
    var reader = PackageSizeReader(name)
    guard let size = try? reader.size() else { return nil }
    self = size
  }

  package var total: BaseQuantity {
    // At most 10⁴ parts of 10¹³ millionths of 10¹⁴ base counts each: below 2¹²⁷.
    BaseQuantity(count: unit.base(each).count * Int128(count))
  }
}

extension UnitValue {
  /// The exact price per base unit of packages of a content; `nil` where it does not fit.
  package func perUnit(ofPackagesHolding content: BaseQuantity) -> UnitValue? {
    guard quantity.count > 0, content.count > 0 else { return nil }
    let whole: Int128 = 10_000_000_000_000_000_000
    let product = quantity.count.multipliedFullWidth(by: content.count)
    guard product.high >= 0, product.high < whole / 2 else { return nil }
    let (quotient, remainder) = whole.dividingFullWidth(product)
    let held = remainder >= whole - remainder ? quotient + 1 : quotient
    return held > 0 ? UnitValue(paid: paid, quantity: BaseQuantity(count: held)) : nil
  }
}
