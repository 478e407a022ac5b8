import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

/// Who paid, and who owes whom.
@Suite struct PersonsSectionTests {
  private struct Household {
    var builder = PricebookModel.BookBuilder()

    mutating func pay(
      _ person: String, _ day: String, _ cents: Int64, item: String = "Milk",
      isAdjustment: Bool = false
    ) throws {
      var purchase = PricebookModel.BookBuilder.Purchase(
        day: try #require(CalendarDate(iso: day)), store: "Corner", item: item,
        paid: Money(Amount(tenThousandths: cents * 100), CurrencyCode(label: "EUR")))
      purchase.person = person
      purchase.receipt = "\(person)\(day)"
      purchase.isAdjustment = isAdjustment
      if cents < 0 { purchase.quantity = Quantity(millionths: -1_000_000) }
      try builder.add(purchase)
    }

    var review: Report { ReportReading.review(of: builder.book()) }
    var section: Section? { review.sections.first { $0.id == "persons" } }
  }

  private func notes(_ section: Section?) -> String {
    (section?.note ?? []).map(ReportReading.plain).joined(separator: " ")
  }

  private func rows(_ household: Household) throws -> [[Amount?]] {
    try #require(ReportReading.table("persons-table", of: household.review)).rows.map { row in
      [1, 4, 5].map { ReportReading.amount(row.cells[$0]) }
    }
  }

  private func euros(_ cents: Int64?...) -> [Amount?] {
    cents.map { $0.map { Amount(tenThousandths: $0 * 100) } }
  }

  @Test("each person's spending, refunds and deposits included, and the lines that name nobody")
  func table() throws {
    var household = Household()
    try household.pay("Anna", "2026-10-02", 1_000)
    try household.pay("Anna", "2026-10-03", -200)
    try household.pay("Ben", "2026-10-04", 400)
    try household.pay("Ben", "2026-10-04", 25, item: "Deposit", isAdjustment: true)
    try household.pay("", "2026-10-05", 300)
    #expect(
      try rows(household) == [
        euros(800, 613, 187), euros(425, 612, -187), euros(300, nil, nil), euros(1_525, nil, nil),
      ])
    let notes = notes(household.section)
    #expect(notes.contains("between Anna and Ben: Ben gives Anna"))
    #expect(notes.contains("are not split"))
  }

  @Test("who paid nothing this month takes part, and who paid last four months ago does not")
  func participants() throws {
    var household = Household()
    try household.pay("Cleo", "2026-06-30", 9_900)
    try household.pay("Ben", "2026-07-01", 100)
    try household.pay("Anna", "2026-10-02", 1_000)
    #expect(
      try rows(household) == [euros(1_000, 500, 500), euros(0, 500, -500), euros(1_000, nil, nil)])
    #expect(notes(household.section).contains("between Anna and Ben: Ben gives Anna"))
  }

  @Test("there is no such section where fewer than two people are named")
  func nothing() throws {
    var household = Household()
    try household.pay("", "2026-10-02", 1_000)
    #expect(household.section == nil)
    try household.pay("Anna", "2026-10-02", 1_000)
    #expect(household.section == nil)
  }

  @Test("where most was paid by nobody in particular, nothing is split")
  func unsettled() throws {
    var household = Household()
    try household.pay("Anna", "2026-10-02", 1_000)
    try household.pay("Ben", "2026-10-03", 500)
    try household.pay("", "2026-10-05", 2_000)
    #expect(
      try rows(household) == [
        euros(1_000, nil, nil), euros(500, nil, nil), euros(2_000, nil, nil),
        euros(3_500, nil, nil),
      ])
  }

  @Test("people who paid the same are even")
  func even() throws {
    var household = Household()
    try household.pay("Anna", "2026-10-02", 1_000)
    try household.pay("Ben", "2026-10-03", 1_000)
    #expect(notes(household.section).contains("nobody owes anything"))
    #expect(!notes(household.section).contains("not split"))
  }

  @Test("more than twelve people are listed, and not split")
  func tooMany() throws {
    var household = Household()
    for person in 10..<40 { try household.pay("P\(person)", "2026-10-02", Int64(person)) }
    #expect(notes(household.section).contains("at most"))
    let rows = try rows(household)
    #expect(rows.count == 27)
    #expect(rows.allSatisfy { $0[1] == nil })
    let amounts = rows.compactMap(\.[0])
    #expect(amounts.count == 27 && amounts.dropLast().reduce(.zero, +) == amounts.last)
  }
}
