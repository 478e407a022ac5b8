import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookReport

@Suite("Colours and marks of stores")
struct StoreSlotsTests {
  /// Eleven stores; in 2025 the last ones have most of the money, in 2026 and in all the first.
  private static func book() -> Book {
    var builder = BookBuilder()
    for store in 0..<11 {
      let name = "Store \(10 + store)"
      builder.buy("2025-03-05", name, "Butter", Int64(1_000 + 100 * store))
      builder.buy("2026-03-05", name, "Butter", Int64(9_000 - 500 * store))
      for day in ["2025-04-05", "2026-04-05"] { builder.buy(day, name, "Bread", 300) }
    }
    return builder.book()
  }

  @Test("The stores of a book have one order, whatever the period of a page")
  func oneOrder() {
    let book = Self.book()
    let orders = ["2025-03", "2026-03", "2026-04"].map { month -> [Int] in
      var options = AnalysisOptions()
      options.period = Month(iso: month).map { MonthPeriod($0) }
      let slots = StoreSlots(of: Analysis(of: book, options: options))
      return book.names.stores.indices.map { slots.rank(of: $0) }
    }
    #expect(orders == [Array(0..<11), Array(0..<11), Array(0..<11)])
  }

  @Test("The year's circles, the price book and the comparison give a store the same mark")
  func onePlace() {
    let book = Self.book()
    func analysis(_ month: String) -> Analysis {
      var options = AnalysisOptions()
      options.period = Month(iso: month).map { MonthPeriod($0) }
      return Analysis(of: book, options: options)
    }
    let (first, last) = (analysis("2025-03"), analysis("2026-04"))
    let context = ReportContext(months: [last.period.month])
    func marks(_ report: Report) -> [String: StoreMark] {
      var found: [String: StoreMark] = [:]
      for case .chart(let chart) in report.sections.flatMap(\.blocks) {
        if case .receiptCalendar(let calendar) = chart.drawing {
          for store in calendar.stores { found[store.name] = store.mark }
        }
        if case .priceStrips(let strips) = chart.drawing {
          for store in strips.stores { found[store.name] = store.mark }
        }
      }
      return found
    }
    let earlier = marks(Reports.yearInReview(of: first, year: 2025, context: context))
    let later = marks(Reports.yearInReview(of: last, year: 2026, context: context))
    #expect(earlier == later, "\(earlier) \(later)")
    #expect(earlier["Store 10"] == .circle && earlier.count == 5)
  }

  @Test("Stores whose prices were only seen have marks that differ too")
  func seenStores() {
    var builder = BookBuilder()
    builder.buy("2026-10-05", "Gamma", "Milk", 120)
    builder.options = [("Milk", "Alpha", "1.10", "2026-10-06"), ("Milk", "Beta", "1.15", nil)]
    let book = builder.book()
    let slots = StoreSlots(of: ReportReading.analysis(of: book))
    let marks = book.names.stores.indices.map { slots.mark(of: $0) }
    #expect(marks == [.square, .triangle, .circle])
  }

  @Test("A drawing has at most one store without a mark")
  func apart() {
    let slots = StoreSlots(of: ReportReading.analysis(of: Self.book()))
    let stores = (0..<11).map { StoreID($0) }
    #expect(slots.apart(stores.reversed(), limit: 4) { $0 } == [10, 8, 7, 6].map { StoreID($0) })
    #expect(slots.mark(of: StoreID(8)) == .pointLeft && slots.mark(of: StoreID(9)) == nil)
  }
}
