import PricebookModel
import PricebookReport

/// Where the parts of a row are.
struct StripLayout {
  let width: ChartWidth
  let top: Double
  let rowHeight: Double
  let nameWidth: Double
  /// Where good prices end.
  let goodEnd: Double
  let start: Double
  let end: Double
  /// The room for the cheapest store and its price.
  let storeWidth: Double

  /// The height of a row's strip.
  func middle(_ top: Double) -> Double { top + (width.isNarrow ? 33 : rowHeight / 2) }

  /// Where a price is, between the lowest and the highest one of a row.
  func place(of price: Amount, in row: PriceStrips.Row) -> Double {
    let low = row.lowest.approximateUnits
    let scale = LinearScale(
      low: low, high: max(row.highest.approximateUnits, low + 1e-4), start: start, end: end)
    return min(end, max(start, scale(price.approximateUnits)))
  }

  init(_ chart: PriceStrips, _ width: ChartWidth, _ words: ChartWords, top: Double) {
    self.width = width
    self.top = top
    rowHeight = width.isNarrow ? 46 : 32
    let size = width.textSize
    let prices = chart.rows.compactMap(\.good).map {
      words.formatting.text(.price(Money($0, chart.currency)), in: .cell)
    }
    let heading = TextWidth.reckoned(words.plain(chart.headings.good), size: 12)
    let good = TextWidth.widest(prices, size: size, isBold: true)
    if width.isNarrow {
      nameWidth = width.rawValue * 0.5
      goodEnd = good
      start = good + 12
      end = width.rawValue - 12
      storeWidth = width.rawValue * 0.5
    } else {
      storeWidth = min(width.rawValue * 0.24, 210)
      nameWidth = min(width.rawValue * 0.24, 220)
      goodEnd = nameWidth + max(good, heading) + 12
      start = goodEnd + 24
      end = width.rawValue - storeWidth - 20
    }
  }
}
