import PricebookModel
import PricebookReport

/// The page of all months, `DIR/index.html`.
enum AllMonthsIndex {
  /// - Parameter months: Ascending; the page shows the newest first.
  static func report(of months: [Month], title: String?) -> Report {
    let rows = months.reversed().map { month in
      let page = LinkTarget.file("\(month)/index.html")
      return DisplayTable.Row(
        [.text("\(link: "\(.month(month))", to: page)")]
          + MonthWriter.kinds.map { kind in
            let target = LinkTarget.file("\(month)/\(kind.fileName).html")
            return .text("\(link: MonthIndex.name(of: kind), to: target)")
          })
    }
    return Report(
      kind: .index, title: "All months", kicker: RichText(title ?? ""), headline: "All months",
      deck: "Every month that reports were written for, newest first.",
      sections: [
        Section(
          id: "months", title: "Months",
          blocks: [
            .table(
              DisplayTable(
                id: "months-table", caption: "Months", isCaptionHidden: true,
                columns: [
                  DisplayTable.Column("Month"), DisplayTable.Column("Spending"),
                  DisplayTable.Column("Prices"), DisplayTable.Column("Stores"),
                ],
                rows: Array(rows)))
          ])
      ])
  }
}
