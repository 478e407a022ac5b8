import PricebookModel

/// Amounts that name no currency, in a book where others do.
extension ReceiptCollector {
  /// The files with lines that name no currency, and how many lines these are, by their sources.
  var linesWithoutCurrency: [(source: Int, count: Int)] {
    guard let unknown = currencies.values.firstIndex(of: .unknown) else { return [] }
    return files.compactMap { file in
      let count = file.rows.count { lines.currency[$0].index == unknown }
      return count == 0 ? nil : (file.file.source, count)
    }
  }

  /// Gives a currency to all lines that name none.
  func take(_ currency: CurrencyCode) {
    var known = SmallTable<CurrencyCode>()
    let numbers = currencies.values.map {
      CurrencyID(rawValue: known.intern($0 == .unknown ? currency : $0))
    }
    Self.renumber(&lines.articles.currency, numbers)
    currencies = known
  }
}

extension BookReading {
  /// Takes the only currency of the book for files that name none, and says so once; where the book
  /// has several, each of these files is named.
  mutating func settleCurrencies() {
    let collectors = [raw, rawPrices].compactMap(\.self)
    let without = collectors.flatMap(\.linesWithoutCurrency).sorted { $0.source < $1.source }
    let named = Set(
      collectors.flatMap(\.namedCurrencies) + exports.flatMap { $0.export.currencies })
    guard let first = without.first, let only = named.first else { return }
    // Amounts without a currency were rounded to two decimals.
    guard named.count == 1, only.minorUnitDigits <= 2 else {
      let currencies = named.map(\.label).sorted()
      for (source, count) in without {
        logs[source].report(
          .currencyOpen(
            count: count,
            currencies: currencies.prefix(5).joined(separator: ", ")
              + (currencies.count > 5 ? ", …" : "")))
      }
      return
    }
    for collector in collectors { collector.take(only) }
    if currency == .unknown { currency = only }
    logs[first.source].report(
      .currencyTaken(
        count: first.count, otherFiles: without.count - 1, currency: only.label))
  }
}

extension VaultExport {
  /// The currencies that its prices and carts name.
  fileprivate var currencies: Set<CurrencyCode> {
    let written = items.flatMap { $0.prices.map(\.currency) } + carts.map(\.currency)
    return Set(
      Set(written).compactMap {
        if case .written(let text) = $0 { CurrencyCode(written: text) } else { nil }
      }.filter { $0 != .unknown })
  }
}

extension DiagnosticMessage {
  fileprivate static func currencyOpen(count: Int, currencies: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .currencyUnknown,
      """
      \(count == 1 ? "1 line names" : "\(grouped(count)) lines name") no currency, and the book has \
      \(currencies), so \(count == 1 ? "it is" : "they are") shown without one and added to none; \
      say which it is with --currency, or for this file in "files" of pricebook.json
      """)
  }

  /// - Parameters:
  ///   - count: How many lines of the file name no currency.
  ///   - otherFiles: How many more files have such lines.
  fileprivate static func currencyTaken(
    count: Int, otherFiles: Int, currency: String
  ) -> DiagnosticMessage {
    let files =
      switch otherFiles {
      case 0: ""
      case 1: ", and so do those of 1 more file"
      default: ", and so do those of \(otherFiles) more files"
      }
    return DiagnosticMessage(
      .warning, .currencyUnknown,
      """
      \(count == 1 ? "1 line names" : "\(grouped(count)) lines name") no currency\(files); \(currency) is \
      taken, the only one of the book; if that is wrong, say which it is with --currency, or in \
      "files" of pricebook.json
      """)
  }
}
