import PricebookModel

@testable import PricebookReport

extension SampleReports {
  static func storeComparison() -> Report {
    Report(
      kind: .storeComparison, title: "Store comparison, \(.month(october))",
      kicker: "usual basket, 20 items, prices as of \(.date(day(10, 29)))",
      headline: "\(name: "Lidl") has the lowest total, \(name: "Edeka") is cheaper like for like",
      deck:
        "\(name: "Lidl") asks \(strong: .money(money(6498))) for the 17 items it has and lacks 3.",
      navigation: navigation(),
      sections: [allStores(), itemByItem(), shoppingSection()], footer: footer,
      words: Language.english.words.page)
  }

  private static func allStores() -> Section {
    Section(
      id: "all-stores", title: "All stores", note: ["Solid: own prices. Dashed: filled in."],
      blocks: [
        .chart(
          Chart(
            id: "totals", title: "Basket totals by store",
            description: "Edeka is lowest like for like.",
            drawing: .comparisonBars(
              ComparisonBars(
                currency: euro,
                rows: [
                  .init(
                    name: "Lidl", own: amount(6498), filledIn: amount(1668),
                    isWinner: true, note: "9.46 less than now, 3 items missing",
                    meter: AvailabilityMeter(
                      pricedItems: 17, basketItems: 20, thresholdPercent: 85)),
                  .init(
                    name: "Edeka", own: amount(7583), filledIn: amount(431), isWinner: false,
                    note: "1 item missing",
                    meter: AvailabilityMeter(
                      pricedItems: 19, basketItems: 20, thresholdPercent: 85)),
                  .init(
                    name: "Rewe", own: amount(9112), filledIn: nil, isWinner: false,
                    meter: AvailabilityMeter(
                      pricedItems: 20, basketItems: 20, thresholdPercent: 85)),
                ],
                omittedCount: 18))))
      ])
  }

  private static func itemByItem() -> Section {
    Section(
      id: "item-by-item", title: "What to buy where", note: ["The newest price at each store."],
      blocks: [
        .table(
          DisplayTable(
            id: "where", caption: "What to buy where", captionUnit: "in EUR",
            columns: [.init("Item"), .init("Store"), .number("Saves"), .number("Price")],
            rows: [
              .init([
                .text("\(name: "Apples, Elstar") × 2 kg"),
                .name("Edeka", secondLine: "on offer"),
                .value(.money(money(50)), tone: .under), .value(.money(money(199))),
              ]),
              .init([
                .text("\(name: "Coffee, ground")"), .name("Rewe"), .absent,
                .value(.money(money(799))),
              ]),
            ],
            footnotes: ["\(name: "Coffee, ground") at \(name: "Rewe") is from March."]))
      ])
  }

  private static func shoppingSection() -> Section {
    func list(_ store: String) -> ShoppingList.Store {
      ShoppingList.Store(
        name: store, note: "3 items",
        entries: [
          .init(item: "Apples, Elstar", quantity: "2 × 1 kg", cost: .money(money(398))),
          .init(item: "Coffee, ground", quantity: "1 × 500 g", cost: .money(money(749))),
          .init(item: "Tea", quantity: "", cost: nil),
        ],
        totalLabel: "Total \(name: store)", total: .money(money(1147)))
    }
    return Section(
      id: "shopping-list", title: "Shopping list", note: ["The basket over the best pair."],
      blocks: [
        .answer(
          "\(strong: "Edeka and Aldi: \(.money(money(7832)))") for all 20 items, \(.money(money(1280))) less than everything at Rewe."
        ),
        .shoppingList(ShoppingList(stores: [list("Edeka"), list("Aldi")])),
      ])
  }
}
