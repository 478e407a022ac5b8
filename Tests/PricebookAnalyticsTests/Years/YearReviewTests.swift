import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func part(_ made: MadeBook, _ year: Int, on today: String) -> YearReview.Part? {
  review(made, year, on: today).parts.first
}

private func review(_ made: MadeBook, _ year: Int, on today: String) -> YearReview {
  YearReview(of: year, in: made.analysis { $0.today = date(today) })
}

/// One purchase of each item in every month of some years, on the given day.
private func household(
  _ years: ClosedRange<Int>, through last: String = "2099-12-31", day: Int = 5, paid: Int64 = 10_000
) -> MadeBook {
  var made = MadeBook()
  for year in years {
    for month in 1...12 {
      let month = Month(year: year, month: month)
      let bought = month.firstDay.adding(days: day - 1)
      if bought <= date(last) { made.buy(0, on: bought.description, paid: paid) }
    }
  }
  return made
}

@Suite struct YearReviewTests {
  @Test("Price, quantity, new and gone of a year are Bennet's over its unit values")
  func workedExample() throws {
    var made = household(2025...2026)
    // 12 at 1.00 and 24 at 1.00 and 1.50: in the mean 24 at 1.25 then.
    for month in 1...12 {
      made.buy(
        0, on: "2026-\(month < 10 ? "0" : "")\(month)-20", paid: 30_000, quantity: 2_000_000)
    }
    made.buy(1, on: "2025-03-09", paid: 70_000)
    made.buy(2, on: "2026-03-09", paid: 30_000)
    let found = try #require(part(made, 2026, on: "2027-02-01")?.comparison)
    #expect(found.previous.tenThousandths == 190_000 && found.current.tenThousandths == 510_000)
    // 36 for 48.00 is 4/3 each: (12 + 36) / 2 × (4/3 − 1) = 8.00.
    #expect(found.priceEffect.tenThousandths == 80_000)
    #expect(found.storeEffect == .zero)
    #expect(found.newItems.tenThousandths == 30_000)
    #expect(found.goneItems.tenThousandths == -70_000)
    #expect(found.quantityEffect.tenThousandths == 280_000)
    #expect(found.coversYears)
  }

  @Test("No month is called worst that kept to its budget, and what was carried does not count")
  func worstMonth() throws {
    var made = household(2026...2026)
    made.buy(0, on: "2026-03-20", paid: 5_000)
    made.book.budgets = [
      Budget(
        month: nil, category: nil, amount: Amount(tenThousandths: 20_000),
        currency: CurrencyCode(label: "EUR"), rollover: .left, source: 0, line: 2)
    ]
    let kept = try #require(part(made, 2026, on: "2027-02-01"))
    #expect(kept.worstMonth == nil)
    #expect(kept.judgedMonths.last?.difference == Amount(tenThousandths: -5_000))
    made.buy(0, on: "2026-05-20", paid: 12_000)
    let over = try #require(part(made, 2026, on: "2027-02-01"))
    #expect(over.worstMonth?.month == monthNamed("2026-05"))
  }

  @Test("Buying at a dearer store is store choice, not price")
  func storeChoice() throws {
    var made = MadeBook()
    for month in 1...4 {
      made.buy(0, at: 0, on: "2025-0\(month)-05", paid: 10_000)
      made.buy(0, at: 1, on: "2026-0\(month)-05", paid: 15_000)
    }
    let found = try #require(part(made, 2026, on: "2026-04-30")?.comparison)
    #expect(found.priceEffect == .zero)
    #expect(found.storeEffect.tenThousandths == 20_000)
  }

