import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What a file leaves open is asked, answered by an option, or left open in a draft; what its rows
/// decide is never overridden.
@Suite("Open questions of tables")
struct OpenQuestionTests {
  private static let open = "date,store,item,qty,price\n2026-10-03,Tesco,Milk 2L,2,3.30\n"
  /// The total of the receipt shows that prices are those of one.
  private static let decided = """
    receipt,date,store,item,qty,price,receipt total
    1,2026-10-03,Spar,Milk,2,1.20,4.40
    1,2026-10-03,Spar,Bread,1,2.00,4.40

    """

  @Test func `Days that a spreadsheet may have turned are named`() throws {
    func warned(_ days: [String]) throws -> Bool {
      let rows = days.map { "\($0),Spar,Ham,1.90\n" }.joined()
      return try TextBook(["a.csv": "date,store,item,total\n" + rows]).book.diagnostics.contains {
        $0.code == .dateOrdersDiffer && $0.message.contains("a spreadsheet")
      }
    }
    let turned = ["13/03/2026", "28/03/2026", "2026-04-03 00:00:00", "2026-05-03 00:00:00"]
    #expect(try warned(turned))
    // One day of either form that has the other's days shows that nothing was turned.
    #expect(try !warned(turned + ["2026-04-14"]))
    #expect(try !warned(turned + ["02/03/2026"]))
    #expect(try !warned(["2026-04-03", "2026-05-03", "2026-06-03"]))
  }

  @Test func `An option answers for the file that asks, and for no other`() throws {
    let read = try TextBook(["a.csv": Self.open, "b.csv": Self.decided]) {
      $0.settings["priceOf"] = "all"
    }
    #expect(read.cents.sorted() == [200, 240, 330])
  }

  @Test func `A decimal mark that is asked for leaves numbers alone that show another`() throws {
    let read = try TextBook([
      "a.csv": "date;store;item;quantity;total\n2026-10-03;Spar;Ham;12.345;19.90\n",
      "b.csv": "date;store;item;total\n2026-10-03;Spar;Jam;1,250\n",
    ]) { $0.settings["decimal"] = "comma" }
    #expect(read.quantities.contains("12.345000"))
    #expect(read.cents.sorted() == [125, 1990])
  }

  @Test func `A draft leaves open what the reader asks, and is refused until it is answered`()
    throws
  {
    let folder = try TemporaryFolder(["d.csv": Self.open])
    let json = try #require(try FileInspector().inspect(folder.path("d.csv")).mapping)
    #expect(json.contains("\"priceOf\": \"?\""))
    let refused = MappingReader.read(document: JSONDocument(bytes: Array(json.utf8)))
    #expect(refused.mapping == nil)
    #expect(refused.problems.first?.message.text.contains("“priceOf” is still open") == true)
    for (answer, field) in [("one", Field.unitPrice), ("all", .total)] {
      let answered = json.replacing("\"priceOf\": \"?\"", with: "\"priceOf\": \"\(answer)\"")
      let mapping = MappingReader.read(document: JSONDocument(bytes: Array(answered.utf8))).mapping
      #expect(mapping?.columns[field] == ColumnSource("price"))
      #expect(mapping?.columns.keys.filter { [.unitPrice, .total].contains($0) } == [field])
    }
  }

  @Test func `A draft of a file that nothing recognises asks the same`() throws {
    let folder = try TemporaryFolder(["d.csv": "Zeug,Stück,preis\nMilch,2,25.000\n"])
    let json = try #require(try FileInspector().inspect(folder.path("d.csv")).mapping)
    #expect(json.contains("\"priceOf\": \"?\""))
  }

  @Test func `Whole amounts beside a unit and a price are pieces`() throws {
    let text = """
      product,amount,unit,price,purchased_date,store
      Milk,2,pcs,1.19,2026-10-03,Aldi
      Oats,3,pcs,0.89,2026-10-03,Aldi

      """
    #expect(try TextBook(text).codes == [.ambiguousPrice])
    let read = try TextBook(text) { $0.settings["priceOf"] = "one" }
    #expect(read.cents == [238, 267])
  }

  @Test(
    "Currencies without small units group by points",
    arguments: ["IDR", "VND", "COP", "HUF", "RSD", "JPY"])
  func grouped(currency: String) throws {
    let read = try TextBook(
      "date,store,item,total,currency\n2026-10-03,Warung,Nasi,25.000,\(currency)\n")
    #expect(read.cents == [2_500_000])
  }

  @Test func `A plain number decides beside a currency that groups thousands`() throws {
    let read = try TextBook(
      """
      date;store;item;total;currency
      2026-10-03;Migros;Tea;1,452;CHF
      2026-10-03;Migros;Jam;10,28;CHF
      2026-10-04;Kiosk;Rice;1.331;JPY

      """)
    #expect(read.codes.isEmpty)
    #expect(read.cents == [145, 1028, 133_100])
  }

  @Test func `Three decimals of the dinar are decimals`() throws {
    let read = try TextBook("date;store;item;total\n2026-10-03;Sultan;Milk;KWD 2.500\n")
    #expect(read.codes.isEmpty)
    #expect(read.cents == [250])
  }

