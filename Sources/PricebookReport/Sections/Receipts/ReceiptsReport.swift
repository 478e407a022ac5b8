import PricebookAnalytics
import PricebookModel

/// The pages of the lines of a period: what every amount on the other pages is a sum of.
struct ReceiptsReport {
  /// From more lines than these on, each month of a period has a page.
  static let lineLimit = 20_000

  let scopes: ReportScopes
  let kept: KeptLines
  /// The year whose lines are listed; `nil` for those of the report's months.
  var year: Int?

  private var words: ReportWords { scopes.first.words }
  private var period: MonthPeriod {
    let own = scopes.first.period
    return year.map { MonthPeriod(own.calendar.months(ofYear: $0)) } ?? own.span
  }

  /// The pages by their names; the first is that which other pages lead to.
  var pages: [(name: String, report: Report)] {
    let name = ReportKind.receipts.fileName
    let count = kept.rows(of: period).count
    guard count > Self.lineLimit, period.month == nil else { return [(name, report(of: period))] }
    let months = kept.months(of: period)
    let links = months.map { month -> RichText in
      let page = LinkTarget.place(page: "\(name)-\(month)", id: "")
      return "\(link: .value(.month(month)), to: page)"
    }
    let overview = page(
      of: period, deck: words.receipts.byMonth(lines: count),
      [
        Section(
          id: "months", title: words.shared.counted(months.count, .month),
          blocks: [.paragraph(words.shared.list(links, limit: links.count))])
      ])
    return [(name, overview)]
      + months.map { ("\(name)-\($0)", report(of: MonthPeriod($0))) }
  }

  private func report(of months: MonthPeriod) -> Report {
    let listings = listings(of: months)
    let sections = Section.grouped(
      listings.map { listing in
        let section = Section(
          id: "lines", title: words.receipts.caption, blocks: [.receipts(listing)],
          isFullWidth: true, isTitleHidden: true)
        return (listing.currency, [section])
      })
    let count = listings.reduce(0) { $0 + $1.entries.count }
    return page(
      of: months, deck: words.receipts.deck(lines: count, currencies: listings.count), sections)
  }

  private func page(of months: MonthPeriod, deck: RichText, _ sections: [Section]) -> Report {
    let scope = scopes.first
    let spending = scope.analysis.spending.byMonth.rows(in: months.months)
    let spent = scopes.all.compactMap { scope in
      scope.spending(over: months.months).map { (scope, $0.spent) }
    }
    let amounts = spent.map { $0.named($0.written($1), isOnly: spent.count == 1) }
    return Report(
      kind: .receipts, period: period, title: words.receipts.title(months),
      kicker: words.shared.name(months),
      headline: spending.isEmpty
        ? words.review.nothingSpent(months)
        : words.receipts.headline(
          words.shared.list(amounts, limit: YearHeadline.currencyLimit),
          receipts: spending.reduce(0) { $0 + $1.receiptCount }),
      deck: spending.isEmpty ? words.review.noReceipts : deck,
      navigation: year.map(scope.context.navigation(ofYear:))
        ?? scope.context.navigation(of: .receipts, period: period), sections: sections,
      footer: [words.shared.footerSource], locale: scope.context.locale, words: words.page)
  }

  /// The lines by currency, the newest receipts first.
  private func listings(of months: MonthPeriod) -> [ReceiptListing] {
    let lines = kept.lines
    let days = lines.receipts.day
    let stores = lines.receipts.store
    var rows: [CurrencyID: [UInt32]] = [:]
    for row in kept.rows(of: months) {
      rows[lines.articles.currency[Int(lines.article[Int(row)])], default: []].append(row)
    }
    return scopes.first.analysis.currencies.compactMap { currency in
      guard let id = kept.names.currencies.firstIndex(of: currency), let own = rows[id] else {
        return nil
      }
      let rows = Dictionary(grouping: own) { Int(lines.receipt[Int($0)]) }
      let receipts = rows.keys.sorted { one, other in
        (days[other], stores[one], one) < (days[one], stores[other], other)
      }
      var entries: [ReceiptListing.Entry] = []
      entries.reserveCapacity(own.count)
      for receipt in receipts {
        entries += (rows[receipt] ?? []).sorted().map { row in
          ReceiptListing.Entry(row: row, amount: lines.paid[Int(row)])
        }
      }
      return ReceiptListing(
        entries, of: lines, kept.names, paths: kept.paths, currency: currency, words: words)
    }
  }
}

extension ReceiptListing {
  init(
    _ entries: [Entry], of lines: ReceiptLines, _ names: BookNames, paths: [String],
    currency: CurrencyCode, words: ReportWords
  ) {
    self.init(
      id: "receipts", caption: words.receipts.caption,
      captionUnit: currency.label.isEmpty ? "" : words.shared.amountsIn(currency),
      currency: currency,
      headings: .init(
        day: words.receipts.day, store: words.headings.store, item: words.headings.item,
        quantity: words.headings.quantity, amount: words.receipts.paid, line: words.receipts.line),
      adjustments: words.shared.adjustments, lines: lines, names: names, paths: paths,
      entries: entries)
  }
}
