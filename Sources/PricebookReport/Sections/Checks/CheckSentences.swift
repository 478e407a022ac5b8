import PricebookAnalytics
import PricebookModel

/// What is to be checked before anybody acts on a period's figures: one sentence for each fact, with
/// what mends it.
struct CheckSentences {
  private let scope: CurrencyScope
  private var words: ReportWords { scope.words }
  private var checks: [Check] { scope.analysis.checks }

  private static let sectionID = "check"
  /// The others are in `answers.csv`.
  private static let lineLimit = 4

  init(_ scope: CurrencyScope) { self.scope = scope }

  /// The worst of them; `nil` where there is nothing.
  var section: Section? {
    guard !checks.isEmpty else { return nil }
    return Section(
      id: Self.sectionID, title: words.check.title,
      blocks: [.list(checks.prefix(Self.lineLimit).map(sentence))], isFullWidth: true)
  }

  /// How many there are, with a link to them; `nil` where there is nothing.
  var count: RichText? {
    guard !checks.isEmpty else { return nil }
    let period = scope.period.span
    let sentence = words.check.count(checks.count, period)
    guard scope.context.months.contains(where: { period == MonthPeriod($0) }) else {
      return "\(sentence)."
    }
    let page = "\(period)/\(ReportKind.index.fileName)"
    return "\(link: sentence, to: .place(page: page, id: Self.sectionID))."
  }

  /// That receipts end, or those of a store.
  var missingReceipts: [RichText] {
    checks.filter { check in
      switch check {
      case .receiptsEnd, .storeStopped: true
      default: false
      }
    }.map(sentence)
  }

  private func sentence(_ check: Check) -> RichText {
    switch check {
    case .receiptsEnd(let last, let missing):
      words.check.receiptsEnd(last, missing: missing, hasPayments: !scope.book.payments.isEmpty)
    case .storeStopped(let store, let last, _, let days):
      words.check.storeStopped(
        scope.storeName(store), last, days: days, isWeekly: (6...8).contains(days))
    case .paymentsWithoutReceipt(let count, let amount, let currency, let stores):
      words.check.payments(
        count, written(amount, currency),
        at: words.shared.list(stores.map { RichText.name(scope.storeName($0)) }, limit: 3),
        file: file("payments"))
    case .shopsWithoutReceipt(let count, let amount, let currency, let shops):
      words.check.otherShops(
        count, written(amount, currency),
        at: words.shared.list(shops.map { RichText.name($0) }, limit: 3))
    case .mayCountTwice(let copy, let file, let other, let others, let sum):
      words.check.mayCountTwice(
        copy.day, scope.storeName(copy.store), .money(Money(copy.line.paid, copy.currency)),
        in: Self.place(other, copy.other.number), and: Self.place(file, copy.line.number),
        others: others, all: .money(Money(sum, copy.currency)))
    case .unusualLine(let line, let file, let others):
      unusual(line, in: Self.place(file, line.number), others: others)
    case .chargedAbove(let line, let others, let sum):
      words.check.chargedAbove(
        line.day, scope.storeName(line.store), scope.book.names.items[line.item].name,
        charged: written(line.charged, line.currency),
        advertised: written(line.advertised, line.currency),
        written(line.difference, line.currency), others: others,
        all: written(sum, line.currency), file: file("charged-above"))
    case .withoutCurrency(let amount, let currency, let file, let others):
      words.check.withoutCurrency(written(amount, currency), file: file, others: others)
    case .looksLikePrices(let file, let amount, let currency):
      words.check.looksLikePrices(file, written(amount, currency))
    case .receiptsDiffer(let copy, let file, let other, let others):
      words.check.receiptsDiffer(
        copy.item, .money(Money(copy.line.paid, copy.currency)),
        in: Self.place(file, copy.line.number),
        .money(Money(copy.other.paid, copy.currency)), and: Self.place(other, copy.other.number),
        others: others)
    case .withoutCategory(let percent, let amount, let currency):
      words.check.withoutCategory(.percent(percent, digits: 0), written(amount, currency))
    case .namesAlone(let count, let first):
      words.check.namesAlone(count, first: scope.book.names.items[first].name)
    case .damagedNames(let count, let first, let file):
      words.check.damagedNames(count, first: scope.book.names.items[first].name, file: file)
    }
  }

  private func unusual(_ line: UnusualLine, in place: String, others: Int) -> RichText {
    let item = scope.book.names.items[line.item].name
    switch line.figure {
    case .price(let price, let usual, let dimension):
      let unit = scope.baseUnit(dimension)
      func written(_ price: Amount) -> Value {
        .price(Money(price, scope.book.names.currencies[line.currency]))
      }
      return words.check.unusualPrice(
        item, written(price), per: unit == "each" ? nil : words.shared.per(unit), in: place,
        usual: written(usual), others: others)
    case .quantity(let quantity, let usual, let unit):
      let unit = scope.book.names.units[unit]
      let symbol = unit.isPackage ? "each" : unit.symbol
      return words.check.unusualQuantity(
        item, .quantity(quantity, unit: symbol), in: place, usual: .quantity(usual, unit: symbol),
        others: others)
    }
  }

  /// A table, where it is written beside the page.
  private func file(_ table: String) -> RichText? {
    scope.context.hasTableFiles ? scope.context.tableName(table) : nil
  }

  /// A line of a file, or a file whose entries have no lines; of a long path the last part, because
  /// sentences cut long names.
  private static func place(_ file: String, _ line: Int) -> String {
    let parts = file.split(separator: "/")
    let short = file.count > pathLimit && parts.count > 1 ? "…/\(parts[parts.count - 1])" : file
    return line > 0 ? "\(short):\(line)" : short
  }

  private static let pathLimit = 40

  private func written(_ amount: Amount, _ currency: CurrencyID) -> Value {
    .money(Money(amount, scope.book.names.currencies[currency]))
  }
}