  @Test(
    "Amounts with a currency written in other ways are read",
    arguments: [
      ("$12.50 USD", "USD"), ("0,90 â‚¬", "EUR"), ("25.000 đ", "VND"), ("Fr 12.50", "CHF"),
    ])
  func currencies(written: String, code: String) throws {
    let read = try TextBook(
      "date;store;item;total\n2026-10-03;Shop;Tea;\(written)\n2026-10-03;Shop;Jam;\(written)\n")
    #expect(read.codes.filter { $0 != .currencyUnknown }.isEmpty)
    #expect(read.book.names.currencies.values.contains { $0.label == code || $0.label == "Fr" })
  }

  @Test func `Rows that end with delimiters are read`() throws {
    let read = try TextBook(
      "Date;Store;Item;Total\nOctober 15, 2026;Spar;Milk;25.00;\nOctober 14, 2026;Spar;Jam;4.00;;\r\n"
    )
    #expect(read.codes.isEmpty)
    #expect(read.cents == [2500, 400])
  }

  @Test func `A row with a value too many is still rejected`() throws {
    let read = try TextBook("date;store;item;total\n2026-10-03;Spar;Milk;25.00;x\n")
    #expect(read.codes == [.fieldCount])
  }

  @Test func `Prices seen at several stores, with links, are warned of`() throws {
    let read = try TextBook(
      """
      date,item,store,price,url
      2026-10-03,Milk,Spar,1.29,https://example.invalid/a
      2026-10-03,Milk,Billa,1.35,https://example.invalid/b

      """)
    #expect(read.codes == [.maybePrices])
    #expect(read.messages.contains("--prices"))
  }

  @Test(arguments: [6, 7])
  func `Prices of which half at least are at three stores are warned of`(others: Int) throws {
    let seen = ["Milk", "Bread"].flatMap { item in
      ["A", "B", "C"].map { "2026-10-03,\(item),\($0),1.29\n" }
    }
    let bought = (0..<others).map { "2026-10-1\($0),Item \($0),A,1.29\n" }
    let read = try TextBook("date,item,store,price\n" + (seen + bought).joined())
    #expect(read.codes == (others == 6 ? [.maybePrices] : []))
  }

  @Test(arguments: ["-1.99", "1.99"])
  func `A file of which every amount is below zero is warned of`(last: String) throws {
    let read = try TextBook(
      """
      date,store,item,amount
      2026-09-01,Aldi,Milk,-2.18
      2026-09-01,Aldi,Bread,-2.50
      2026-09-02,Aldi,Eggs,\(last)

      """)
    #expect(read.codes == (last == "-1.99" ? [.onlyRefunds] : []))
  }

  @Test func `An option does not override what a file's own values decide`() throws {
    let totals =
      "date;store;item;quantity;price;receipt total\n"
      + "2026-10-03;Aldi;Milk;2;3.15;6.40\n2026-10-03;Aldi;Jam;1;3.25;6.40\n"
    for asked in ["one", "all"] {
      let read = try TextBook(totals) { $0.settings["priceOf"] = asked }
      #expect(read.cents == [315, 325])
    }
    let points = "date,store,item,total\n2026-10-03,Aldi,Milk,12.345\n2026-10-13,Aldi,Jam,2.49\n"
    let read = try TextBook(points) { $0.settings["decimal"] = "comma" }
    #expect(read.cents == [1235, 249] || read.cents == [1234, 249])
    let days = "date,store,item,total\n13/10/2026,Aldi,Milk,1.19\n04/10/2026,Aldi,Jam,2.49\n"
    #expect(
      try TextBook(days) { $0.settings["dateFormat"] = "mdy" }.days == ["2026-10-13", "2026-10-04"])
  }

  @Test func `Inspecting says that an option does not apply`() throws {
    var options = ImportOptions()
    options.settings = ["decimal": "comma", "dateFormat": "mdy"]
    let folder = try TemporaryFolder([
      "r.csv": "date,store,item,total\n13/10/2026,Aldi,Milk,1.19\n04/10/2026,Aldi,Jam,2.49\n"
    ])
    let evidence = try FileInspector(options).inspect(folder.path("r.csv")).evidence
    #expect(evidence.contains { $0.hasSuffix("so that --decimal comma does not apply.") })
    #expect(evidence.contains { $0.hasSuffix("so that --date-format mdy does not apply.") })
  }

  @Test func `What other files with the header show counts before an option`() throws {
    let header = "date,store,item,total\n"
    let files = [
      "a.csv": header + "04/10/2026,Aldi,Milk,1.19\n",
      "b.csv": header + "13/10/2026,Aldi,Jam,2.49\n",
    ]
    let read = try TextBook(files) { $0.settings["dateFormat"] = "mdy" }
    #expect(read.days == ["2026-10-04", "2026-10-13"])
  }

  @Test func `Amounts of budgets show their own mark`() throws {
    let read = try TextBook(["budget.csv": "month,category,amount\n*,*,12.50\n*,Food,1.234\n"]) {
      $0.settings["decimal"] = "comma"
    }
    #expect(read.book.budgets.map(\.amount.tenThousandths) == [125_000, 12_340])
  }
}
