import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The column of who paid.
@Suite struct PersonTests {
  private func book(_ files: (String, String)..., blockSize: Int? = nil) throws -> Book {
    var options = ImportOptions(paths: [])
    options.inMemory = files.map { NamedBytes(name: $0.0, bytes: Array($0.1.utf8)) }
    options.blockSize = blockSize
    return try BookImporter(options).read()
  }

  private func persons(_ book: Book) -> [String] {
    (0..<book.lines.count).map { row in
      let person = book.lines[row].person
      return person == .nobody ? "" : book.names.persons[person]
    }
  }

  @Test(
    "a column of who paid is known by its name",
    arguments: [
      "date,store,item,total,person", "date,store,item,total,Paid by",
      "date,store,item,total,Payer",
      "Datum;Laden;Artikel;Betrag;Bezahlt von", "Date;Magasin;Article;Montant;Payé par",
      "Fecha;Tienda;Artículo;Importe;Pagado por", "Data;Negozio;Articolo;Importo;Pagato da",
      "Datum;Winkel;Artikel;Bedrag;Betaald door", "日付,店舗,商品名,金額,支払者",
    ])
  func words(header: String) throws {
    let mark = header.contains(";") ? ";" : ","
    let record = ["2026-10-02", "Corner", "Milk", "2", "Anna"].joined(separator: mark)
    let book = try book(("a.csv", "\(header)\n\(record)\n"))
    #expect(persons(book) == ["Anna"])
    #expect(book.names.persons.values == ["", "Anna"])
  }

  @Test(
    "the store's cashier is nobody of the household",
    arguments: ["Kassierer", "Cashier", "Caissier", "Cajero"])
  func cashier(word: String) throws {
    let book = try book(("a.csv", "date,store,item,total,\(word)\n2026-10-02,S,Milk,2,Anna\n"))
    #expect(book.names.persons.isEmpty)
    #expect(book.lines.person.isEmpty)
  }

  @Test(
    "ways to pay and numbers are no persons",
    arguments: [
      ["Visa", "Cash"], ["Anna", "EC-Karte"], ["1", "2"], ["Credit card *1234", "PayPal"],
    ])
  func waysToPay(values: [String]) throws {
    let records = values.map { "2026-10-02,S,Milk,2,\($0)\n" }.joined()
    let book = try book(("a.csv", "date,store,item,total,Paid by\n" + records))
    #expect(book.lines.count == 2)
    #expect(book.names.persons.isEmpty)
    #expect(book.lines.person.isEmpty)
  }

  @Test("names are the same whatever their case and blanks are")
  func spellings() throws {
    let book = try book(
      (
        "a.csv",
        "date,store,item,total,person\n2026-10-02,S,A,1,anna  b\n2026-10-03,S,B,1,ANNA B\n"
          + "2026-10-04,S,C,1,Anna B\n2026-10-05,S,D,1,\n"
      ))
    #expect(book.names.persons.values == ["", "Anna B"])
    #expect(persons(book) == ["Anna B", "Anna B", "Anna B", ""])
  }

  @Test("a mapping that takes the person from a row takes it from every row")
  func mapped() throws {
    let folder = try TemporaryFolder([
      "pricebook.json":
        #"{"sources": [{"columns": {"date": "D", "item": "I", "total": "T", "person": "W"}, "#
        + #""constants": {"store": "S"}, "decimalMark": "."}]}"#,
      "a.csv": "D,I,T,W\n2026-10-02,A,1,Anna\n2026-10-02,B,1,Ben\n2026-10-02,C,1,Anna\n",
    ])
    let book = try BookImporter(ImportOptions(paths: [folder.path])).read()
    #expect(persons(book) == ["Anna", "Ben", "Anna"])
  }

