import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Whether a price is that of one or of all")
struct PriceMeaningTests {
  private static let header = "Date,Store,Zip,Item,Size,Count,Price\n"

  @Test func `An amount that grows with the quantity was paid for all`() throws {
    let text =
      Self.header + """
        2/18/2017,Safeway,94025,Ketchup,32oz,,3.49
        2/18/2017,Safeway,94025,Avocado,,4,5.00
        2/25/2017,Safeway,94025,Avocado,,2,2.50
        """
    let read = try TextBook(text)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [349, 500, 250])
    #expect(read.quantities == ["1.000000", "4.000000", "2.000000"])
    #expect(try TextBook.evidence(text).contains("“Price” is what was paid for all"))
  }

  @Test(
    "What stands beside grams and the like was paid for all of them",
    arguments: [
      ("500 g", [99, 45]), ("250ml", [99, 45]), ("50 cl", [99, 45]), ("2 kg", [99, 90]),
    ])
  func fineMeasures(quantity: String, cents: [Int64]) throws {
    let text = """
      date,store,item,quantity,price
      2026-10-03,Aldi,Flour,1 kg,0.99
      2026-10-03,Lidl,Flour,\(quantity),0.45

      """
    #expect(try TextBook(text).cents == cents)
  }

  @Test func `Weights of a scale in a column of units are quantities`() throws {
    let read = try TextBook(
      """
      Date,Store,Item,Units,Paid
      2026-08-02,Nord,Plums,0.412 kg,1.65
      2026-08-02,Nord,Rye,1,2.20
      """)
    #expect(read.quantities == ["0.412000", "1.000000"])
    #expect(read.cents == [165, 220])
  }

  @Test func `An amount that stays the same in any quantity is the price of one`() throws {
    let read = try TextBook(
      Self.header + """
        2/18/2017,Safeway,94025,Milk,1gal,2,3.49
        2/25/2017,Safeway,94025,Milk,1gal,1,3.49
        """)
    #expect(read.cents == [698, 349])
  }

  @Test(
    "Numbers in place of units, or by which the price is multiplied, are the quantity",
    arguments: [
      "Date,Store,Item,Units,Amount\n2026-10-13,Lidl,Milk,2,2.18\n2026-10-13,Lidl,Bread,1,2.50\n",
      "Datum;Laden;Artikel;ME;Betrag\n13.10.2026;Lidl;Milch;2;2,18\n13.10.2026;Lidl;Brot;1;2,50\n",
      "Date,Store,Item,Supplied,Unit price,Total\n2026-10-13,Lidl,Milk,2,1.09,2.18\n"
        + "2026-10-13,Lidl,Bread,1,2.50,2.50\n",
    ])
  func countsWithoutName(_ text: String) throws {
    let read = try TextBook(text)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [218, 250])
    #expect(read.quantities == ["2.000000", "1.000000"])
    #expect(read.units == ["each", "each"])
  }

  @Test func `A total that is not the price of one, without a quantity, is a warning`() throws {
    let rows = ["Date,Store,Item,Unit price,Total", "2026-10-13,Lidl,Milk,1.09,2.18"]
    let read = try TextBook(
      (rows + ["2026-10-13,Lidl,Bread,2.50,2.50", ""]).joined(separator: "\n"))
    #expect(read.codes == [.totalMismatch])
    #expect(read.messages.contains("“Total” is not “Unit price” in 1 of the first records"))
    let alike = rows[0] + "\n2026-10-13,Lidl,Bread,2.50,2.50\n"
    #expect(try TextBook(alike).codes.isEmpty)
  }

  @Test(
    "Of two totals, the one with the tax is what was paid",
    arguments: [
      "日付,店名,品名,数量,小計(税抜),消費税,合計(税込)", "Date,Store,Item,Qty,Amount (ex GST),GST,Amount (inc GST)",
    ])
  func netAndGross(_ header: String) throws {
    let read = try TextBook(
      header + "\n2026-10-13,Coles,Soap,2,400,40,440\n2026-10-13,Coles,Milk,1,100,0,100\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [44_000, 10_000])
  }

  @Test(
    "Without evidence the question is asked, with both readings and the remedy",
    arguments: ["Price", "Preis", "Prix", "Precio", "Prezzo", "Prijs"])
  func asked(_ word: String) throws {
    let read = try TextBook("Date,Store,Item,Qty,\(word)\n2017-02-18,Shop,Avocado,4,5.00\n")
    #expect(read.codes == [.ambiguousPrice])
    #expect(read.messages.contains("either 20.00 (one) or “5.00” (all)"))
    #expect(read.messages.contains("--price-of one or --price-of all"))
    #expect(read.book.lines.isEmpty)
    #expect(read.book.isIncomplete)
  }

  @Test(arguments: [(PriceMeaning.one, 2_000), (.all, 500)] as [(PriceMeaning, Int64)])
  func `The answer to the question is used`(_ meaning: PriceMeaning, _ cents: Int64) throws {
    let read = try TextBook("Date,Store,Item,Qty,Price\n2017-02-18,Shop,Avocado,4,5.00\n") {
      $0.settings["priceOf"] = meaning.rawValue
    }
    #expect(read.cents == [cents])
  }

  @Test func `Without another quantity than one nothing is asked`() throws {
    let read = try TextBook(
      "Date,Store,Item,Count,Price\n2017-02-18,Shop,Ketchup,,3.49\n2017-02-18,Shop,Tea,1,2.00\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [349, 200])
  }

  @Test(arguments: ["unit price", "Price per unit", "Einzelpreis", "Prix unitaire"])
  func `A clear word is not asked about`(_ word: String) throws {
    let read = try TextBook("Date,Store,Item,Qty,\(word)\n2017-02-18,Shop,Avocado,4,5.00\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [2_000])
  }

  @Test func `Amounts for several pieces that can all be divided by them were paid for all`() throws
  {
    var text = "Date,Store,Item,Count,Price\n"
    for number in 0..<40 {
      text += "2017-02-\(10 + number % 18),Shop,Item \(number),1,\(number % 7).\(number % 5)9\n"
    }
    for number in 0..<12 {
      let pieces = 2 + number % 3
      let cents = (139 + 50 * number) * pieces
      text += "2017-03-01,Shop,Thing \(number),\(pieces),\(cents / 100).\(cents % 100 + 100)\n"
        .replacing(".1", with: ".", maxReplacements: 1)
    }
    #expect(try TextBook.evidence(text).contains("can be divided by the pieces"))
  }

  @Test(arguments: [("9.00", Int64(300)), ("13.00", 900)])
  func `The totals of receipts decide`(_ total: String, _ cents: Int64) throws {
    // Three juices and two teas: either 3.00 + 6.00 or 9.00 + 4.00 with the prices of one.
    let price = total == "9.00" ? "6.00" : "2.00"
    let read = try TextBook(
      """
      Date,Store,Item,Qty,Price,Basket
      2017-02-18,Shop,Juice,3,3.00,\(total)
      2017-02-18,Shop,Tea,2,\(price),\(total)
      """)
    #expect(read.codes.isEmpty)
    #expect(read.cents.first == cents)
  }

  @Test func `A price beside a unit price was paid, and the unit price is a check`() throws {
    let text = """
      Item,Date,Store,Brand,Size,Unit,Price,Unit Price,Sale?
      Milk,1/20/2026,Costco,Kirkland,2,gal,5.78,2.89,
      Eggs,1/20/2026,Costco,Kirkland,24,each,6.00,0.25,x
      """
    let read = try TextBook(text)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [578, 600])
    #expect(read.quantities == ["2.000000", "24.000000"])
    #expect(read.units == ["gal", "each"])
  }

  @Test func `A unit price that does not fit is reported`() throws {
    let read = try TextBook(
      """
      Date,Store,Item,Quantity,Price,Unit Price
      2026-01-20,Shop,Milk,2,5.78,2.89
      2026-01-21,Shop,Bread,3,6.00,2.00
      2026-01-21,Shop,Tea,3,6.00,2.50
      """)
    #expect(read.codes == [.totalMismatch])
    #expect(read.cents == [578, 600, 600])
  }

  @Test func `A price of a measure beside the price is not used`() throws {
    let read = try TextBook(
      """
      Date,Store,Item,Quantity,Price,Unit Price
      2026-01-20,Shop,Milk,1,5.78,0.02
      2026-01-21,Shop,Bread,1,6.00,0.50
      """)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [578, 600])
  }

  @Test func `Columns that contradict their names loudly change places`() throws {
    let text = """
      Date,Store,Item,Count,Total,Price
      2026-01-20,Shop,Milk,2,1.10,2.20
      2026-01-21,Shop,Bread,3,2.00,6.00
      """
    let read = try TextBook(text)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [220, 600])
    #expect(try TextBook.evidence(text).contains("whatever their names"))
  }

  @Test func `Price × Count = Total is the price of one`() throws {
    let text = "Date,Store,Item,Count,Price,Total\n2026-01-20,Shop,Milk,2,1.10,2.20\n"
    let read = try TextBook(text)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [220])
    #expect(try TextBook.evidence(text).contains("“Price” × “Count” is “Total”"))
  }

  @Test func `A total of the whole receipt is not that of its lines`() throws {
    let read = try TextBook(
      """
      Date,Store,Item,Quantity,Unit Price,Total
      2026-01-20,Shop,Milk,2,1.10,5.20
      2026-01-20,Shop,Bread,1,3.00,5.20
      2026-01-22,Shop,Milk,1,1.10,4.10
      2026-01-22,Shop,Bread,1,3.00,4.10
      """)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [220, 300, 110, 300])
  }

  @Test func `A cost that items keep in any quantity is the price of one`() throws {
    let read = try TextBook(
      """
      Date,Store,Item,Qty,Cost
      2026-01-20,Shop,Milk,2,1.10
      2026-01-21,Shop,Milk,1,1.10
      2026-01-22,Shop,Milk,3,1.10
      """)
    #expect(read.cents == [220, 110, 330])
  }

  @Test func `A cost without evidence is what was paid`() throws {
    let read = try TextBook("Date,Store,Item,Qty,Cost\n2026-01-20,Shop,Milk,2,1.10\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [110])
  }

  @Test func `A tax on top of the price explains the total`() throws {
    let read = try TextBook(
      """
      "Invoice ID","Store","Town hall","Product line","Unit price","Quantity","Tax 5%","Total","Date"
      "1-1","A","Bern","Milk","10.00","2","1.00","21.00","1/5/2019"
      "1-2","A","Bern","Bread","4.00","1","0.20","4.20","3/28/2019"
      "1-2","A","Bern","Rice","8.00","2","0.80","16.80","3/28/2019"
      "1-2","A","Bern","Soap","2.00","5","0.50","10.50","3/28/2019"
      "1-2","A","Bern","Tea","4.00","3","0.60","14.00","3/28/2019"
      """)
    // The third line is wrong even with its tax.
    #expect(read.codes == [.totalMismatch])
    #expect(read.cents == [2_100, 420, 1_680, 1_050, 1_400])
  }

  @Test func `A tax that the price includes changes nothing`() throws {
    let read = try TextBook(
      """
      Datum;Laden;Artikel;Menge;Einzelpreis;MwSt;Gesamtpreis
      05.01.2019;Shop;Milch;2;10,00;1,31;20,00
      06.01.2019;Shop;Brot;1;4,00;0,26;4,00
      """)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [2_000, 400])
  }

  @Test func `A quantity far down in a large file is noticed`() throws {
    var text = "Date,Store,Item,Count,Price\n"
    for number in 0..<12_000 { text += "2026-01-20,Shop,Item number \(number),1,3.49\n" }
    text += "2026-01-21,Shop,Avocado,4,5.00\n"
    let folder = try TemporaryFolder(["receipts.csv": text])
    let book = try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
    #expect(book.diagnostics.map(\.code) == [.ambiguousPrice])
  }

  @Test func `A mapping that leaves the tax out is helped by it`() throws {
    let read = try TextBook([
      "pricebook.json": """
      {"sources": [{"name": "sales", "recognise": ["Invoice ID"], "columns": {
        "receipt_id": "Invoice ID", "date": "Date", "store": "Branch", "item": "Product line",
        "unit_price": "Unit price", "quantity": "Quantity", "total": "Total"}}]}
      """,
      "sales.csv": """
      Invoice ID,Branch,Product line,Unit price,Quantity,Tax 5%,Total,Date
      1-1,A,Milk,10.00,2,1.00,21.00,1/5/2019
      1-2,A,Bread,4.00,1,0.20,4.20,3/28/2019
      """,
    ])
    #expect(read.codes.isEmpty)
    #expect(read.cents == [2_100, 420])
  }
}
