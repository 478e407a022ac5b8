import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension MonthPage {
  private static let buyLimit = 8

  /// What is due, and what open carts and lists still want: when, where and for how much.
  var buyNextSection: Section? {
    guard scope.period.isMonth else { return nil }
    let next = scope.analysis.next.first { $0.currency == scope.currency }
    guard let purchases = next.flatMap({ NextPurchases($0, in: scope) }) else { return nil }
    let page = LinkTarget.page(ReportKind.shoppingList.fileName)
    let title = words.month.buyNext
    let shown = purchases.byDay.prefix(Self.buyLimit)
    // Where most of it is, is said once.
    let stops = Dictionary(grouping: shown, by: \.stop)
    let most = stops.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    let rows = shown.map { line -> DisplayTable.Row in
      let store = line.only?.store ?? purchases.name(line.stop)
      var notes = line.only == nil && line.stop == most ? [] : [RichText.name(store)]
      if let age = line.age { notes.append(words.next.age(age)) }
      let quantity = line.writtenQuantity
      let name = RichText.name(scope.itemName(line.item))
      let price = (line.cost ?? line.only?.cost).map { cost -> Cell in
        let written = RichText.value(scope.written(cost))
        return .text(
          line.isEstimated ? "≈ " + written : written,
          secondLine: notes.isEmpty ? nil : words.shared.list(notes))
      }
      return DisplayTable.Row([
        .text(quantity.isEmpty ? name : quantity + " " + name), .text(due(line.due)),
        price ?? .absent,
      ])
    }
    let price = most.map { words.month.priceAt(purchases.name($0)) } ?? words.headings.price
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
