/// A list of items with quantities, to be priced at every store.
public struct Basket: Sendable {
  /// A quantity of an item.
  public struct Line: Sendable {
    /// What is to be bought.
    public var item: ItemID
    /// Exact, not zero.
    public var quantity: Quantity
    /// What the quantity counts.
    public var unit: UnitOfMeasure
    /// Where a file has the line; `nil` for a line of no file.
    public var place: Basket.Place?
    /// What one piece holds, where a part of its content was asked for: the quantity is then a share of
    /// packages, such as 0.3 for 3 of 10 eggs.
    package var package: UnitOfMeasure?
    /// Whether any item of a group will do: ``item`` has the name of the group.
    package var isGroup = false
    /// Whether the quantity is a mean of purchases, and nobody wrote it.
    package var isMean = false
    /// Items that a line without receipts and prices may mean, the most likely first.
    package var nearest: [ItemID]?

    package init(
      item: ItemID, quantity: Quantity, unit: UnitOfMeasure, place: Basket.Place? = nil,
      package: UnitOfMeasure? = nil, isGroup: Bool = false, isMean: Bool = false,
      nearest: [ItemID]? = nil
    ) {
      self.item = item
      self.quantity = quantity
      self.unit = unit
      self.place = place
      self.package = package
      self.isGroup = isGroup
      self.isMean = isMean
      self.nearest = nearest
    }
  }

  /// A line of a file.
  public struct Place: Hashable, Sendable {
    /// Index into ``Book/sources``.
    public var source: Int
    /// From 1.
    public var line: Int

    package init(source: Int, line: Int) {
      self.source = source
      self.line = line
    }
  }

  /// What reports call the basket.
  public var name: String
  /// What is to be bought.
  public var lines: [Line]
  /// `nil` where the basket does not say; it is then priced in every currency of the book.
  public var currency: CurrencyCode?
  /// Lines of its file that could not be read, and so are not in ``lines``.
  package var rejectedLines = 0

  package init(name: String, lines: [Line], currency: CurrencyCode? = nil, rejectedLines: Int = 0) {
    self.name = name
    self.lines = lines
    self.currency = currency
    self.rejectedLines = rejectedLines
  }
}

extension Basket.Line {
  /// The quantity in whole packages, where a part of their content was asked for.
  package var wholePackages: Quantity? {
    package.map { _ in
      Quantity(millionths: (quantity.millionths + 999_999) / 1_000_000 * 1_000_000)
    }
  }

  /// What has to be bought in whole packages where a group is bought as an item of it.
  ///
  /// - Parameter package: What one piece of the item holds.
  /// - Returns: How many packages, and what they hold in the unit of the line; `nil` where packages hold
  ///   just what was asked for, or something else.
  package func wholePackages(
    ofGroupAs package: UnitOfMeasure
  ) -> (count: Quantity, content: Quantity)? {
    let asked = unit.base(quantity).count
    let one = package.base(.one).count
    guard isGroup, package.dimension == unit.dimension, one > 0, asked > 0,
      !asked.isMultiple(of: one)
    else { return nil }
    let packages = asked / one + 1
    let (content, rest) = (packages * Int128(package.basePerUnit) * 1_000_000)
      .quotientAndRemainder(dividingBy: Int128(unit.basePerUnit))
    guard rest == 0, let content = Int64(exactly: content),
      let count = Int64(exactly: packages * 1_000_000)
    else { return nil }
    return (Quantity(millionths: count), Quantity(millionths: content))
  }

  /// What was asked for, where that is a part of packages: 3 of the eggs in packages of ten.
  package var content: Quantity {
    guard let package else { return quantity }
    let base = Int128(quantity.millionths) * Int128(package.basePerUnit)
    return Quantity(
      millionths: Int64(clamping: base.dividedRounding(by: Int128(UnitOfMeasure.wholeBase))))
  }
}
