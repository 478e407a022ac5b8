package import PricebookModel

/// A line that is probably mistyped: its price, or how much was bought, is that of the item's other lines
/// times or divided by ten or a hundred.
package struct UnusualLine: Hashable, Sendable {
  /// What the line says, and what is usual.
  package enum Figure: Hashable, Sendable {
    /// Per base unit.
    case price(Amount, usual: Amount, dimension: DimensionID)
    /// In the line's unit.
    case quantity(Quantity, usual: Quantity, UnitID)
  }

  package var item: ItemID
  package var currency: CurrencyID
  package var paid: Amount
  package var figure: Figure
  /// Index into ``Book/sources``.
  package var source: Int
  /// The line of the file, from 1.
  package var number: Int
}

extension UnusualLine {
  /// Those of some days, in the order of lines; an item's other lines up to the last of the days say
  /// what is usual.
  ///
  /// - Parameter spent: What was spent in the days by currency; a quantity at the usual price is
  ///   worth telling from 1 % of that on.
  /// - Complexity: O(lines), and O(lines log lines) of the items that have a line far from the mean.
  static func all(
    in book: Book, days: ClosedRange<CalendarDate>, units: UnitTable,
    spent: [CurrencyID: Amount]
  ) -> [UnusualLine] {
    let prices = PricedLines(of: book, through: days.upperBound, units: units)
    let far = prices.rows(farFromMeanIn: days)
    guard !far.isEmpty else { return [] }
    let histories = prices.histories(ofGroups: Set(far.map(prices.group(ofRow:))))
    return far.compactMap { row in
      guard let history = histories[prices.group(ofRow: row)],
        let place = history.firstIndex(where: { $0.row == row })
      else { return nil }
      var others = history
      let line = others.remove(at: place)
      let least = (spent[book.lines[row].currency] ?? .zero).approximateUnits / 100
      guard let slip = TypingSlip(of: line, among: others, leastMoney: least) else { return nil }
      return UnusualLine(line, slip, in: book, units: units)
    }
  }

  private init?(_ line: PricedLine, _ slip: TypingSlip, in book: Book, units: UnitTable) {
    let written = book.lines[line.row]
    let usual = book.lines[slip.usual.row]
    let factor = units.factors[written.unit]
    func price(_ line: ReceiptLine) -> Amount? {
      UnitValue(paid: line.paid, quantity: units.factors[line.unit].base(line.quantity)).rounded
    }
    switch slip.kind {
    case .price:
      guard let now = price(written), let before = price(usual) else { return nil }
      figure = .price(now, usual: before, dimension: factor.dimension)
    case .quantity:
      let count = units.factors[usual.unit].base(usual.quantity).count / Int128(factor.basePerUnit)
      figure = .quantity(
        written.quantity, usual: Quantity(millionths: Int64(clamping: count)), written.unit)
    }
    item = written.item
    currency = written.currency
    paid = written.paid
    source = written.source
    number = Int(written.line)
  }
}
