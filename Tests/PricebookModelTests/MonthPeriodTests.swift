import PricebookModel
import Testing

@Suite("Months, quarters, years and other periods")
struct MonthPeriodTests {
  @Test(
    "a period has one canonical text, whatever it was written as",
    arguments: [
      ("2026-09", "2026-09", MonthPeriod.Kind.month), ("2026-09..2026-09", "2026-09", .month),
      ("2026-Q3", "2026-Q3", .quarter), ("2026-q3", "2026-Q3", .quarter),
      ("2026-07..2026-09", "2026-Q3", .quarter), ("2026", "2026", .year),
      ("2026-01..2026-12", "2026", .year), ("2026-06..2026-08", "2026-06..2026-08", .range),
      ("2025-11..2026-01", "2025-11..2026-01", .range),
      ("2025-02..2026-01", "2025-02..2026-01", .range), ("2026-W40", "2026-W40", .week),
      ("2026-w40..2026-W40", "2026-W40", .week), ("2020-W53", "2020-W53", .week),
      ("2026-W38..2026-W41", "2026-W38..2026-W41", .weeks),
      ("2026-W52..2027-W02", "2026-W52..2027-W02", .weeks),
    ])
  func text(written: String, canonical: String, kind: MonthPeriod.Kind) throws {
    let period = try #require(MonthPeriod(iso: written))
    #expect(period.description == canonical)
    #expect(period.kind == kind)
    #expect(MonthPeriod(iso: canonical) == period)
  }

  @Test(
    "other texts are no period",
    arguments: [
      "", "26", "2026-", "2026-13", "2026-Q0", "2026-Q5", "2026-Q", "Q3", "Q3-2026", "2026-09-01",
      "2026-08..2026-06", "2026-06..", "..2026-06", "2026-06...2026-08", "2026-06..Q3", "0000",
      "2026-Q٣", "20266", "+2026", "2026..2027", "1976-01..2026-01", "2026-W00", "2025-W53",
      "2026-W54", "2026-W4", "2026-W", "W40", "2026-W40-1", "2026-W41..2026-W38",
      "2026-09..2026-W40",
    ])
  func others(written: String) { #expect(MonthPeriod(iso: written) == nil) }

  @Test("only months in the wrong order are reversed")
  func reversed() {
    #expect(MonthPeriod.isReversed("2026-08..2026-06"))
    #expect(!MonthPeriod.isReversed("2026-06..2026-08"))
    #expect(!MonthPeriod.isReversed("2026-06..summer"))
    #expect(!MonthPeriod.isReversed("2026"))
    #expect(MonthPeriod.isReversed("2026-W41..2026-W38"))
    #expect(!MonthPeriod.isReversed("2026-W40..2026-09"))
  }

  @Test("the months before a period are as many, across years")
  func previous() throws {
    for (period, previous) in [
      ("2026-01", "2025-12"), ("2026-Q1", "2025-Q4"), ("2026", "2025"),
      ("2026-02..2026-03", "2025-12..2026-01"), ("2027-W01", "2026-W53"),
      ("2021-W01..2021-W02", "2020-W52..2020-W53"),
    ] {
      #expect(try #require(MonthPeriod(iso: period)).previous.description == previous)
    }
  }
}
