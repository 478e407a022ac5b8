import PricebookModel

@testable import PricebookReport

extension SampleReports {
  static func spendingReview() -> Report {
    Report(
      kind: .spendingReview, title: "Spending review, \(.month(october))",
      kicker: "\(.month(october)) to the 29th, 29 of 31 days",
      headline: "\(.money(money(6286))) over budget with 2 days to go",
      deck:
        "\(strong: .money(money(86286))) of \(.money(money(80000))) spent. Dairy and meat make up most of the excess; higher prices explain \(.money(money(3184))) of the \(.money(money(5655))) more than in September.",
      navigation: navigation(),
      sections: [
        keyFigures(), findings(), budgetSection(), changeSection(), monthsSection(),
        storesSection(), cartsSection(), itemsSection(),
      ],
      footer: footer, words: Language.english.words.page)
  }

  private static func keyFigures() -> Section {
    Section(
      id: "key-figures", title: "Key figures",
      blocks: [
        .keyFigures(
          KeyFigures(
            hero: HeroFigure(
              label: "Spent to \(.dayOfMonth(day(10, 29)))", figure: .value(.money(money(86286))),
              badge: Badge("over", look: .over),
              context: "\(.difference(money(6286))) against the budget of \(.money(money(80000)))",
              bar: HeroBar(
                spent: amount(86286), budget: amount(80000), currency: euro)),
            figures: [
              KeyFigure(
                label: "Against pace", figure: .value(.difference(money(11447))),
                context:
                  "\(.money(money(74839))) would be on pace; at this rate \(.wholeMoney(money(92237))) by 31 October"
              ),
              KeyFigure(
                label: "Against September", figure: .value(.difference(money(5655))),
                context: "\(.percentDifference(7.0)) on \(.money(money(80631)))"),
              KeyFigure(
                label: "Against October 2025", figure: .value(.difference(money(8366))),
                context: "\(.percentDifference(10.7)) on \(.money(money(77920)))"),
              KeyFigure(
                label: "Household inflation", figure: .value(.percentDifference(3.8)),
                context: "in 12 months; \(.percent(86, digits: 0)) of spending matched"),
              KeyFigure(
                label: "Could have saved", figure: .value(.money(money(4715))),
                context: "at the cheapest price of the last 90 days"),
              KeyFigure(
                label: "Receipts", figure: .value(.count(25)),
                context: "214 lines at 5 stores; \(.money(money(3451))) each on average"),
            ]))
      ],
      isTitleHidden: true)
  }

  private static func findings() -> Section {
    let budget = Finding.Link(text: "Budget", target: .section("budget"))
    let changes = Finding.Link(text: "Changes", target: .section("changes"))
    return Section(
      id: "what-stands-out", title: "What stands out", note: ["Ordered by the money at stake."],
      blocks: [
        .findings([
          Finding(
            amount: .difference(money(6286)), tone: .over,
            sentence:
              "The month is over budget. At the rate so far it ends near \(.wholeMoney(money(92237))), which is \(.wholeMoney(money(12237))) over.",
            link: budget),
          Finding(
            amount: .difference(money(4890)), tone: .neutral,
            sentence:
              "Items not bought in September. \(name: "Pet food") is \(.money(money(2376))) of it and has no budget yet.",
            link: changes),
          Finding(
            amount: .difference(money(-1171)), tone: .under,
            sentence:
              "\(name: "Household") is under its budget, at \(.percent(80, digits: 0)) of \(.wholeMoney(money(6000))).",
            link: budget),
        ])
      ])
  }

  static let categories: [(name: String, spent: Int, budget: Int?)] = [
    ("Dairy and eggs", 11847, 9500), ("Meat and fish", 14190, 12000), ("Drinks", 7115, 6000),
    ("Fruit and vegetables", 14862, 14000), ("Personal care", 6240, 5500),
    ("Vegetable box", 4000, 4000), ("Bread and bakery", 6685, 7000), ("Pantry", 10438, 11000),
    ("Sweets and snacks", 4129, 5000), ("Household", 4829, 6000), ("Pet food", 2376, nil),
    ("Deposits returned", -425, nil),
  ]

