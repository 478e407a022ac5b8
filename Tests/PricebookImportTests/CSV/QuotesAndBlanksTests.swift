import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Quotes, guards and blanks as people write them")
struct QuotesAndBlanksTests {
  @Test func `A quote after a blank opens a field`() throws {
    let read = try TextBook(
      """
      date, store, item, total
      2026-10-03, "Market, Hall", "Plates, 7"" wide", "1,200.50"
      2026-10-04, Corner Shop, "Milk" , 2.00
      """)
    #expect(read.codes.isEmpty)
    #expect(read.stores == ["Market, Hall", "Corner Shop"])
    #expect(read.items == ["Plates, 7\" wide", "Milk"])
    #expect(read.cents == [120_050, 200])
  }

  @Test func `A blank inside a quoted field stays`() throws {
    let read = try TextBook(
      """
      date,store,item,total
      2026-10-03,"Shop","a, ""b"" , c",2.00
      2026-10-03, "Shop","Milk",2.00
      """)
    #expect(read.items == ["a, \"b\" , c", "Milk"])
  }

  @Test func `A quote inside a field without quotes is text`() throws {
    let read = try TextBook(
      """
      date,store,item,total
      2026-10-03,"Market, Hall",Plate 12" white,2.00
      2026-10-03,"Market, Hall",3" nails,1.00
      """)
    #expect(read.codes.isEmpty)
    #expect(read.items == ["Plate 12\" white", "3\" nails"])
  }

  @Test func `Text after a quoted field is refused`() throws {
    let read = try TextBook("date,store,item,total\n2026-10-03,Shop,\"12\" plate,2.00\n")
    #expect(read.codes == [.strayQuote])
  }

  @Test func `Fields in single quotes need none in the header`() throws {
    let read = try TextBook(
      """
      date,store,item,total
      2026-10-03,'Market, Hall','Milk',2.00
      2026-10-03,'Market, Hall','Farmer''s bread',1.00
      """)
    #expect(read.codes.isEmpty)
    #expect(read.stores == ["Market, Hall", "Market, Hall"])
    #expect(read.items == ["Milk", "Farmer's bread"])
  }

  @Test func `An apostrophe in a name is text`() throws {
    let read = try TextBook(
      "date,store,item,total\n2026-10-03,Joe's,'s Hertogenbosch beer,2.00\n")
    #expect(read.items == ["'s Hertogenbosch beer"])
    #expect(read.stores == ["Joe's"])
  }

  @Test(arguments: ["'2.50'", "'2.50", "’2.50", "' 2.50 '", "\"'2.50'\"", "'€2.50'"])
  func `An apostrophe guards a number and says nothing`(_ written: String) throws {
    let read = try TextBook("date,store,item,total\n2026-10-03,Shop,Milk,\(written)\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [250])
  }

  @Test func `A guarded discount is below zero`() throws {
    let read = try TextBook(
      "date,store,item,total\n2026-10-03,Shop,Milk,3.40\n2026-10-03,Shop,Discount,'-1.70'\n")
    #expect(read.cents == [340, -170])
  }

  @Test func `The guarded discounts of Amazon's privacy export are read in full`() throws {
    let read = try TextBook(
      """
      "Website","Order ID","Order Date","Purchase Order Number","Currency","Unit Price","Unit Price \
      Tax","Shipping Charge","Total Discounts","Total Owed","ASIN","Quantity","Order Status","Product \
      Name"
      "Amazon.com","111-1","2026-02-03T10:00:00Z","Not Applicable","USD","10","0.7","0","'-1.7'","9",\
      "B000000001","1","Closed","Tea, 100 bags"
      "Amazon.com","111-2","2026-02-04T10:00:00Z","Not Applicable","USD","4.5","0","'0'","'-0.5'",\
      "'8.5'","B000000002","2","Closed","Soap"
      """)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [900, 850])
  }

  @Test(arguments: ["'10/23/2026", "'10/23/2026'"])
  func `An apostrophe guards a date`(_ written: String) throws {
    let read = try TextBook("date,store,item,total\n\(written),Shop,Milk,2.00\n")
    #expect(read.days == ["2026-10-23"])
  }

