import PricebookModel

/// A few lines of one item, brought together from their columns.
///
/// The lines of an item lie far apart, so that nearly every column of every line is a cache miss.
/// A loop that does nothing but fetch keeps many of them in flight; one that also sums waits for
/// each.
struct GatheredLines {
  struct Line {
    var paid: Int64 = 0
    var millionths: Int64 = 0
    var day: Int32 = 0
    var store: UInt32 = 0
    var unit: UInt16 = 0
    var currency: UInt16 = 0
    var uses: ReceiptLines.Uses = []
  }

  private(set) var lines: [Line]

  init() {
    lines = [Line](repeating: Line(), count: 256)
  }

  var capacity: Int { lines.count }

  /// Fetches the lines at some places of an order, of which there are at most ``capacity``.
  mutating func gather(_ range: Range<Int>, of order: LineOrder, from columns: ReceiptLines) {
    let places = order.lines.span
    let paid = columns.paid.span
    let quantity = columns.quantity.span
    let day = columns.day.span
    let store = columns.store.span
    let unit = columns.unit.span
    let currency = columns.currency.span
    let uses = columns.uses.span
    var target = lines.mutableSpan
    for offset in 0..<min(range.count, target.count) {
      let line = Int(places[range.lowerBound + offset])
      target[offset] = Line(
        paid: paid[line].tenThousandths, millionths: quantity[line].millionths,
        day: day[line].daysSinceEpoch, store: store[line], unit: unit[line],
        currency: currency[line], uses: uses[line])
    }
  }
}
