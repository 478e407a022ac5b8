import PricebookModel

/// Prices of one item that differ by more than a factor of ten, usually because of a misplaced
/// decimal point.
struct PriceJumps {
  private struct Price {
    var store: String
    var price: ExactDecimal
    var unit: String
    var currency: VaultCurrency
    var log: Int
  }

  private struct Kind: Hashable {
    var unit: UnitOfMeasure
    var currency: VaultCurrency
  }

  private var prices: [VaultMerge.Key: [Price]] = [:]

  /// - Parameter items: Every copy of every item, with its app and the log of its file.
  init(_ items: [(item: VaultItem, app: VaultApp, log: Int)]) {
    for (item, app, log) in items where !item.isTrashed {
      let key = VaultMerge.Key(app: app, id: item.id)
      for price in item.prices {
        prices[key, default: []].append(
          Price(
            store: price.store, price: price.price, unit: price.unit, currency: price.currency,
            log: log))
      }
    }
  }

  /// Warns once for every item, unit and currency, at the file of the winning copy.
  func report(winners: [VaultMerge.Winner<VaultItem>], to logs: inout [SourceLog]) {
    for winner in winners {
      let known = prices[winner.key] ?? []
      guard Self.canJump(known) else { continue }
      let kinds = Dictionary(grouping: known) {
        Kind(unit: UnitOfMeasure(written: $0.unit), currency: $0.currency)
      }
      let jumps = kinds.values.compactMap { jump(in: $0) }
      for jump in jumps.sorted() {
        logs[winner.log].report(
          .warning, .priceJump,
          "the item \(quoted(winner.entity.name)) costs \(jump), more than ten times as much; "
            + "correct the wrong price in the app")
      }
    }
  }

  /// Whether any two prices, of whatever unit, are that far apart; those of most items are not.
  private static func canJump(_ prices: [Price]) -> Bool {
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for price in prices {
      let value = price.price.approximateValue
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    // Nearer than the exact limit, so that rounding leaves nothing out.
    return highest > lowest * 9.99 || lowest <= 0
  }

  private func jump(in prices: [Price]) -> String? {
    let sorted = prices.sorted { left, right in
      if left.price != right.price { return left.price < right.price }
      return left.store < right.store
    }
    guard let lowest = sorted.first, let highest = sorted.last,
      let tenfold = lowest.price.shifted(byPowerOfTen: 1), tenfold < highest.price
    else { return nil }
    let unit = lowest.unit.isEmpty ? "" : " per \(excerpt(lowest.unit))"
    return "\(lowest.price) at \(quoted(lowest.store)) and \(highest.price) at "
      + "\(quoted(highest.store))\(unit)"
  }
}

extension ExactDecimal {
  fileprivate static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.subtracting(right)?.isNegative ?? (left.approximateValue < right.approximateValue)
  }
}
