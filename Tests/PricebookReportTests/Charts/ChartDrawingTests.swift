import Foundation
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Chart drawings` {
  static let amounts: [Int64] = [0, 1, -4_250, 1_234_567, .max / 8]
  static let counts = [0, 1, 13, 60]

  @Test(
    "Every drawing has finite coordinates inside it, whatever the amounts",
    arguments: amounts, counts)
  func marksStayInside(amount: Int64, count: Int) {
    for canvas in ChartDrawingTests.drawings(Amount(tenThousandths: amount), count: count) {
      for word in ["nan", "inf", "e+", "style="] {
        #expect(canvas.body.range(of: word, options: .literal) == nil, "\(word)")
      }
      let limits = [
        "x=\"": canvas.width, "cx=\"": canvas.width, "y=\"": canvas.height,
        "cy=\"": canvas.height,
      ]
      for mark in canvas.body.components(separatedBy: " ") {
        guard let quote = mark.firstIndex(of: "\""), let limit = limits[String(mark[...quote])]
        else { continue }
        let number = Double(mark[mark.index(after: quote)...].prefix { $0 != "\"" })
        if let number, !(-1...limit + 1).contains(number) {
          Issue.record("\(mark) beyond \(limit)")
        }
      }
      for path in DrawnPath.all(in: canvas.body) {
        // Half of a mark may stand beyond an edge, where nothing cuts it off.
        let isWithin = path.corners.allSatisfy { (-4...canvas.width + 4).contains($0.x) }
        #expect(isWithin, "\(path)")
        for rectangle in path.parts where rectangle.count == 4 {
          let isWithin = rectangle.allSatisfy { (-1...canvas.height + 1).contains($0.y) }
          #expect(isWithin, "\(path)")
        }
      }
    }
  }

  @Test("A running total labels every line where it ends, and dashes lead to the usual end")
  func runningTotal() {
    let chart = RunningTotal(
      currency: CurrencyCode(label: "EUR"), firstDay: CalendarDate(daysSinceEpoch: 20_000),
      dayCount: 31, dayName: "Day", current: (1...20).map { Amount(units: Int64($0) * 30) },
      currentName: "October", previous: (1...30).map { Amount(units: Int64($0) * 25) },
      previousName: "September", budget: Amount(units: 800), usualEnd: Amount(units: 860))
    let body = chart.drawing(.regular, ChartWords(.english, Language.english.words.page)).body
    for label in ["October 600", "September 750", "budget 800", " 860"] {
      #expect(body.contains("\(label)</text>"), "\(label)")
    }
    for look in ["line sh", "line past", "line ahead", "limit"] {
      #expect(body.contains("class=\"\(look)\""), "\(look)")
    }
    let values = chart.values(Language.english.words.page)
    #expect(values.rows.count == 30)
    #expect(values.columns.count == 3)
  }

  @Test("A gap breaks the line, and both its ends have a dot")
  func gapsAreGaps() {
    let chart = LineChart(
      months: (0..<6).map { Month(year: 2026, month: 1).adding(months: $0) },
      series: [LineSeries(name: "Rewe", slot: .store1, values: [1, 2, nil, nil, 3, 4])])
    let body = chart.drawing(.regular, ChartWords(.english, Language.english.words.page)).body
    #expect(body.components(separatedBy: "class=\"line s1\"").count == 3)
    #expect(body.components(separatedBy: "class=\"dot s1\"").count == 3)
  }

  @Test("A line that goes through months has a dot for each of them")
  func dots() {
    let chart = LineChart(
      months: (0..<4).map { Month(year: 2026, month: 1).adding(months: $0) },
      series: [
        LineSeries(
          name: "Household", slot: .household, values: [100, 101, 102, 103],
          dots: [99, nil, 104, 103])
      ])
    let body = chart.drawing(.regular, ChartWords(.english, Language.english.words.page)).body
    let dots = body.components(separatedBy: "class=\"dots sh\"").last?.prefix { $0 != ">" }
    #expect(dots?.components(separatedBy: "h0").count == 4)
  }

  @Test("A refund beside a budget leaves the budget’s track")
  func refundsLeaveTheTrack() {
    let bars = BudgetBars(
      currency: CurrencyCode(label: "EUR"),
      rows: [.init(name: "Drinks", spent: Amount(units: -9), budget: Amount(units: 60))])
    let body = bars.drawing(.regular, ChartWords(.english, Language.english.words.page)).body
    #expect(body.contains("class=\"track\"") && body.contains("class=\"under\""))
  }

  @Test("Columns have gaps wherever they are broad enough", arguments: [13, 25, 60])
  func columnsHaveGaps(count: Int) throws {
    let months = (0..<count).map { Month(year: 2022, month: 1).adding(months: $0) }
    let chart = MonthColumns(
      currency: CurrencyCode(label: "EUR"),
      months: months.map { .init(month: $0, spent: Amount(units: 100), budget: nil) },
      subjects: nil)
    let body = chart.drawing(.regular, ChartWords(.english, Language.english.words.page)).body
    let columns = DrawnPath.all(in: body).filter { $0.look == "bar" }.flatMap(\.parts)
    try #require(columns.count == count)
    #expect(columns[1][0].x - columns[0][1].x > 2)
  }

  private static func columns(_ count: Int) -> MonthColumns {
    let months = (0..<count).map { Month(year: 2022, month: 1).adding(months: $0) }
    return MonthColumns(
      currency: CurrencyCode(label: "EUR"),
      months: months.map {
        .init(month: $0, spent: Amount(units: 720), budget: Amount(units: 800))
      }, subjects: months.last.map { $0...$0 })
  }

  @Test("A phone’s months say what the amounts beside them are", arguments: Language.allCases)
  func narrowMonths(language: Language) {
    let words = ChartWords(ReportLocale(language), language.words.page)
    let body = Self.columns(13).drawing(.narrow, words).body
    #expect(body.contains(">720 \(words.words.spent)</text>"))
    #expect(body.contains(">800 \(words.words.budget)</text>"))
  }

  @Test("A picture of years says so, where a wider one has months")
  func years() {
    let words = ChartWords(.english, Language.english.words.page)
    #expect(Self.columns(60).drawing(.narrow, words).body.contains(">by year</text>"))
    #expect(!Self.columns(60).drawing(.regular, words).body.contains("by year"))
  }

  @Test("The legend of circles has circles, whatever the marks of its stores")
  func circleLegend() {
    let stores = [StoreMark.square, .triangle].map { (mark: StoreMark) in
      MarkedStore(name: "\(mark)", slot: .store2, mark: mark)
    }
    func drawn(hasCircles: Bool) -> String {
      var canvas = SVGCanvas(width: 300, height: 40)
      StoreLegend(stores, width: 300, hasCircles: hasCircles).draw(on: &canvas)
      return canvas.body
    }
    #expect(drawn(hasCircles: true).components(separatedBy: "<circle").count == 3)
    #expect(!drawn(hasCircles: false).contains("<circle"))
  }

  @Test(
    "Stores that ask the same stand within their row", arguments: [ChartWidth.narrow, .regular])
  func samePrices(width: ChartWidth) {
    let price = Amount(units: 2)
    let stores = StoreMark.allCases.map { MarkedStore(name: "\($0)", slot: .store1, mark: $0) }
    func drawing(_ stores: [MarkedStore]) -> String {
      PriceStrips(
        currency: CurrencyCode(label: "EUR"), stores: [],
        headings: .init(good: "good", lowest: "", highest: "", usual: "", cheapest: ""),
        rows: [
          .init(
            name: LinkedName("Milk"), unit: "", good: price, lowest: price, highest: price,
            prices: stores.map { .init(store: $0, price: price) })
        ]
      ).drawing(width, ChartWords(.english, Language.english.words.page)).body
    }
    let circles = drawing(Array(repeating: stores[0], count: 10))
    let places = Set(numbers(of: "cy", in: circles))
    #expect(places.count == 3)
    #expect((places.max() ?? .nan) - (places.min() ?? .nan) == 14)
  }

  @Test("The amount above a column stands clear of the budget’s line")
  func amountsStandClear() throws {
    let months = (0..<3).map { Month(year: 2026, month: 1).adding(months: $0) }
    let chart = MonthColumns(
      currency: CurrencyCode(label: "EUR"),
      months: zip(months, [100, 93, 150] as [Int64]).map {
        .init(month: $0, spent: Amount(units: $1), budget: Amount(units: 100))
      }, subjects: nil)
    let body = chart.drawing(.regular, ChartWords(.english, Language.english.words.page)).body
    let line = try #require(
      body.components(separatedBy: "class=\"budget\" d=\"M").last?
        .split(separator: " ").dropFirst().first?.split(separator: "L").first.flatMap { Double($0) }
    )
    let label = try #require(body.components(separatedBy: ">93</text>").first)
    let y = try #require(numbers(of: "y", in: label).last)
    #expect(y < line && y > line - 8)
  }

  @Test(
    "A price that hardly moved has an axis without fractions of a cent",
    arguments: [0.01, 2.09, 149])
  func flatPricesHaveRoundTicks(price: Double) {
    let chart = LineChart(
      months: (0..<3).map { Month(year: 2026, month: 1).adding(months: $0) },
      series: [LineSeries(name: "Rewe", slot: .store1, values: [price, price, price])],
      reference: nil, digits: 2)
    let body = chart.panelDrawing(ChartWords(.english, Language.english.words.page)).body
    let ticks = body.components(separatedBy: "class=\"a e\"").dropFirst().compactMap {
      $0.split(separator: ">").dropFirst().first?.split(separator: "<").first
    }
    #expect(ticks.count > 1)
    #expect(ticks.allSatisfy { ($0.split(separator: ".").dropFirst().first?.count ?? 0) <= 2 })
  }

  @Test("A lone month is a dot")
  func loneMonthIsDot() {
    let chart = LineChart(
      months: [Month(year: 2026, month: 1)],
      series: [LineSeries(name: "Rewe", slot: .store1, values: [1])])
    #expect(
      chart.drawing(.regular, ChartWords(.english, Language.english.words.page)).body.contains(
        "class=\"dot s1\""))
  }

  @Test(
    "The meter's tick stands behind the box that reaches the threshold",
    arguments: [(20, 17, 85), (20, 20, 85), (10, 9, 85), (7, 6, 85), (40, 34, 85), (3, 0, 100)])
  func meterTick(items: Int, priced: Int, percent: Int) throws {
    var canvas = SVGCanvas(width: 216, height: 24)
    AvailabilityMeter(pricedItems: priced, basketItems: items, thresholdPercent: percent)
      .draw(on: &canvas, x: 0, y: 0)
    let body = canvas.body
    let paths = DrawnPath.all(in: body)
    let tick = try #require(paths.first { $0.look == "tick" }?.corners.first?.x)
    let boxes = paths.filter { ["bar", "box"].contains($0.look) }.flatMap(\.parts)
    let before = boxes.count { $0[0].x < tick }
    #expect(boxes.count == items)
    #expect(before == (items * percent + 99) / 100)
  }

  @Test("A long series of months is labelled at each January and at its end")
  func longAxisIsSparse() {
    let months = (0..<60).map { Month(year: 2022, month: 1).adding(months: $0) }
    let labels = MonthLabels(months, step: 10)
    #expect(labels.months == [0, 12, 24, 36, 48, 59])
  }

  @Test(
    "Two years are labelled by month, one month more by January", arguments: [(24, 24), (25, 3)])
  func axisOfTwoYears(count: Int, labelled: Int) {
    let months = (0..<count).map { Month(year: 2022, month: 1).adding(months: $0) }
    #expect(MonthLabels(months, step: 40).months.count == labelled)
  }

  @Test(
    "The last month is labelled where there is room for it",
    arguments: [(10, [0, 3, 6]), (30, [0, 3, 6, 7])] as [(Double, [Int])])
  func lastMonth(step: Double, labelled: [Int]) {
    let months = (0..<8).map { Month(year: 2022, month: 1).adding(months: $0) }
    #expect(MonthLabels(months, step: step, every: 3).months == labelled)
  }

  static func drawings(_ amount: Amount, count: Int) -> [SVGCanvas] {
    let words = ChartWords(.english, Language.english.words.page)
    let euro = CurrencyCode(label: "EUR")
    let months = (0..<count).map { Month(year: 2022, month: 1).adding(months: $0) }
    let other = Amount(units: 80)
    let charts: [(ChartWidth) -> SVGCanvas] = [
      { width in
        BudgetBars(
          currency: euro,
          rows: months.map {
            .init(name: "Store \($0)", spent: amount, budget: other, pace: other)
          } + [.init(name: "No budget", spent: amount, budget: nil)]
        ).drawing(width, words)
      },
      { width in
        Waterfall(
          currency: euro, start: .init("Start", other),
          steps: months.prefix(6).map {
            .init(RichText($0.description), $0.index % 2 == 0 ? amount : -amount)
          },
          end: .init("End", other)
        ).drawing(width, words)
      },
      { width in
        MonthColumns(
          currency: euro,
          months: months.enumerated().map {
            .init(month: $1, spent: $0 % 2 == 0 ? amount : other, budget: $0 % 3 == 0 ? nil : other)
          }, subjects: months.last.map { $0...$0 }, projection: amount
        ).drawing(width, words)
      },
      { width in
        StoreBars(
          currency: euro, rows: months.map { .init(name: "\($0)", amount: amount, note: "9%") },
          omittedCount: 3
        ).drawing(width, words)
      },
      { width in
        ComparisonBars(
          currency: euro,
          rows: months.map {
            .init(
              name: "\($0)", own: amount, filledIn: other, isWinner: false,
              note: "4 items missing",
              meter: AvailabilityMeter(pricedItems: 17, basketItems: 20, thresholdPercent: 85))
          }
        ).drawing(width, words)
      },
      { width in
        RunningTotal(
          currency: euro, firstDay: CalendarDate(daysSinceEpoch: 20_000),
          dayCount: max(1, count), dayName: "Day", current: months.map { _ in amount },
          currentName: "October", previous: months.map { _ in other }, previousName: "September",
          budget: other, usualEnd: amount
        ).drawing(width, words)
      },
      { width in
        RankedBars(
          currency: euro, heading: "a year", changeHeading: "Price",
          rows: months.map {
            .init(
              name: LinkedName("\($0)"), change: "1.00 → 1.20",
              amount: $0.index % 2 == 0 ? amount : other)
          }
        ).drawing(width, words)
      },
      { width in
        LineChart(
          months: months,
          series: (0..<30).map { line in
            LineSeries(
              name: "Store \(line)", slot: SeriesSlot(rank: line),
              values: months.indices.map {
                ($0 + line) % 5 == 0 ? .nan : amount.approximateUnits + Double(line)
              })
          }
        ).drawing(width, words)
      },
    ]
    return charts.flatMap { chart in
      [ChartWidth.narrow, .half, .regular, .full].map(chart)
    } + [
      SmallBar(spent: amount, budget: other, scale: amount, currency: .unknown).drawing(),
      HeroBar(spent: amount, budget: other, currency: euro).drawing(words),
    ]
  }

  @Test(
    "A store's bar ends before the boxes of its items, whose number stands beside it",
    arguments: [ChartWidth.narrow, .regular])
  func itemsOfStores(width: ChartWidth) throws {
    let chart = ComparisonBars(
      currency: CurrencyCode(label: "EUR"),
      rows: [
        .init(
          name: "Alpha", own: Amount(units: 40), filledIn: Amount(units: 60), isWinner: false,
          note: "usual store",
          meter: AvailabilityMeter(pricedItems: 17, basketItems: 40, thresholdPercent: 85))
      ])
    let words = ChartWords(.english, Language.english.words.page)
    let body = chart.drawing(width, words).body
    #expect(body.contains(">17 / 40 items<"))
    let dashed = try #require(DrawnPath.all(in: body).first { $0.look == "dash" })
    let end = try #require(dashed.corners.map(\.x).max())
    #expect(width.isNarrow || end < width.rawValue - AvailabilityMeter.drawnWidth)
  }

  private func numbers(of attribute: String, in body: String) -> [Double] {
    body.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).first.flatMap { Double($0) }
    }
  }
}

private typealias ChartDrawingTests = `Chart drawings`
