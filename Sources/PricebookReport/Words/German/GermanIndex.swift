import PricebookDocument
import PricebookModel

/// The German words of the pages that lead to the reports.
enum GermanIndex: IndexPhrases, InGerman {
  static let title: RichText = "Pricebook, alle Monate"

  static func kicker(
    from first: Month, through last: Month, _ currency: CurrencyCode
  ) -> RichText {
    let span: RichText =
      first == last ? "\(.month(first))" : "\(.month(first)) bis \(.month(last))"
    return currency.label.isEmpty ? span : "\(span), \(name: currency.label)"
  }

  static func headline(_ total: Value, months: [Month]) -> RichText {
    guard months.count == 1, let month = months.first else {
      return "\(total) in \(.count(months.count)) Monaten"
    }
    return "\(total) im \(.month(month))"
  }

  static func deck(kept: Int, over: Int, newest: Month, links: [RichText]) -> RichText {
    let reports: RichText = "Neuester Bericht: \(.month(newest)), \(list(links))."
    let months = { (count: Int) -> RichText in
      counted(count, "Monat blieb", "Monate blieben")
    }
    return switch (kept, over) {
    case (0, 0): reports
    case (_, 0): "\(months(kept)) im Budget. \(reports)"
    case (0, _): "\(counted(over, "Monat lag", "Monate lagen")) über dem Budget. \(reports)"
    default: "\(months(kept)) im Budget, \(.count(over)) nicht. \(reports)"
    }
  }

  static func inSentence(_ kind: ReportKind) -> RichText {
    RichText(GermanPage.reportName(kind))
  }

  static func chartDescription(_ first: Month, _ last: Month) -> RichText {
    "Ausgaben von \(.month(first)) bis \(.month(last))."
  }

  static let monthsTitle: RichText = "Monate"

  static let columns: [DisplayTable.Column] = [
    .init("Monat", order: .descending), .number("Ausgaben"), .init("Zum Budget"),
    .number("Differenz"), .init("Stand"), .number("Zum Vormonat"),
    .number("Preise, 12 Monate"), .number("Belege"), .init("Kleinste Summe"),
    .init("Weitere Berichte"),
  ]

  static func through(_ day: CalendarDate) -> RichText { "bis \(.dayOfMonth(day))" }

  static func otherReports(trends: LinkTarget, stores: LinkTarget) -> RichText {
    "\(link: "Preise", to: trends) · \(link: "Läden", to: stores)"
  }

  static let reportsTitle: RichText = "Berichte"
  static let tablesTitle: RichText = "Tabellen"
  static let tablesNote: RichText = """
    Jede Tabelle umfasst alle Monate der Daten, als CSV für eine Tabellenkalkulation oder ein \
    Programm.
    """

  static func report(_ name: RichText, _ page: LinkTarget, finding: RichText) -> RichText {
    "\(link: name, to: page): \(finding)."
  }

  static let tableColumns: [DisplayTable.Column] = [.init("Datei"), .number("Zeilen")]
  static let footer: RichText =
    "Von Pricebook erstellt. Alles steckt in dieser einen Datei; sie holt nichts aus dem Netz."
}
