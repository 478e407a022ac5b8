import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

/// Reports of books, full and lacking, to read words in.
enum WrittenReports {
  struct Book: CustomTestStringConvertible, Sendable {
    var name: String
    var make: @Sendable () -> PricebookModel.Book

    var testDescription: String { name }

    /// Every kind of report, the page of a month's folder and the lists.
    func reports(_ locale: ReportLocale) -> [Report] {
      let book = make()
      let analysis = ReportReading.analysis(of: book)
      let context = ReportContext(
        months: [analysis.period.month.adding(months: -1), analysis.period.month],
        hasTableFiles: true, locale: locale)
      let reports = ReportKind.allCases.map {
        Reports.report($0, of: analysis, context: context)
      }
      return reports + [Reports.monthIndex(of: analysis, context: context)]
    }
  }

  static let books =
    DegenerateBookTests.books.sorted { $0.key < $1.key }
    .map { Book(name: $0.key, make: $0.value) } + [
      Book(name: "a household") { BookBuilder.household().book() }
    ]
}

extension Report {
  /// Every text of its own words, whole, with names and values left out.
  var ownWords: [String] {
    var texts: [String] = []
    collect(self, &texts)
    return texts
  }

  /// Types without words of a report below them: what charts draw has many, and each report has the phrases of its
  /// renderers.
  private static let wordless = Set(
    [
      WordBook.self, Value.self, String.self, Navigation.self, Amount.self, [Amount].self, Int.self,
      Int64.self,
      Int32.self, UInt8.self, UInt32.self, Double.self, [Double].self, [Double?].self, Bool.self,
      Month.self, CalendarDate.self, CurrencyCode.self, ExactDecimal.self,
    ].map(ObjectIdentifier.init))

  private func collect(_ value: Any, _ texts: inout [String]) {
    // Casts of every value to every type would take most of the time.
    guard !Self.wordless.contains(ObjectIdentifier(type(of: value))) else { return }
    switch value {
    case let text as RichText: texts.append(words(of: text))
    case let badge as Badge: texts.append(badge.text)
    case let cell as Cell:
      // Tables have so many that looking at them as at everything else takes most of the time.
      switch cell.content {
      case .text(let text): texts.append(words(of: text))
      case .badge(let badge): texts.append(badge.text)
      case .absent, .notYet, .value, .bar, .columns, .direction: break
      }
      if let second = cell.secondLine { texts.append(words(of: second)) }
    default:
      for child in Mirror(reflecting: value).children { collect(child.value, &texts) }
    }
  }

  private func words(of text: RichText) -> String {
    text.inlines.map { inline in
      switch inline {
      case .text(let words): words
      case .name, .value, .code: "#"
      case .strong(let inner), .tinted(let inner, _), .link(let inner, _):
        words(of: inner)
      }
    }.joined()
  }

  /// What it is made of, words aside: sections, blocks, columns and rows.
  var parts: [String] {
    sections.flatMap { section in
      ["\(section.id), \(section.note.count) notes, \(section.drawingNote.count) for drawings"]
        + section.blocks.flatMap(parts(of:))
    } + ["\(footer.count) lines of footer"]
  }

  private func parts(of block: Block) -> [String] {
    switch block {
    case .keyFigures(let figures): ["\(figures.figures.count) figures"]
    case .findings(let findings):
      findings.map { "finding, \($0.amount), \($0.link.map { "\($0.target)" } ?? "no link")" }
    case .table(let table):
      ["table \(table.id), \(table.rows.count) rows, \(table.footnotes.count) footnotes"]
        + table.columns.map { "column, \($0.alignment), \($0.order.map { "\($0)" } ?? "")" }
        + table.rows.map { "row of \($0.cells.count)" }
    case .chart(let chart): ["chart \(chart.id)"]
    case .chartPair(let charts): charts.map { "chart \($0.chart.id)" }
    case .shoppingList(let list): list.stores.map { "list of \($0.entries.count)" }
    case .disclosure(_, let blocks): blocks.flatMap(parts(of:))
    case .catalogue(let catalogue): catalogue.entries.flatMap(\.blocks).flatMap(parts(of:))
    case .receipts(let listing): ["\(listing.entries.count) lines of receipts"]
    case .list(let entries): entries.map { _ in "entry" }
    case .paragraph, .answer, .footnote: ["text"]
    }
  }
}
