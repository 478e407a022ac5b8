import PricebookAnalytics
import PricebookModel

/// One receipt priced again: what it cost a year ago at the same store, and what it costs elsewhere now.
struct ReceiptSection {
  private let receipt: RepricedReceipt
  private let scope: CurrencyScope

  private static let rowLimit = 20

  /// - Returns: `nil` where neither is known of any line.
  init?(in scope: CurrencyScope) {
    guard !scope.context.isShared,
      let receipt = scope.analysis.repricedReceipts.first(where: {
        $0.currency == scope.currencyID
      }), receipt.yearAgo != nil || receipt.elsewhere != nil
    else { return nil }
    self.receipt = receipt
    self.scope = scope
  }

  private var words: ReportWords { scope.words }

  /// What the receipt cost then and elsewhere: `€91.52 paid; a year ago €82.94, elsewhere today €76.92`.
  var sentence: RichText {
    words.repriced.sentence(
      scope.written(receipt.paid), at: scope.storeName(receipt.store), on: receipt.day,
      yearAgo: receipt.yearAgo.map(scope.written), elsewhere: receipt.elsewhere.map(scope.written))
  }

  /// The same without what was paid.
  var clause: RichText {
    words.repriced.clause(
      at: scope.storeName(receipt.store), on: receipt.day,
      yearAgo: receipt.yearAgo.map(scope.written), elsewhere: receipt.elsewhere.map(scope.written))
  }

  /// Where the lines are.
  static let id = "receipt"
  var paid: Value { scope.written(receipt.paid) }
  var lines: LinkTarget? {
    scope.lines(LineSelection(day: receipt.day, store: scope.storeName(receipt.store)))
  }

  private func quantity(_ line: RepricedReceipt.Line) -> RichText {
    let name = RichText.name(scope.itemName(line.item))
    guard line.quantity > .zero, !scope.book.names.items[line.item].isAdjustment else {
      return name
    }
    let quantity = BoughtQuantity(quantity: line.quantity, unit: line.unit).written
    return quantity.isEmpty ? name : quantity + " " + name
  }

  var section: Section {
    let title = words.repriced.title
    let shown = receipt.lines.prefix(Self.rowLimit)
    var rows = shown.map { line in
      DisplayTable.Row([
        .text(quantity(line)), scope.cell(line.paid), scope.cell(line.yearAgo),
        line.elsewhere.map {
          Cell.value(
            scope.written($0.cost), secondLine: .name(scope.storeName($0.store)),
            tone: $0.cost < line.paid ? .under : .neutral)
        } ?? .absent,
      ])
    }
    let others = receipt.lines.dropFirst(Self.rowLimit)
    if !others.isEmpty {
      func sum(_ cost: (RepricedReceipt.Line) -> Amount?) -> Cell {
        scope.cell(others.reduce(.zero) { $0 + (cost($1) ?? $1.paid) })
      }
      rows.append(
        DisplayTable.Row(
          [
            .text(words.shared.other(others.count, .item)), sum { $0.paid }, sum { $0.yearAgo },
            sum { $0.elsewhere?.cost },
          ], emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        [
          .text(words.shared.total), scope.cell(receipt.paid), scope.cell(receipt.yearAgo),
          scope.cell(receipt.elsewhere),
        ], emphasis: .total))
    let table = DisplayTable(
      id: "receipt-table", caption: title, captionUnit: scope.captionUnit,
      columns: [
        .init(words.headings.item), .number(words.headings.paid), .number(words.repriced.yearAgo),
        .number(words.repriced.elsewhere),
      ], rows: rows)
    return Section(
      id: Self.id, title: title,
      blocks: [
        .paragraph(sentence), .table(table),
        .footnote(
          words.repriced.note(
            store: scope.storeName(receipt.store), days: StoreComparison.staleDays)),
      ])
  }
}
