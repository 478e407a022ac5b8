import PricebookModel

@testable import PricebookReport

extension SampleReports {
  static func cartsSection() -> Section {
    func cart(_ name: String, _ place: RichText, _ over: Bool, _ cents: [Int]) -> TitledChart {
      TitledChart(
        heading: "\(name: name)",
        badge: over ? Badge("over", look: .over) : Badge("under", look: .under),
        subheading:
          "\(.difference(money(over ? 815 : -534))) against a budget of \(.money(money(9500)))",
        chart: Chart(
          id: "cart", title: .name(name), description: "From planned to actual.",
          drawing: .waterfall(
            Waterfall(
              currency: euro, start: .init("Planned", amount(cents[0])),
              steps: [
                .init("Price", amount(cents[1])), .init("Quantity", amount(cents[2])),
                .init("Unplanned", amount(cents[3])), .init("Skipped", amount(cents[4])),
              ],
              end: .init("Actual", amount(cents.reduce(0, +))), isCompact: true))),
        note: over ? nil : "\(.money(money(480))) of the price difference came from \(place).")
    }
    return Section(
      id: "carts", title: "Carts: planned to actual",
      note: ["2 carts were completed in October, 1 is still in planning."],
      blocks: [
        .chartPair([
          cart("Weekly shop", "Rewe", true, [9240, 485, 210, 930, -550]),
          cart("Birthday dinner", "buying at Edeka", false, [7820, -612, 340, 745, 0]),
        ]),
        .table(
          DisplayTable(
            id: "all-carts", caption: "All carts of the month", captionUnit: "in EUR",
            columns: [
              .init("Cart"), .init("State"), .number("Budget"), .number("Actual"),
              .number("Skipped"),
            ],
            rows: [
              .init([
                .name("Weekly shop", secondLine: "Rewe, 3 October"), .text("completed"),
                .value(.money(money(9500))), .value(.money(money(10315))),
                .value(.difference(money(-550))),
              ]),
              .init([
                .name("Weekly shop", secondLine: "Lidl, 31 October"), .text("planning"),
                .value(.money(money(9000))), .notYet, .absent,
              ]),
            ])),
      ])
  }

  static func itemsSection() -> Section {
    let names = ["Chicken breast", "Coffee, ground", "Olive oil"]
    return Section(
      id: "items", title: "Largest items",
      note: ["The items with the most money. The price is the unit value."],
      blocks: [
        .table(
          DisplayTable(
            id: "largest-items", caption: "Largest items, October 2026", captionUnit: "in EUR",
            columns: [
              .init("Item"), .number("Quantity"), .number("Spent", order: .descending),
              .number("Unit value"), .number("On 3 months"), .number("13 months"),
            ],
            rows: names.indices.map { index in
              let tones: [Tone] = [.neutral, .over, .under]
              return .init([
                .name(names[index], secondLine: "\(name: "Edeka"), \(name: "Rewe")"),
                .value(.quantity(Quantity(millionths: 2_600_000), unit: "kg")),
                .value(.money(money(2987 - index * 400))),
                .value(.price(money(1149)), secondLine: "per kg"),
                .value(.percentDifference([4.3, 15.4, -11.5][index]), tone: tones[index]),
                .absent,
              ])
            },
            footnotes: ["Changes of 10% or more are set in colour."],
            totalRowCount: 119, file: "tables/spending-by-item.csv"))
      ])
  }
}
