import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Files of strangers that were once read wrong without a word.
@Suite struct SilentMistakeTests {
  private static let twenty = (1...20).map { "2026-01-\($0 + 9),Lidl,Milk \($0),1.50" }
    .joined(separator: "\n")

  @Test func `Two tables in one file may have different delimiters`() throws {
    let book = try TextBook(
      "date,store,item,total\n\(Self.twenty)\n\ndate;store;item;total\n2026-02-01;Aldi;Rye;2.00\n")
    #expect(book.cents.count == 21)
    #expect(book.items.last == "Rye")
    #expect(book.codes.isEmpty)
  }

  @Test func `A table before the header is named with its lines`() throws {
    let book = try TextBook(
      "Datum,Laden,Artikel,Summe bar\n\(Self.twenty)\ndate;store;item;total\n"
        + "2026-02-01;Aldi;Rye;2.00\n")
    #expect(book.cents == [200])
    #expect(book.codes == [.otherTable])
    #expect(book.messages.contains("its 21 lines were skipped"))
  }

  @Test func `Lines about an export before its table are no table`() throws {
    let book = try TextBook(
      "Export,2026-02-01\nUser,Ann,1\nRows,1\n\ndate;store;item;total\n2026-02-01;Aldi;Rye;2.00\n")
    #expect(book.codes.isEmpty)
  }

  private static let header = "receipt_id,date,store,item,total\n"

  @Test func `A receipt that was exported again after a correction is named`() throws {
    let book = try TextBook([
      "a.csv": Self.header + "7,2026-01-05,Lidl,Milk,1.19\n7,2026-01-05,Lidl,Rye,3.10\n",
      "b.csv": Self.header + "7,2026-01-05,Lidl,Milk,1.29\n7,2026-01-05,Lidl,Rye,3.10\n",
    ])
    #expect(book.cents == [119, 310, 129])
    #expect(book.codes.contains(.receiptDiffers))
    #expect(book.messages.contains("also in a.csv:2"))
  }

  @Test(arguments: ["8,2026-01-05,Lidl,Milk,1.29", "7,2026-01-05,Lidl,Oil,5.00"])
  func `Another receipt, or another part of one, is no correction`(line: String) throws {
    let book = try TextBook([
      "a.csv": Self.header + "7,2026-01-05,Lidl,Milk,1.19\n", "b.csv": Self.header + line + "\n",
    ])
    #expect(!book.codes.contains(.receiptDiffers))
  }

  @Test func `A budget without a currency is asked for one where the receipts have two`() throws {
    let receipts = """
      date,store,item,total,currency
      2026-01-05,Lidl,Milk,1.19,EUR
      2026-01-06,Migros,Rye,3.10,CHF

      """
    let budget = "month,category,amount\n*,*,400\n"
    let book = try TextBook(["r.csv": receipts, "budget.csv": budget])
    #expect(book.book.budgets.isEmpty)
    #expect(book.codes == [.budgetCurrency])
    #expect(book.messages.contains("CHF and EUR"))
    let known = try TextBook(["r.csv": receipts, "budget.csv": budget]) {
      $0.settings["currency"] = "EUR"
    }
    #expect(known.book.budgets.map(\.currency.label) == ["EUR"])
  }

  @Test func `What the currency of one line decides says nothing about another`() throws {
    let book = try TextBook(
      "date,store,item,total,currency\n2026-01-05,Spar,Rice,25.000,EUR\n"
        + "2026-01-05,Indomaret,Oil,10.500,IDR\n")
    #expect(book.cents.isEmpty)
    #expect(book.codes == [.ambiguousNumber])
  }

  @Test func `Points group thousands in a currency without small units`() throws {
    let book = try TextBook(
      "date,store,item,total,currency\n2026-01-05,Indomaret,Rice,25.000,IDR\n"
        + "2026-01-05,Indomaret,Oil,10.500,IDR\n")
    #expect(book.cents == [2_500_000, 1_050_000])
  }

  @Test func `Whole numbers beside prices with decimals are no store`() throws {
    let prices = try bookOfFiles(["prices.csv": "Artikel;kom;Konzum;Spar\nMilk;1;1,09;1,15\n"])
    #expect(prices.priceLines.map(\.store) == ["Konzum", "Spar"])
  }

  @Test func `A mapping also understands dates on the first row of a receipt alone`() throws {
    let folder = try TemporaryFolder([
      "m.json": #"{"columns": {"date": "D", "store": "S", "item": "I", "total": "T"}}"#
    ])
    let text =
      "D,S,I,T\n2026-01-05,Lidl,Milk,1.19\n,,Rye,3.10\n2026-01-06,Aldi,Tea,2.00\n,,Oil,5.00\n"
    let book = try TextBook(text) { $0.mappingPaths = [folder.path("m.json")] }
    #expect(book.days == ["2026-01-05", "2026-01-05", "2026-01-06", "2026-01-06"])
    #expect(book.stores == ["Lidl", "Lidl", "Aldi", "Aldi"])
  }

  @Test func `A cause that several files of a folder share is told once`() throws {
    let text = "Date,Description,Amount,Balance\n2026-01-05,LIDL,-1.19,100\n2026-01-06,ALDI,-5,95\n"
    let folder = try TemporaryFolder(["a.csv": text, "b.csv": text, "c.csv": text])
    let book = try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
    #expect(book.diagnostics.map(\.code) == [.notReceipts])
    #expect(book.diagnostics.first?.message.contains("2 more files are like it") == true)
  }

  @Test(arguments: [("R 12.50", "in place of “R”"), ("10 00", "a blank between its digits")])
  func `An amount that cannot be read says what is in the way`(text: String, words: String) throws {
    let book = try TextBook("date,store,item,total\n2026-01-05,Coop,Oil,\(text)\n")
    #expect(book.messages.contains(words))
  }

