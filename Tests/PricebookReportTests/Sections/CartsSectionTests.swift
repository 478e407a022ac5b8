import PricebookModel
import Testing

@testable import PricebookReport

@Suite("Trips in the spending review")
struct CartsSectionTests {
  private static func edited(_ book: Book, _ isEdited: (CartLine) -> Bool) -> DisplayTable? {
    var book = book
    for index in book.vault.carts[0].lines.indices {
      let isEdited = isEdited(book.vault.carts[0].lines[index])
      book.vault.carts[0].lines[index].details.isEdited = isEdited
    }
    return ReportReading.table("edited-lines", of: ReportReading.review(of: book))
  }

  private static func items(_ table: DisplayTable) -> [String] {
    table.rows.map { row in
      if case .text(let text) = row.cells[0].content { ReportReading.plain(text) } else { "" }
    }
  }

  @Test(
    "A trip of an earlier month is one of this month's until it is completed",
    arguments: [(Cart.State.planning, 1), (.shopping, 1), (.completed, 0)])
  func earlierTrips(state: Cart.State, count: Int) {
    var builder = BookBuilder()
    builder.buy("2026-10-03", "Rewe", "Butter", 220)
    builder.cart(
      "c1", "Party", state, "2026-09-20",
      [.init(item: "Cake", planned: ("9.00", "2", "Rewe"), bought: ("9.00", "2", "Rewe"))])
    let analysis = ReportReading.analysis(of: builder.book())
    let scope = ReportScopes(of: analysis, context: ReportContext()).first
    #expect(scope.carts.count == count)
  }

  @Test("Lines that were edited on a trip are listed with what was planned and paid")
  func editedLines() throws {
    let book = BookBuilder.household().book()
    let table = try #require(Self.edited(book) { !$0.isSkipped })
    #expect(Self.items(table) == ["Butter", "Apples"])
    #expect(table.totalRowCount == 2)
    let amounts = table.rows.map { $0.cells.dropFirst().map(ReportReading.amount) }
    let cents = { (cents: Int64) in Amount(tenThousandths: cents * 100) }
    #expect(amounts == [[cents(200), cents(500), cents(300)], [nil, cents(249), cents(249)]])
    #expect(Self.edited(book) { _ in false } == nil)
  }

  @Test("Of many edited lines those that moved most money are listed, and the others counted")
  func manyEditedLines() throws {
    var builder = BookBuilder()
    builder.buy("2026-10-03", "Rewe", "Butter", 220)
    builder.cart(
      "c1", "Weekly shop", .completed, "2026-10-03",
      (1...30).map { number in
        .init(
          item: "Item \(number)", planned: ("1.00", "1", "Rewe"),
          bought: ("\(number).00", "1", "Rewe"))
      })
    let table = try #require(Self.edited(builder.book()) { _ in true })
    #expect(table.totalRowCount == 30)
    #expect(Self.items(table) == (23...30).reversed().map { "Item \($0)" })
  }
}