  @Test(arguments: ["\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", " \u{A0} "])
  func `Blanks of all kinds around values are left out`(_ blank: String) throws {
    func padded(_ text: String) -> String { blank + text + blank }
    let fields = ["2026-10-03", "Märkt", "Äpfel", "kg", "2.00", "EUR"].map(padded)
    let read = try TextBook(
      "date,store,item,unit,total,currency\n" + fields.joined(separator: ",") + "\n")
    #expect(read.codes.isEmpty)
    #expect(read.stores == ["Märkt"])
    #expect(read.items == ["Äpfel"])
    #expect(read.units == ["kg"])
    #expect(read.currencies == ["EUR"])
  }

  @Test func `A cell with a no-break blank alone is empty`() throws {
    let read = try TextBook("date,store,item,total\n2026-10-03,\u{A0},Milk,2.00\n")
    #expect(read.codes == [.missingStore])
  }

  @Test func `Yen never ask for a decimal mark`() throws {
    let read = try TextBook(
      "date,store,item,total\n2026-10-03,Shop,Rice,\"¥3,280\"\n2026-10-03,Shop,Tea,\"¥1,100\"\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [328_000, 110_000])
  }

  @Test(arguments: [
    "total (JPY)", "total 円", "total (yen)", "KRW total", "total (¥)", "Total in ISK",
  ])
  func `Neither does a currency of the header without a minor unit`(_ name: String) throws {
    let read = try TextBook("date,store,item,\(name)\n2026-10-03,Shop,Rice,\"3,280\"\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [328_000])
  }

  @Test func `The currency of the book is enough`() throws {
    let read = try TextBook([
      "pricebook.json": #"{"currency": "JPY"}"#,
      "receipts.csv": "date,store,item,total\n2026-10-03,Shop,Rice,\"3,280\"\n",
    ])
    #expect(read.codes.isEmpty)
    #expect(read.cents == [328_000])
  }

  @Test func `Points group the pesos of Chile`() throws {
    let read = try TextBook(
      "date;store;item;total;currency\n2026-10-03;Shop;Rice;3.280;CLP\n")
    #expect(read.cents == [328_000])
  }

  @Test func `Three decimals of a dollar are asked about`() throws {
    let read = try TextBook("date;store;item;total\n2026-10-03;Shop;Rice;$3.280\n")
    #expect(read.codes == [.ambiguousNumber])
  }

  @Test(arguments: ["euro", "Euro", "EUR", "eur", "€", "EUROS"])
  func `Names of a currency in any case are one currency`(_ written: String) throws {
    let read = try TextBook(
      "date,store,item,total,currency\n2026-10-03,Shop,Rice,3.28,\(written)\n")
    #expect(read.currencies == ["EUR"])
  }

  @Test(arguments: [
    ("5.00 euro", "EUR"), ("5.00 eur", "EUR"), ("US dollars 5.00", "USD"),
    ("5.00 US Dollars", "USD"), ("5.00 złoty", "PLN"), ("5.00 грн", "UAH"), ("5.00 zl", "PLN"),
    ("GEL 5.00", "GEL"), ("5.00 Kč", "CZK"),
  ])
  func `A currency beside an amount may be a name`(_ written: String, _ code: String) throws {
    let read = try TextBook("date,store,item,total\n2026-10-03,Shop,Rice,\(written)\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [500])
    #expect(read.currencies == [code])
  }

  @Test(arguments: [
    ("Price (GEL)", "GEL"), ("Amount in EUR", "EUR"), ("Amount (euros)", "EUR"),
    ("Total (US dollars)", "USD"), ("Total GBP", "GBP"), ("EUR total", "EUR"), ("Total zł", "PLN"),
  ])
  func `The currency of a header is that of its column`(_ name: String, _ code: String) throws {
    let read = try TextBook("date,store,item,\(name)\n2026-10-03,Shop,Rice,5.00\n")
    #expect(read.currencies == [code])
  }
}
