import PricebookModel

/// Prices of one item that differ by more than ten times, usually by a misplaced decimal point.
enum PriceJumps {
  /// Prices are compared within one unit and currency.
  private struct Kind: Hashable {
    var unit: UnitOfMeasure
    var currency: VaultCurrency
  }

  /// Warns once for every unit and currency of the item, at the file of the winning copy.
  static func report(of item: VaultMerge.Winner<VaultItem>, to logs: inout [SourceLog]) {
    let live = ([item.entity] + item.others.map(\.entity)).lazy.filter { !$0.isTrashed }
    guard canJump(live.flatMap(\.prices)) else { return }
    let kinds = Dictionary(grouping: live.flatMap(\.prices)) {
      Kind(unit: UnitOfMeasure(written: $0.unit), currency: $0.currency)
    }
    for jump in kinds.values.compactMap(jump).sorted() {
      logs[item.log].report(.priceJump(item: item.entity.name, prices: jump))
    }
  }

  /// Whether any two prices, of whatever unit, are that far apart; those of most items are not.
  private static func canJump(_ prices: some Sequence<VaultPrice>) -> Bool {
    let values = prices.map(\.price.approximateValue)
    guard let lowest = values.min(), let highest = values.max() else { return false }
    // Nearer than the exact limit, so that rounding leaves nothing out.
    return highest > lowest * 9.99 || lowest <= 0
  }

  private static func jump(in prices: [VaultPrice]) -> String? {
    let sorted = prices.sorted { left, right in
      left.price == right.price ? left.store < right.store : left.price < right.price
    }
    guard let lowest = sorted.first, let highest = sorted.last,
      let tenfold = lowest.price.shifted(byPowerOfTen: 1), tenfold < highest.price
    else { return nil }
    let unit = lowest.unit.isEmpty ? "" : " per \(excerpt(lowest.unit))"
    return "\(lowest.price) at \(quoted(lowest.store)) and \(highest.price) at "
      + "\(quoted(highest.store))\(unit)"
  }
}

extension DiagnosticMessage {
  fileprivate static func priceJump(item: some StringProtocol, prices: String) -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .priceJump,
      """
      the item \(quoted(item)) costs \(prices), more than ten times as much; correct the wrong \
      price in the app
      """)
  }
}
