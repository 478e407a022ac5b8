import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("How regularly receipts come")
struct VisitRhythmTests {
  private static let last = date("2026-03-10")

  /// Days that end with the last one, each so many days before the next.
  private func days(before gaps: [Int]) -> [CalendarDate] {
    gaps.reduce(into: [Self.last]) { $0.append($0[$0.count - 1].adding(days: -$1)) }
  }

  private func isSilent(after gaps: [Int], for silence: Int) -> Bool? {
    let end = Self.last.adding(days: silence)
    return VisitRhythm(of: days(before: gaps), through: end)?.isSilent(on: end, beyond: 3)
  }

  @Test func `A weekly visit is missed after three weeks`() {
    let weekly = Array(repeating: 7, count: 12)
    #expect(isSilent(after: weekly, for: 21) == false)
    #expect(isSilent(after: weekly, for: 22) == true)
  }

  @Test func `Who left out weeks before may leave out more`() {
    let weeks = [7, 14, 7, 7, 14, 7, 7, 14]
    // 4 of 13 visits were missed, so that log 0.005 ÷ log (4 ÷ 13) = 4.5 weeks are chance.
    #expect(isSilent(after: weeks, for: 31) == false)
    #expect(isSilent(after: weeks, for: 32) == true)
  }

  @Test func `Days that move by one are as regular`() {
    #expect(isSilent(after: [6, 8, 7, 8, 6, 7, 6, 8], for: 22) == true)
  }

  @Test func `Who shops every day is missed after ten days, and not after a long weekend`() {
    let daily = Array(repeating: 1, count: 30)
    #expect(isSilent(after: daily, for: 9) == false)
    #expect(isSilent(after: daily, for: 10) == true)
  }

  @Test(arguments: [[7, 7, 7, 7], [1, 30, 2, 25, 1, 20, 2], [30, 30, 30]])
  func `Few visits, or any days, are no rhythm`(_ gaps: [Int]) {
    #expect(isSilent(after: gaps, for: 80) == nil)
  }
}