  @Test func `A total that all lines of a receipt share is that of the receipt`() throws {
    let book = try TextBook(
      "receipt_id,date,store,item,amount,total\n1,2026-01-05,Lidl,Milk,3.00,7.00\n"
        + "1,2026-01-05,Lidl,Rye,4.00,7.00\n2,2026-01-06,Lidl,Oil,5.00,5.00\n")
    #expect(book.cents == [300, 400, 500])
    #expect(book.codes.isEmpty)
    let wrong = try TextBook(
      "receipt_id,date,store,item,amount,total\n1,2026-01-05,Lidl,Milk,3.00,8.00\n"
        + "1,2026-01-05,Lidl,Rye,4.00,8.00\n")
    #expect(wrong.codes == [.footerMismatch])
  }

  private static let lines =
    #""items": [{"name": "Milk", "price": 3.0}, {"name": "Rye", "price": 4.0}]"#

  private func json(_ fields: String, _ lines: String = Self.lines) throws -> TextBook {
    try TextBook(["r.json": #"{"date": "2026-01-05", \#(fields), \#(lines)}"#])
  }

  @Test func `A tax on top of prices without quantities is a line of its own`() throws {
    let book = try json(#""store": "Lidl", "subtotal": 7.0, "tax": 0.7, "total": 7.7"#)
    #expect(book.items == ["Milk", "Rye", "Sales tax"])
    #expect(book.cents == [300, 400, 70])
  }

  @Test(arguments: ["totalSpent", "receiptTotal", "total_price", "totalSum", "basketValueNet"])
  func `The total of a receipt is compared by any of its names`(name: String) throws {
    #expect(try json(#""store": "Lidl", "\#(name)": 7.0"#).codes.isEmpty)
    #expect(try json(#""store": "Lidl", "\#(name)": 9.0"#).codes == [.footerMismatch])
  }

  @Test func `The total of some totals is that of the receipt`() throws {
    #expect(try json(#""store": "Lidl", "totals": {"total": 9.0}"#).codes == [.footerMismatch])
  }

  @Test(arguments: [
    #""emitter": {"name": "Lidl"}"#, #""issuer": "Lidl""#, #""company": "Lidl""#,
    #""establishment": "Lidl""#, #""store": {"chain": "Lidl", "city": "Bern"}"#,
    #""header": {"store_name": "Lidl"}"#,
  ])
  func `The store of a receipt is known wherever it stands`(field: String) throws {
    #expect(try json(field).stores == ["Lidl", "Lidl"])
  }

  @Test(arguments: ["finalPrice", "price_total", "paid_price", "line_price", "extendedPrice"])
  func `What was paid counts, and not the price beside it`(name: String) throws {
    let lines = #""items": [{"name": "Milk", "price": 1.5, "\#(name)": 1.2}]"#
    #expect(try json(#""store": "Lidl""#, lines).cents == [120])
  }

  @Test func `A field of amounts that is not read is named in JSON too`() throws {
    let lines = #""items": [{"name": "Milk", "price": 1.5, "net_amount": 1.2}]"#
    #expect(try json(#""store": "Lidl""#, lines).codes == [.columnNotRead])
  }

  @Test func `Fields beside a deep way to the lines are those of the receipt`() throws {
    let text = #"""
      {"document": {"inference": {"prediction": {"date": {"value": "2026-01-05"},
      "merchant_name": {"value": "Lidl"}, "total_amount": {"value": 4.3},
      "line_items": [{"description": "Milk", "quantity": 2, "unit_price": 1.15, "total_amount": 2.3},
      {"description": "Rye", "quantity": 1, "unit_price": 2.0, "total_amount": 2.0}]}}}}
      """#
    let book = try TextBook(["r.json": text])
    #expect(book.cents == [230, 200])
    #expect(book.stores == ["Lidl", "Lidl"])
    #expect(book.codes.isEmpty)
  }

  @Test func `Values that a program wraps one by one are read`() throws {
    let text = #"""
      {"totalAmount": {"data": 4.3}, "date": {"data": "2026-01-05"}, "merchantName": {"data": "Lidl"},
      "entities": {"lines": [
      {"data": {"name": {"data": "Milk"}, "quantity": {"data": 2}, "totalPrice": {"data": 2.3}}},
      {"data": {"name": {"data": "Rye"}, "quantity": {"data": 1}, "totalPrice": {"data": 2.0}}}]}}
      """#
    let book = try TextBook(["r.json": text])
    #expect(book.cents == [230, 200])
    #expect(book.items == ["Milk", "Rye"])
    #expect(book.codes.isEmpty)
  }

  @Test(arguments: [
    "Dátum,Bolt,Termék,Összeg", "Data,Magazin,Produs,Suma", "Datum,Trgovina,Artikl,Iznos",
    "Datum,Prodajalna,Izdelek,Znesek", "Dátum,Obchod,Položka,Suma",
    "Ημερομηνία,Κατάστημα,Προϊόν,Σύνολο", "Дата,Магазин,Стока,Стойност", "日期,商店,商品,金额",
    "날짜,상점,상품,금액", "Ngày,Cửa hàng,Mặt hàng,Thành tiền", "Tanggal,Toko,Barang,Jumlah",
    "Kuupäev,Pood,Toode,Summa", "Datums,Veikals,Prece,Summa", "Data,Parduotuvė,Prekė,Suma",
    "Dagsetning,Verslun,Vara,Upphæð", "Data,Botiga,Article,Import",
  ])
  func `Headers of further languages are known`(header: String) throws {
    let book = try TextBook("\(header)\n2026-01-05,Lidl,Milk,3\n")
    #expect(book.cents == [300])
    #expect(book.stores == ["Lidl"])
  }
}