  @Test("The parts add up to the cent, and months and categories to the year", arguments: 1...12)
  func addsUp(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 900)
    let analysis = made.analysis()
    for year in YearReview.years(in: analysis) {
      for part in YearReview(of: year, in: analysis).parts {
        #expect(part.categories.reduce(.zero) { $0 + $1.spent } == part.spent)
        #expect(part.stores.reduce(.zero) { $0 + $1.spent } == part.spent)
        let rows = analysis.spending.byMonth.filter {
          $0.month.year == year && $0.currency == part.currency
        }
        #expect(rows.reduce(.zero) { $0 + $1.spent } == part.spent)
        guard let comparison = part.comparison else { continue }
        #expect(
          comparison.priceEffect + comparison.storeEffect + comparison.quantityEffect
            + comparison.newItems + comparison.goneItems == comparison.change)
        #expect(
          comparison.categories.reduce(.zero) { $0 + $1.change } == comparison.change)
        // What is compared of the year before is what the months say of the same days.
        let before = analysis.spending.byMonth.filter { row in
          row.currency == part.currency
            && comparison.months.contains(row.month.adding(months: 12))
        }
        let isRunning = comparison.months.last == analysis.period.month && !analysis.period.isOver
        #expect(
          before.reduce(.zero) { sum, row in
            let isLast = row.month.adding(months: 12) == comparison.months.last
            return sum + (isRunning && isLast ? row.spentToSameDay : row.spent)
          } == comparison.previous)
      }
    }
  }

  @Test("A month under way is compared with the same days a year before")
  func sameDays() throws {
    var made = household(2025...2026, through: "2026-04-05")
    made.buy(0, on: "2025-04-11", paid: 10_000)
    made.buy(1, on: "2025-04-12", paid: 50_000)
    let found = try #require(part(made, 2026, on: "2026-04-11")?.comparison)
    #expect(found.previous.tenThousandths == 50_000)
    #expect(found.goneItems == .zero)
    #expect(found.coversYears)
  }

  @Test("A year is over on its last day, or once reports are about a later year")
  func over() {
    let made = household(2025...2025)
    #expect(!review(made, 2025, on: "2025-12-30").outline.isOver)
    #expect(review(made, 2025, on: "2025-12-31").outline.isOver)
    #expect(review(made, 2025, on: "2026-05-01").outline.isOver)
    #expect(review(household(2025...2026), 2025, on: "2026-12-05").outline.isOver)
  }

  @Test("A year whose data end early is still under way until it is over")
  func endsEarly() {
    let made = household(2026...2026, through: "2026-08-31")
    let found = review(made, 2026, on: "2026-11-20")
    #expect(!found.outline.isOver)
    #expect(found.outline.lastDay == date("2026-08-31") && found.outline.endsWith == nil)
  }

  @Test("A year that is over and whose data end early is compared with the same period alone")
  func endedEarly() throws {
    let made = household(2025...2026, through: "2026-08-31")
    let found = review(made, 2026, on: "2027-03-02")
    #expect(found.outline.isOver && found.outline.endsWith == monthNamed("2026-08"))
    let comparison = try #require(found.parts.first?.comparison)
    #expect(comparison.isPartOfYears && comparison.previous.tenThousandths == 80_000)
  }

  @Test("A mistyped year in the future ends no year")
  func mistyped() {
    var made = household(2026...2026, through: "2026-08-31")
    made.buy(0, on: "2062-08-01", paid: 10_000)
    #expect(!review(made, 2026, on: "2026-08-20").outline.isOver)
  }

  @Test("A year that begins in the middle says since when, and is compared with nothing")
  func beginsInTheMiddle() throws {
    var made = MadeBook()
    made.buy(0, on: "2025-06-17", paid: 10_000)
    for month in ["07", "08", "09", "10", "11", "12"] {
      made.buy(0, on: "2025-\(month)-02", paid: 10_000)
    }
    let found = review(made, 2025, on: "2026-01-20")
    #expect(found.outline.since == date("2025-06-17"))
    #expect(found.parts.first?.comparison == nil)
  }

  @Test("Of the year before only whole months are compared, and never as the year itself")
  func partOfYear() throws {
    var made = household(2026...2026)
    made.buy(0, on: "2025-08-20", paid: 990_000)
    for month in ["09", "10", "11", "12"] {
      made.buy(0, on: "2025-\(month)-02", paid: 20_000)
    }
    let found = try #require(part(made, 2026, on: "2027-01-01")?.comparison)
    #expect(found.months.map(\.monthOfYear) == [9, 10, 11, 12])
    #expect(found.previous.tenThousandths == 80_000 && found.current.tenThousandths == 40_000)
    #expect(!found.coversYears)
  }

  @Test("A month without data in one year is left out of both")
  func gap() throws {
    var made = MadeBook()
    for month in 1...9 where month != 4 { made.buy(0, on: "2025-0\(month)-05", paid: 10_000) }
    for month in 1...9 { made.buy(0, on: "2026-0\(month)-05", paid: 10_000) }
    let found = try #require(part(made, 2026, on: "2026-09-30")?.comparison)
    #expect(found.months.map(\.monthOfYear) == [1, 2, 3, 5, 6, 7, 8, 9])
    #expect(found.change == .zero)
    #expect(!found.coversYears)
  }

  @Test("Best and worst months are judged by the median where there is no budget, with the reason")
  func extremes() throws {
    var made = household(2026...2026)
    made.buy(1, on: "2026-07-05", paid: 50_000, category: 2)
    made.buy(1, on: "2026-09-05", paid: -5_000, category: 2)
    let months = try #require(part(made, 2026, on: "2027-01-05")?.judgedMonths)
    #expect(months.first?.month == monthNamed("2026-09"))
    #expect(months.last?.month == monthNamed("2026-07"))
    #expect(months.last?.difference.tenThousandths == 50_000)
    #expect(months.last?.reason?.subject == .category(.category(.named(2))))
  }

  @Test("The reason of a month over its budget is what has none, where that is the largest part")
  func unbudgetedReason() throws {
    var made = household(2026...2026)
    made.buy(1, on: "2026-07-05", paid: 64_000, category: 2)
    made.buy(0, on: "2026-07-06", paid: 600)
    made.book.budgets = [
      Budget(
        month: nil, category: "Bakery", amount: Amount(tenThousandths: 10_000),
        currency: CurrencyCode(label: "EUR"), source: 0, line: 2)
    ]
    let month = try #require(part(made, 2026, on: "2027-01-05")?.worstMonth)
    guard case .unbudgeted(let part)? = month.reason?.subject else {
      Issue.record("\(String(describing: month.reason))")
      return
    }
    #expect(part.category == .category(.named(2)))
    #expect(part.spent.tenThousandths == 64_000)
  }

  @Test("The median of an even number of months is the mean of the two in the middle")
  func evenMedian() throws {
    var made = MadeBook()
    for (month, paid) in zip(1..., [10_000, 30_000, 20_000, 70_000]) {
      made.buy(0, on: "2026-0\(month)-05", paid: Int64(paid))
    }
    let months = try #require(part(made, 2026, on: "2026-05-31")?.judgedMonths)
    #expect(months.map(\.reference.tenThousandths) == [25_000, 25_000, 25_000, 25_000])
  }

  @Test("Months are judged by their budgets where all have one")
  func againstBudgets() throws {
    var made = household(2026...2026)
    made.book.budgets = [
      Budget(
        month: nil, category: nil, amount: Amount(tenThousandths: 15_000), currency: .unknown,
        source: 0, line: 2),
      Budget(
        month: monthNamed("2026-05"), category: nil, amount: Amount(tenThousandths: 5_000),
        currency: .unknown, source: 0, line: 3),
    ]
    let found = try #require(part(made, 2026, on: "2027-01-05"))
    #expect(found.judgedMonths.last?.month == monthNamed("2026-05"))
    #expect(found.judgedMonths.last?.isAgainstBudget == true)
    #expect(found.budget?.amount.tenThousandths == 170_000)
    #expect(found.budget?.variance.tenThousandths == -50_000)
    let record = try #require(found.budget?.record)
    #expect(record.kept == 11 && record.over == 1)
    #expect(record.span == MonthPeriod(monthNamed("2026-01")...monthNamed("2026-12")))
  }

  @Test("The prices that changed by a year's last month are those of that month's own report")
  func priceChanges() throws {
    var made = household(2024...2026)
    for month in 1...12 {
      let day = "2025-\(month < 10 ? "0" : "")\(month)-06"
      made.buy(1, on: day, paid: month <= 6 ? 10_000 : 12_000)
    }
    let december = monthNamed("2025-12")
    let later = made.analysis { $0.today = date("2026-12-31") }
    let own = made.analysis { $0.period = MonthPeriod(december) }
    let stated = { (changes: [RegularPriceChange]) in
      changes.filter { $0.isStated && $0.percent != 0 }.map(\.percent)
    }
    let found = stated(later.regularPriceChanges(through: december))
    #expect(found.map { $0.rounded() } == [20])
    #expect(found == stated(own.regularPriceChanges))
  }

  @Test("The price of an item is that of the year's own months, whichever month it begins in")
  func priceInYearFromApril() throws {
    var made = household(2026...2026)
    made.buy(0, on: "2026-02-09", paid: 50_000)
    made.book.settings[.yearStartMonth] = 4
    let item = try #require(part(made, 2026, on: "2026-12-31")?.items.first)
    #expect(item.spent.tenThousandths == 90_000)
    #expect(item.price?.rounded?.tenThousandths == 10_000)
  }

  @Test("A year is over on its last day, also where nothing was bought in its last months")
  func lastDay() {
    let made = household(2026...2026, through: "2026-10-31")
    for (day, isOver) in [("2026-12-30", false), ("2026-12-31", true)] {
      #expect(YearOutline(of: 2026, in: made.analysis { $0.today = date(day) }).isOver == isOver)
    }
  }
}
