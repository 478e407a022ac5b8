import PricebookModel

@testable import PricebookReport

extension SampleReports {
  static func priceTrends() -> Report {
    Report(
      kind: .priceTrends, title: "Price trends, \(.month(october))",
      kicker: "\(.month(october.adding(months: -12))) to \(.month(october))",
      headline: "The household’s prices rose \(.percent(3.8)) in a year",
      deck: "\(name: "Aldi") rose most, \(strong: .percentDifference(5.9)).",
      navigation: navigation(),
      sections: [figures(), levels(), alerts(), panels(), fullTable()], footer: footer,
      words: Language.english.words.page)
  }

  private static func figures() -> Section {
    Section(
      id: "key-figures", title: "Key figures",
      blocks: [
        .keyFigures(
          KeyFigures(figures: [
            KeyFigure(
              label: "Inflation, 12 months", figure: .value(.percentDifference(3.8)),
              context: "86% of spending matched"),
            KeyFigure(
              label: "In October alone", figure: .value(.percentDifference(0.6)),
              context: "after +0.3% in September"),
            KeyFigure(
              label: "Rising items", figure: "31 of 152",
              context: "14 falling, 74 steady, 33 with too few months"),
            KeyFigure(
              label: "Alerts in October", figure: "7", context: "4 up, 1 down, 2 new lows"),
          ]))
      ],
      isTitleHidden: true)
  }

  static let yearOfMonths = (0...12).map { october.adding(months: $0 - 12) }

  private static func levels() -> Section {
    func rising(_ step: Double, gaps: Set<Int> = []) -> [Double?] {
      (0...12).map { month in
        if gaps.contains(month) { return nil }
        let wave: Double = 100 + Double(month % 3) * 0.2
        return wave + Double(month) * step
      }
    }
    let chart = LineChart(
      months: yearOfMonths,
      series: [
        LineSeries(name: "Rewe", slot: .store1, values: rising(0.25)),
        LineSeries(name: "Lidl", slot: .store2, values: rising(0.38)),
        LineSeries(name: "Edeka", slot: .store3, values: rising(0.2)),
        LineSeries(name: "dm", slot: .store4, values: rising(-0.1, gaps: [10, 11, 12])),
        LineSeries(name: "Aldi", slot: .store5, values: rising(0.48, gaps: [4, 6, 7])),
        LineSeries(name: "Household", slot: .household, values: rising(0.31)),
      ])
    return Section(
      id: "price-level", title: "Price level by store",
      note: ["Each store against itself, October 2025 = 100."],
      blocks: [
        .chart(
          Chart(
            id: "indexes", title: "Price level by store",
            description: "Aldi rose most, to 105.9.", drawing: .lines(chart)))
      ])
  }

  private static func alerts() -> Section {
    Section(
      id: "alerts", title: "Alerts in October", note: ["Up or down by 10% or more."],
      blocks: [
        .table(
          DisplayTable(
            id: "alerts-table", caption: "Alerts", captionUnit: "prices in EUR",
            columns: [
              .init("Item"), .init("Kind"), .number("Price"), .number("Reference"),
              .number("Change"), .number("13 months"),
            ],
            rows: [
              .init([
                .name("Crisps, paprika", secondLine: "\(name: "Rewe"), 150 g instead of 175 g"),
                .badge(Badge("up", look: .over)),
                .value(.price(money(1327)), secondLine: "per kg"), .value(.price(money(1137))),
                .value(.percentDifference(16.7), tone: .over),
                .absent,
              ]),
              .init([
                .name("Olive oil", secondLine: "\(name: "Lidl"), lowest in 12 months"),
                .badge(Badge("new low", look: .on)),
                .value(.price(money(1065)), secondLine: "per l"), .value(.price(money(1110))),
                .value(.percentDifference(-4.1), tone: .under),
                .absent,
              ]),
            ]))
      ])
  }

