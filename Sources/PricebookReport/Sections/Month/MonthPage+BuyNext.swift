import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension MonthPage {
  private static let buyLimit = 8

  /// What is due, and what open carts and lists still want: when, where and for how much.
  var buyNextSection: Section? {
    guard scope.period.isMonth else { return nil }
    let things = NextPurchases.things(in: scope)
    guard !things.isEmpty else { return nil }
    let page = LinkTarget.page(ReportKind.shoppingList.fileName)
    let title = words.month.buyNext
    let shown = things.prefix(Self.buyLimit)
    // Where most of it is, is said once.
    let stores = Dictionary(grouping: shown.compactMap(\.price), by: \.store)
    let most = stores.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    let rows = shown.map { thing in
      DisplayTable.Row([
        .name(scope.itemName(thing.item)), .text(due(thing.due)),
        thing.price.map { price in
          .text(
            price.unit == "each"
              ? "\(scope.shownPrice(price.price))"
              : "\(scope.shownPrice(price.price)) \(words.shared.per(price.unit))",
            secondLine: price.store == most ? nil : .name(price.store))
        } ?? .absent,
      ])
    }
    let price = most.map(words.month.priceAt) ?? words.headings.price
    return Section(
      id: "buy-next",
      title: scope.context.hasOtherPages ? "\(link: title, to: page)" : title,
      blocks: [
        .table(
          DisplayTable(
            id: "buy-next-table", caption: title, captionUnit: scope.captionUnit,
            isCaptionHidden: true,
            columns: [
              .init(words.headings.item), .init(words.month.when), .number(price),
            ], rows: Array(rows)))
      ], column: .side)
  }

  private func due(_ day: CalendarDate?) -> RichText {
    guard let day else { return words.month.onList }
    let distance = day.days(since: scope.period.asOf)
    // 1970-01-01 was a Thursday.
    let weekday = ((Int(day.daysSinceEpoch) + 3) % 7 + 7) % 7 + 1
    return words.month.due(
      overdue: max(0, -distance), inDays: max(0, distance), weekday: weekday)
  }
}