  private static func budgetSection() -> Section {
    let bars = BudgetBars(
      currency: euro,
      rows: categories.map { category in
        BudgetBars.Row(
          name: category.name, spent: amount(category.spent),
          budget: category.budget.map { amount($0) },
          pace: category.budget.map { amount($0 * 29 / 31) })
      })
    let table = DisplayTable(
      id: "categories", caption: "Categories", captionUnit: "in EUR",
      columns: [
        .init("Category"), .number("Spent"), .number("Budget"), .number("Difference"),
        .init("Status"),
      ],
      rows: categories.prefix(3).map { category in
        .init([
          .name(category.name), .value(.money(money(category.spent))),
          .value(category.budget.map { .money(money($0)) }),
          .value(
            category.budget.map { .difference(money(category.spent - $0)) }, tone: .over),
          .badge(Badge("over", look: .over)),
        ])
      })
    return Section(
      id: "budget", title: "Budget by category",
      note: [
        "Largest overspend first. The broad bar is the budget, the narrow one what was spent; \(RichText([.tinted("the part beyond the budget", .over)])) is coloured. ▲ marks the pace: where spending would stand if it ran evenly over the month."
      ],
      blocks: [
        .chart(
          Chart(
            id: "budget-bars", title: "Spending against budget by category",
            description: "5 of 10 categories are over their budget, dairy and eggs most.",
            drawing: .budgetBars(bars))),
        .disclosure(title: "Table of categories", blocks: [.table(table)]),
      ])
  }

  private static func changeSection() -> Section {
    let waterfall = Waterfall(
      currency: euro, start: .init("September", amount(80631)),
      steps: [
        .init("Price", amount(3184)), .init("Quantity", amount(932)),
        .init("New items", amount(4890)), .init("Items gone", amount(-3351)),
      ],
      end: .init("October", amount(86286)))
    let rows: [(String, [Int])] = [
      ("Dairy and eggs", [9812, 11847, 2035, 986, 439, 810, -200]),
      ("Pantry", [11275, 10438, -837, 794, -421, 214, -1424]),
      ("Fruit and vegetables", [13940, 14862, 922, 311, 611, 0, 0]),
    ]
    func row(_ name: RichText, _ cents: [Int], _ emphasis: DisplayTable.Row.Emphasis = .none)
      -> DisplayTable.Row
    {
      let cells = cents.enumerated().map { index, cents -> Cell in
        .value(index < 2 ? .money(money(cents)) : .difference(money(cents)))
      }
      return .init([.text(name)] + cells, emphasis: emphasis)
    }
    return Section(
      id: "changes", title: "Why spending changed",
      note: [
        "October against September, \(.difference(money(5655))). Price and quantity cover items bought in both months; the four parts add up to the change."
      ],
      blocks: [
        .chart(
          Chart(
            id: "change", title: "From September to October",
            description: "Price adds \(.money(money(3184))), new items \(.money(money(4890))).",
            drawing: .waterfall(waterfall))),
        .table(
          DisplayTable(
            id: "change-by-category", caption: "Change by category", captionUnit: "in EUR",
            columns: [
              .init("Category"), .number("September"), .number("October"),
              .number("Change", order: .descending), .number("Price"), .number("Quantity"),
              .number("New"), .number("Gone"),
            ],
            rows: rows.map { row(.name($0.0), $0.1) } + [
              row("Total", [80631, 86286, 5655, 3184, 932, 4890, -3351], .total)
            ])),
      ])
  }

  static let months: [(spent: Int, budget: Int)] = [
    (77920, 78000), (76135, 78000), (89310, 78000), (74266, 80000), (72894, 80000),
    (80107, 80000), (78852, 80000), (81230, 80000), (76975, 80000), (69418, 80000),
    (75540, 80000), (80631, 80000), (86286, 80000),
  ]

  static func monthColumns() -> MonthColumns {
    MonthColumns(
      currency: euro,
      months: months.enumerated().map { index, month in
        .init(
          month: october.adding(months: index - 12), spent: amount(month.spent),
          budget: amount(month.budget))
      }, subjects: october...october, projection: amount(92237))
  }

  private static func monthsSection() -> Section {
    Section(
      id: "months", title: "Thirteen months",
      note: ["Five of the last 13 months went over budget. The dashed outline is the projection."],
      blocks: [
        .chart(
          Chart(
            id: "months-chart", title: "Spending by month",
            description: "From 694 in July to 893 in December.",
            drawing: .monthColumns(monthColumns())))
      ])
  }

  private static func storesSection() -> Section {
    let stores = [
      ("Rewe", 31845, 37, 9), ("Lidl", 24612, 29, 7), ("Edeka", 14108, 16, 4),
      ("dm", 8616, 10, 2), ("Aldi", 7105, 8, 3),
    ]
    return Section(
      id: "stores", title: "By store",
      note: ["\(name: "Rewe") took \(.percent(37, digits: 0)) of the money."],
      blocks: [
        .chart(
          Chart(
            id: "store-bars", title: "Spending by store",
            description: "Rewe first with \(.money(money(31845))).",
            drawing: .storeBars(
              StoreBars(
                currency: euro,
                rows: stores.map {
                  .init(
                    name: $0.0, amount: amount($0.1),
                    note: "\(.percent(Double($0.2), digits: 0)) · \(.count($0.3)) receipts")
                }))))
      ])
  }
}