  private static func panels() -> Section {
    func rising(
      _ low: Double, _ step: Double, every months: Int, gaps: Range<Int> = 0..<0
    ) -> [Double?] {
      (0...12).map { gaps.contains($0) ? nil : low + Double($0 / months) * step }
    }
    func panel(_ name: String, _ low: Double, _ step: Double) -> SmallMultiples.Panel {
      SmallMultiples.Panel(
        name: LinkedName(name), subheading: "€ per kg · rising",
        chart: LineChart(
          months: yearOfMonths,
          series: [
            LineSeries(name: "Rewe", slot: .store1, values: rising(low, step, every: 4)),
            LineSeries(
              name: "Lidl", slot: .store2, values: rising(low - step, step, every: 5, gaps: 5..<6)),
            LineSeries(
              name: "Edeka", slot: .store3,
              values: rising(low, step * 0.98, every: 4, gaps: 0..<8)),
          ],
          reference: nil, digits: 2))
    }
    return Section(
      id: "items", title: "Items that matter most", note: ["Each panel has its own scale."],
      blocks: [
        .chart(
          Chart(
            id: "panels", title: "Prices by store", description: "Six items.",
            drawing: .smallMultiples(
              SmallMultiples(panels: [
                panel("Whole milk", 1.05, 0.05), panel("Butter", 8.2, 0.4),
                panel("Coffee, ground", 13.1, 1), panel("Eggs, 10", 0.22, 0.01),
              ]))))
      ])
  }

  private static func fullTable() -> Section {
    let columns: [DisplayTable.Column] = [
      .init("Item", order: .ascending), .init("Store"), .init("Unit"), .number("First"),
      .number("Last"), .number("Change"), .number("Per month"), .init("Direction"),
      .number("Months"), .init("Lowest"),
    ]
    return Section(
      id: "all-items", title: "All items by store",
      note: ["First and last price in the window, the typical change per month."],
      blocks: [
        .table(
          DisplayTable(
            id: "trends", caption: "Price trends", captionUnit: "EUR per base unit",
            columns: columns,
            rows: [
              .init([
                .name("Butter"), .name("Rewe"), .text("kg"),
                .value(.moneyWithDecimals(money(880), digits: 4)),
                .value(.moneyWithDecimals(money(916), digits: 4)), .value(.percentDifference(4.1)),
                .value(.percentDifference(-0.18, digits: 2)),
                Cell(.direction(.level, "steady", .neutral)), .value(.count(13)),
                .text("\(.price(money(716))) \(name: "Lidl"), Apr"),
              ]),
              .init([
                .name("Coffee, ground"), .name("Rewe"), .text("kg"),
                .value(.moneyWithDecimals(money(1290), digits: 4)),
                .value(.moneyWithDecimals(money(1598), digits: 4)),
                .value(.percentDifference(23.9)), .absent,
                Cell(.direction(.up, "rising", .over)), .value(.count(13)),
                .text("\(.price(money(1250))) \(name: "Edeka"), Oct 2025"),
              ]),
            ],
            totalRowCount: 287, file: "tables/price-trends.csv"))
      ],
      isFullWidth: true)
  }

  static func index() -> Report {
    Report(
      kind: .index, title: "Pricebook: all months",
      kicker: "\(.month(october.adding(months: -12))) to \(.month(october)), EUR",
      headline: "\(.money(money(1_019_564))) in 13 months",
      deck:
        "8 months kept to their budget, 5 did not. Newest report: \(.month(october)), \(link: "spending review", to: .page("2026-10/spending-review")).",
      sections: [
        Section(
          id: "by-month", title: "Spending by month",
          blocks: [
            .chart(
              Chart(
                id: "columns", title: "Spending by month", description: "13 months.",
                drawing: .monthColumns(monthColumns()), isFullWidth: true,
                isTabledElsewhere: true))
          ],
          isTitleHidden: true),
        Section(
          id: "months", title: "Months",
          blocks: [
            .table(
              DisplayTable(
                id: "months-table", caption: "Months", isCaptionHidden: true,
                columns: [
                  .init("Month"), .number("Spent"), .init("Against budget"),
                  .number("Difference"), .init("Status"), .init("Other reports"),
                ],
                rows: months.enumerated().reversed().map { index, month in
                  let name = october.adding(months: index - 12)
                  let isOver = month.spent > month.budget
                  return .init([
                    .text(
                      "\(link: .value(.month(name)), to: .page("\(name)/spending-review"))",
                      secondLine: index == 12 ? "to the 29th" : nil),
                    .value(.money(money(month.spent))),
                    .bar(
                      SmallBar(
                        spent: amount(month.spent), budget: amount(month.budget),
                        scale: amount(93000), currency: CurrencyCode(label: "EUR"))),
                    .value(.difference(money(month.spent - month.budget))),
                    .badge(Badge(isOver ? "over" : "under", look: isOver ? .over : .under)),
                    .text(
                      "\(link: "Trends", to: .page("\(name)/price-trends")) · \(link: "Stores", to: .page("\(name)/store-comparison"))"
                    ),
                  ])
                }))
          ],
          isFullWidth: true),
      ],
      footer: footer, words: Language.english.words.page)
  }
}
