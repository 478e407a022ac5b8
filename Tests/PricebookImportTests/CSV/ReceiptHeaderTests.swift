import PricebookModel
import Testing

@testable import PricebookImport

@Suite struct ReceiptHeaderTests {
  private func detected(_ text: String, dateOrder: DateOrder? = nil) -> TableReading? {
    var choices = TableDetective.Choices()
    choices.reading.dateOrder = dateOrder
    guard
      case .receipts(let header) = TableDetective.detect(
        firstBytes: Array(text.utf8), file: "f.csv", choices: choices)
    else { return nil }
    return header
  }

  @Test("The delimiter is the one that makes sense of the header", arguments: [",", ";", "\t"])
  func delimiter(text: String) throws {
    let header = try #require(
      detected(["Date", "Shop", "Product", "Amount"].joined(separator: text)))
    #expect(header.dialect.delimiter == text.utf8.first)
    #expect(header.columns == [.date, .store, .item, .total])
  }

  @Test(
    "Case, punctuation, camel case and units in brackets are put aside",
    arguments: [
      "unit_price", "Unit Price", "unitPrice", "UNIT-PRICE", "Unit price (€)",
      "Price per unit [EUR]",
    ])
  func names(name: String) throws {
    let header = try #require(detected("date,item,total,\(name)"))
    #expect(header.columns.last == .unitPrice)
  }

  @Test("Data begins behind byte order mark, blank lines and header")
  func dataBegins() throws {
    let header = try #require(
      detected("\u{FEFF}\r\ndate,item,\"total\nprice\"\r\n2026-01-02,a,1\r\n"))
    #expect(header.dialect.dataLine == 4)
    #expect(header.dialect.dataOffset == 30)
  }

  @Test("Of two columns for one meaning the better name is read, and it is said")
  func duplicateColumn() throws {
    let header = try #require(detected("date,item,Amount,Total"))
    #expect(header.columns == [.date, .item, nil, .total])
    #expect(header.diagnostics.map(\.code) == [.duplicateColumn])
  }

  @Test("The message on a missing column names what was found and what is nearest")
  func missing() {
    guard
      case .incomplete(let message) = TableDetective.detect(
        firstBytes: Array("Date,Prodct,Total".utf8), file: "f.csv")
    else {
      Issue.record("not incomplete")
      return
    }
    #expect(message.contains("“Prodct” is the item"))
  }

  @Test(
    "What names nothing of a receipt is something else",
    arguments: [
      "", "month,amount", "a,b,c\n1,2,3", "{\"items\": []}",
    ])
  func other(text: String) {
    guard case .other = TableDetective.detect(firstBytes: Array(text.utf8), file: "f.csv") else {
      Issue.record("\(text) was taken for receipts")
      return
    }
  }

  @Test(
    "A number above twelve shows the order of dates",
    arguments: [
      ("03/04/2026\",\"13/04/2026", DateOrder.dayMonthYear),
      ("03/04/2026\",\"04/13/2026", DateOrder.monthDayYear),
    ])
  func dateOrder(dates: String, order: DateOrder) throws {
    let lines = dates.split(separator: "\",\"").map { "\($0),a,1\n" }.joined()
    let header = try #require(detected("date,item,total\n" + lines))
    #expect(header.dateOrder == order)
  }

  @Test("Dates that may be either are asked for")
  func ambiguousDate() throws {
    let text = "date,item,total\n03/04/2026,a,1\n"
    #expect(try #require(detected(text)).diagnostics.map(\.code) == [.ambiguousDate])
    #expect(try #require(detected(text, dateOrder: .dayMonthYear)).diagnostics.isEmpty)
  }

  @Test(
    "A year of two digits that may come first is asked for",
    arguments: [
      ("26-01-14 26-01-15", true), ("26/01/14 26/01/15", true), ("26-01-14", true),
      ("14-01-26 15-01-26", false), ("14-01-26", false), ("26/01/14", false),
      ("30/12/25 31/12/25", false), ("26-01-14 26-01-32", false),
    ])
  func shortYears(dates: String, isAsked: Bool) throws {
    let lines = dates.split(separator: " ").map { "\($0),a,1\n" }.joined()
    let problems = try #require(detected("date,item,total\n" + lines)).diagnostics
    #expect(problems.map(\.code) == (isAsked ? [.ambiguousDate] : []))
    if isAsked { #expect(problems[0].message.contains("2026-01-14 (ymd)")) }
  }

  @Test("Dates of which as many have the day first as the month are asked for")
  func mixedDates() throws {
    let problem = try #require(
      detected("date,item,total\n14/01/2026,a,1\n01/15/2026,a,1\n")?.diagnostics.first)
    #expect(problem.code == .ambiguousDate)
    #expect(problem.message.hasPrefix("“14/01/2026” and “01/15/2026” have the day"))
  }

  @Test(
    "The numbers of a file show its decimal mark",
    arguments: [
      ("1,25", ","), ("0,750", ","), ("1.25", "."), ("12", "."),
    ])
  func decimalMark(number: String, mark: String) throws {
    let header = try #require(detected("date;item;total\n2026-01-02;a;\(number)\n"))
    #expect(header.marks.first == mark.utf8.first)
  }

  @Test("A comma before three digits is asked for")
  func ambiguousNumber() throws {
    let header = try #require(detected("date;item;total\n2026-01-02;a;1,250\n"))
    #expect(header.diagnostics.map(\.code) == [.ambiguousNumber])
  }
}
