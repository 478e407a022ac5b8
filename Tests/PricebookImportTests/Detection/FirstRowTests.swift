import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Columns that are filled on the first row of a receipt only")
struct FirstRowTests {
  @Test func `Rows without date and store belong to the receipt above`() throws {
    let text = """
      store,date,item,quantity,unit_price,line_total,subtotal of receipt,payment
      Corner Shop,2026-10-03 18:05,Milk,2,100,200,300,cash
      ,,Bread,1,100,100,,
      Market Hall,2026-10-05 09:12,Apples,3,50,150,150,card
      """
    let read = try TextBook(text) { $0.settings["currency"] = "JPY" }
    #expect(read.codes.isEmpty)
    #expect(read.stores == ["Corner Shop", "Corner Shop", "Market Hall"])
    #expect(read.days == ["2026-10-03", "2026-10-03", "2026-10-05"])
    #expect(read.book.lines.receipts.count == 2)
    #expect(try TextBook.evidence(text).contains("filled on the first row of a receipt only"))
  }

  @Test func `A row with a date and without a store is refused`() throws {
    let read = try TextBook(
      """
      store,date,item,total
      Corner Shop,2026-10-03,Milk,2.00
      ,,Bread,1.00
      ,2026-10-04,Eggs,1.00
      """)
    #expect(read.codes == [.missingStore])
    #expect(read.items == ["Milk", "Bread"])
  }

  @Test func `Where all rows name their receipt, one without is refused`() throws {
    let read = try TextBook(
      """
      store,date,item,total
      Corner Shop,2026-10-03,Milk,2.00
      Corner Shop,2026-10-03,Bread,1.00
      ,,Eggs,1.00
      """)
    #expect(read.codes == [.missingDate])
  }

  @Test func `A date alone that is missing once is refused`() throws {
    let read = try TextBook(
      "date,item,total\n2026-10-03,Milk,2.00\n,Bread,1.00\n2026-10-04,Eggs,1.00\n")
    #expect(read.codes == [.missingDate])
  }

  @Test func `Dates alone may be written once for a day`() throws {
    let read = try TextBook(
      """
      date,item,total
      2026-10-03,Milk,2.00
      ,Bread,1.00
      ,Eggs,1.00
      2026-10-04,Eggs,1.00
      ,Tea,1.50
      """)
    #expect(read.codes.isEmpty)
    #expect(read.days.suffix(2) == ["2026-10-04", "2026-10-04"])
  }

  @Test(arguments: ["3.00", "9.00"])
  func `A sum below a receipt is no line of it, whether it is right or not`(sum: String) throws {
    let read = try TextBook(
      """
      store,date,item,total
      Corner Shop,2026-10-03,Milk,2.00
      ,,Bread,1.00
      ,,Total,\(sum)
      """)
    #expect(read.codes == (sum == "3.00" ? [] : [.footerMismatch]))
    #expect(read.items == ["Milk", "Bread"])
  }

  @Test func `Rows below a broken first row are refused with it`() throws {
    let read = try TextBook(
      """
      store,date,item,total
      Corner Shop,2026-10-03,Milk,2.00
      ,,Bread,1.00
      Market Hall,2026-10-05,Apples
      ,,Pears,1.00
      """)
    #expect(read.codes == [.fieldCount, .missingDate])
    #expect(read.items == ["Milk", "Bread"])
  }

  @Test func `A receipt may go on in the next block of the file`() throws {
    var text = "store,date,item,total\n"
    for receipt in 0..<30 {
      text +=
        "Shop \(receipt),2026-10-\(receipt % 28 + 1 < 10 ? "0" : "")\(receipt % 28 + 1),Milk,2.00\n"
      for item in 0..<40 { text += ",,Item \(item),1.00\n" }
    }
    let read = try TextBook(text) { $0.blockSize = 256 }
    #expect(read.codes.isEmpty)
    #expect(read.book.lines.count == 30 * 41)
    #expect(read.book.lines.receipts.count == 30)
  }

  @Test func `Japanese receipts with their own totals are read by their lines`() throws {
    let read = try TextBook(
      """
      店舗名,購入日時,商品名,数量,単価,商品小計,小計,消費税,合計金額,支払い方法
      スーパー,2026/10/03 18:05,牛乳,2,198,396,"1,396",111,"1,507",現金
      ,,米,1,"1,000","1,000",,,,
      市場,2026/10/05 09:10,りんご,3,100,300,300,24,324,カード
      """)
    #expect(read.codes.isEmpty)
    #expect(read.stores == ["スーパー", "スーパー", "市場"])
    #expect(read.cents == [39_600, 100_000, 30_000])
  }
}