  @Test("a receipt that two people share is one receipt")
  func sharedReceipt() throws {
    let book = try book(
      (
        "a.csv",
        "receipt_id,date,store,item,total,person\n1,2026-10-02,S,A,1,Anna\n"
          + "1,2026-10-02,S,B,1,Ben\n1,2026-10-02,S,C,1,Anna\n"
      ))
    #expect(persons(book) == ["Anna", "Ben", "Anna"])
    #expect(book.lines.receipts.count == 1)
  }

  @Test("a column that names nobody is as if it were not there")
  func empty() throws {
    let book = try book(("a.csv", "date,store,item,total,person\n2026-10-02,S,A,1,\n"))
    #expect(book.names.persons.isEmpty)
    #expect(book.lines.person.isEmpty)
  }

  @Test("persons belong to their lines wherever blocks end", arguments: [64, 100, 177, 1_000])
  func blocks(size: Int) throws {
    let names = ["Anna", "Ben", "", "Cleo"]
    var text = "receipt_id,date,store,item,total,person\n"
    var expected: [String] = []
    for line in 0..<200 {
      let name = names[line * line / 3 % 4]
      // A line in five cannot be read.
      let total = line % 5 == 3 ? "x" : "1.50"
      text += "\(line / 4),2026-10-\(10 + line / 20),S,Item \(line % 7),\(total),\(name)\n"
      if line % 5 != 3 { expected.append(name) }
    }
    let book = try book(("a.csv", text), blockSize: size)
    #expect(persons(book) == expected)
  }

  @Test("lines of files without such a column name nobody, before and after others")
  func severalFiles() throws {
    let plain = "date,store,item,total\n2026-10-0%,S,Milk,2\n"
    let book = try book(
      ("a.csv", plain.replacing("%", with: "1")),
      ("b.csv", "date,store,item,total,person\n2026-10-02,S,Milk,2,Ben\n"),
      ("c.csv", plain.replacing("%", with: "3")))
    #expect(persons(book) == ["", "Ben", ""])
    #expect(book.lines.person.count == 3)
  }

  @Test("the same purchase is counted once whoever paid, and the line with a name is kept")
  func reconciliation() throws {
    let plain = "date,store,item,total\n2026-10-02,S,Milk,2\n2026-10-02,S,Eggs,3\n"
    let named = "date,store,item,total,person\n2026-10-02,S,Milk,2,Ben\n2026-10-02,S,Eggs,3,Anna\n"
    for names in [("a.csv", "b.csv"), ("b.csv", "a.csv")] {
      let book = try book((names.0, plain), (names.1, named))
      #expect(book.lines.count == 2)
      #expect(Set(persons(book)) == ["Anna", "Ben"])
    }
  }

  @Test("a mapping takes the person from any column")
  func mapping() throws {
    var options = ImportOptions(paths: [])
    options.inMemory = [
      NamedBytes(
        name: "a.csv", bytes: Array("Wann;Wo;Ding;Kosten;Wer\n2026-10-02;S;Milk;2;Ben\n".utf8)),
      NamedBytes(
        name: "pricebook.json",
        bytes: Array(
          #"""
          {"sources": [{"name": "Mine", "recognise": ["Wann", "Ding", "Kosten"], "columns": {
            "date": "Wann", "store": "Wo", "item": "Ding", "total": "Kosten", "person": "Wer"}}]}
          """#.utf8)),
    ]
    let book = try BookImporter(options).read()
    #expect(persons(book) == ["Ben"])
  }

  @Test("the lines of a JSON receipt have the person of the receipt")
  func json() throws {
    let book = try book(
      (
        "a.json",
        #"""
        {"receipts": [
          {"date": "2026-10-02", "store": "S", "paidBy": "Anna",
           "items": [{"name": "Milk", "total": 2.5}, {"name": "Eggs", "total": 3}]},
          {"date": "2026-10-03", "store": "S", "paidBy": "Ben",
           "items": [{"name": "Milk", "total": 2.5}]}]}
        """#
      ))
    #expect(persons(book) == ["Anna", "Anna", "Ben"])
  }
}
