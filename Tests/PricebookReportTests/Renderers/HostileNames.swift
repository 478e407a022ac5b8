import PricebookModel

@testable import PricebookReport

/// Names that a receipt may hold and that no report may take for anything but text.
enum HostileNames {
  static let all = [
    "<script>alert(1)</script>", "\" onload=\"alert(1)", "' onmouseover='alert(1)",
    "](javascript:alert(1))", "[x](http://evil.example)", "=HYPERLINK(\"http://evil.example\")",
    "a|b|c", "\u{202E}gnp.exe\u{202D}", "שלום (עולם)", "👩‍👩‍👧‍👦 🧀",
    "</style><img src=x onerror=alert(1)>",
    "a\u{0}b\u{1B}[31m", "-->]]>&lt;&amp;", "two\nlines\r\n| and |", "# heading", "1. list",
    "`code` *star* _under_ ~~gone~~ $x$", "www.evil.example https://evil.example",
    String(repeating: "x", count: 10_000), "e" + String(repeating: "\u{0301}", count: 10_000),
    "", "   ", "\u{FFFE}\u{85}\u{2028}",
  ]

  /// A report with one name in every place that takes names.
  static func report(naming name: String) -> Report {
    let unit = CurrencyCode(label: name)
    let money = Money(Amount(units: 5), unit)
    let months = [Month(year: 2026, month: 9), Month(year: 2026, month: 10)]
    let lines = LineChart(
      months: months,
      series: [
        LineSeries(name: name, slot: .store1, values: [100, 101]),
        LineSeries(name: name, slot: .other, values: [nil, 99]),
      ])
    let drawings: [Chart.Drawing] = [
      .budgetBars(
        BudgetBars(
          currency: unit, rows: [.init(name: name, spent: money.amount, budget: Amount(units: 4))])),
      .waterfall(
        Waterfall(
          currency: unit, start: .init(.name(name), .zero),
          steps: [.init(.name(name), money.amount)],
          end: .init(.name(name), money.amount))),
      .monthColumns(
        MonthColumns(
          currency: unit, months: [.init(month: months[1], spent: money.amount, budget: nil)],
          subjects: months[1]...months[1])),
      .storeBars(
        StoreBars(
          currency: unit, rows: [.init(name: name, amount: money.amount, note: .name(name))])),
      .comparisonBars(
        ComparisonBars(
          currency: unit,
          rows: [
            .init(
              name: name, own: money.amount, filledIn: nil, isWinner: false,
              note: .name(name),
              meter: AvailabilityMeter(pricedItems: 1, basketItems: 2, thresholdPercent: 85))
          ])),
      .lines(lines),
      .smallMultiples(
        SmallMultiples(panels: [
          .init(name: LinkedName(name), subheading: .name(name), chart: lines)
        ])),
    ]
    let charts = drawings.enumerated().map { index, drawing in
      Block.chart(
        Chart(
          id: "chart-\(index)", title: .name(name), description: .name(name), drawing: drawing))
    }
    let table = DisplayTable(
      id: "table", caption: .name(name), captionUnit: .name(name),
      columns: [.init(.name(name)), .number(.name(name))],
      rows: [
        .init([.name(name, secondLine: .name(name)), .value(.money(money))]),
        .init([
          .badge(Badge(name, look: .over)), .value(.quantity(Quantity.one, unit: name)),
        ]),
      ],
      footnotes: [.name(name)], totalRowCount: 9, file: "tables/prices.csv")
    let list = ShoppingList(stores: [
      .init(
        name: name, note: .name(name),
        entries: [.init(item: LinkedName(name), quantity: .name(name), cost: .money(money))],
        totalLabel: .name(name), total: .money(money))
    ])
    let finding = Finding(
      amount: .money(money), tone: .over, sentence: "\(name: name)",
      link: Finding.Link(text: .name(name), target: .section("part")))
    let text: RichText =
      "\(name: name) \(strong: .name(name)) \(link: .name(name), to: .section("part"))"
    let figures = KeyFigures(
      hero: HeroFigure(label: text, figure: .value(.money(money)), context: text),
      figures: [KeyFigure(label: text, figure: "5", context: text)])
    return Report(
      kind: .spendingReview, title: .name(name), kicker: text, headline: .name(name), deck: text,
      sections: [
        Section(
          id: "part", title: .name(name), note: [text],
          blocks: charts + [
            .keyFigures(figures), .findings([finding]), .table(table),
            .shoppingList(list), .paragraph(text), .answer(text), .footnote(text),
            .disclosure(title: text, blocks: [.paragraph(text)]),
          ])
      ],
      footer: [text], words: Language.english.words.page)
  }
}
