import PricebookDocument
import PricebookModel
import PricebookReport

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
      sections: [cardsSection(), allStores(), itemByItem(), shoppingSection()], footer: footer,
      words: Language.english.words.page)
  }

  private static func cardsSection() -> Section {
    func card(_ rank: Int, _ name: String, _ total: Int, _ priced: Int, _ isWinner: Bool)
      -> StoreCard
    {
      StoreCard(
        rank: "\(.count(rank)). of 3 eligible", name: name, total: money(total),
        totalNote: "for \(.count(priced)) of 20 items",
        rows: [
          .init(
            label: isWinner ? "Like for like, lowest" : "Like for like",
            value: .value(.money(money(8166))), isWinner: isWinner),
          .init(label: "of which filled in", value: "≈ \(.money(money(1668)))"),
          .init(label: "Against Rewe", value: .value(.difference(money(-946)))),
        ],
        meter: AvailabilityMeter(pricedItems: priced, basketItems: 20, thresholdPercent: 85),
        availability: "\(strong: .percent(Double(priced * 5), digits: 0)) available",
        lacks: "lacks \(name: "coffee"), \(name: "oat drink")")
    }
    return Section(
      id: "recommended", title: "The three stores",
      note: ["A store needs 85% of the basket, here 17 of 20, to be ranked."],
      blocks: [
        .cards([
          card(1, "Lidl", 6498, 17, false), card(2, "Edeka", 7583, 19, true),
          card(3, "Rewe", 9112, 20, false),
        ])
      ])
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
                    name: "Lidl", own: amount(6498), filledIn: amount(1668), isEligible: true,
                    isWinner: false),
                  .init(
                    name: "Edeka", own: amount(7583), filledIn: amount(431), isEligible: true,
                    isWinner: true),
                  .init(
                    name: "Rewe", own: amount(9112), filledIn: nil, isEligible: true,
                    isWinner: false),
                  .init(
                    name: "Aldi", own: amount(5941), filledIn: nil, isEligible: false,
                    isWinner: false, note: "15 of 20 items"),
                ], omittedCount: 18))))
      ])
  }

  private static func itemByItem() -> Section {
    func price(
      _ cents: Int, cheapest: Bool = false, filled: Bool = false, stale: Bool = false,
      offer: Bool = false, heat: BasketPrice.Heat = .none
    ) -> Cell {
      .basketPrice(
        BasketPrice(
          price: money(cents), isCheapest: cheapest, isFilledIn: filled, isStale: stale,
          isOffer: offer, heat: heat))
    }
    return Section(
      id: "item-by-item", title: "Item by item", note: ["The newest price at each store."],
      blocks: [
        .table(
          DisplayTable(
            id: "basket-prices", caption: "Price of each item by store",
            captionUnit: "EUR per package; totals are price × quantity",
            columns: [
              .init("Item", order: .ascending), .number("Lidl"), .number("Edeka"),
              .number("Rewe"),
              .init("Aldi", alignment: .trailing, hasDivider: true),
            ],
            rows: [
              .init([
                .text("\(name: "Apples, Elstar") 2 × 1 kg"), price(249, heat: .hot),
                price(199, cheapest: true, offer: true), price(279, heat: .hot),
                price(249, heat: .warm),
              ]),
              .init([
                .text("\(name: "Coffee, ground") 1 × 500 g"), price(739, filled: true),
                price(749, cheapest: true), price(799, stale: true), .absent,
              ]),
              .init(
                [.text("Total of own prices")]
                  + [6498, 7583, 9112, 5941].map { .value(.money(money($0))) }, emphasis: .total),
              .init(
                [.text("Like for like")] + [8166, 8014, 9112].map { .value(.money(money($0))) },
                emphasis: .total),
            ],
            legend: [
              .init(sample: price(199, cheapest: true), meaning: "cheapest"),
              .init(sample: price(229, heat: .warm), meaning: "10% or more above it"),
              .init(sample: price(739, filled: true), meaning: "filled in, not a real price"),
            ], footnotes: ["† \(name: "Coffee, ground") at \(name: "Rewe") is from March."]))
      ])
  }

  private static func shoppingSection() -> Section {
    func list(_ store: String) -> ShoppingList.Store {
      ShoppingList.Store(
        name: store, note: "3 items",
        entries: [
          .init(item: "Apples, Elstar", quantity: "2 × 1 kg", cost: money(398)),
          .init(item: "Coffee, ground", quantity: "1 × 500 g", cost: money(749)),
          .init(item: "Tea", quantity: "", cost: nil),
        ], totalLabel: "Total \(name: store)", total: money(1147))
    }
    return Section(
      id: "shopping-list", title: "Shopping list", note: ["The basket over the best pair."],
      blocks: [
        .answer(
          "\(strong: "Edeka and Aldi: \(.money(money(7832)))") for all 20 items, \(.money(money(1280))) less than everything at Rewe."
        ), .shoppingList(ShoppingList(stores: [list("Edeka"), list("Aldi")])),
      ])
  }
}
