import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The exports of banks and cards, beside receipts.
@Suite struct PaymentFilesTests {
  private static let receipts = """
    date,store,item,total,currency
    2026-11-02,Penny,Rice,12.40,EUR
    2026-11-05,Penny,Tea,7.15,EUR
    2026-11-09,Hofladen Kern,Eggs,3.90,EUR

    """

  private func book(
    _ bank: String, settings: String? = nil, isNamed: Bool = true
  ) throws -> Book {
    let folder = try TemporaryFolder()
    try folder.write("book/receipts.csv", Self.receipts)
    let path = try folder.write("book/bank.csv", bank)
    if let settings { try folder.write("book/pricebook.json", settings) }
    var options = ImportOptions(paths: [folder.path("book")])
    if isNamed { options.paymentPaths = [path] }
    return try BookImporter(options).readAll().book
  }

  private func kinds(_ book: Book) -> [String] {
    book.payments.map {
      let sign = $0.kind == .refund || $0.kind == .income ? "+" : ""
      return "\($0.day) \(sign)\($0.amount.tenThousandths / 100) \($0.kind.rawValue)"
    }
  }

  @Test(
    "Debits, refunds and income are told apart, whatever the columns are called",
    arguments: [
      "Buchungstag;Wertstellung;Verwendungszweck;Betrag;Saldo\n03.11.2026;02.11.2026;PENNY SAGT DANKE;-12,40;100,00\n14.11.2026;14.11.2026;PENNY SAGT DANKE;-9,99;90,01\n15.11.2026;15.11.2026;PENNY SAGT DANKE;2,00;92,01\n16.11.2026;16.11.2026;ARBEITGEBER LOHN;2.100,00;2.192,01\n16.11.2026;16.11.2026;VERMIETER;-700,00;1.492,01",
      "Date,Description,Debit,Credit\n2026-11-02,PENNY 44,12.40,\n2026-11-14,PENNY 44,9.99,\n2026-11-15,PENNY 44,,2.00\n2026-11-16,EMPLOYER,,2100.00\n2026-11-16,LANDLORD,700.00,",
      "\"Datum\";\"Naam / Omschrijving\";\"Rekening\";\"Af Bij\";\"Bedrag (EUR)\"\n\"20261102\";\"PENNY\";\"NL1\";\"Af\";\"12,40\"\n\"20261114\";\"PENNY\";\"NL1\";\"Af\";\"9,99\"\n\"20261115\";\"PENNY\";\"NL1\";\"Bij\";\"2,00\"\n\"20261116\";\"WERKGEVER\";\"NL1\";\"Bij\";\"2100,00\"\n\"20261116\";\"HUUR\";\"NL1\";\"Af\";\"700,00\"",
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCard Payment,Current,2026-11-02 10:00:00,2026-11-04 10:00:00,Penny,-12.40,0.00,EUR,COMPLETED,988.00\nCard Payment,Current,2026-11-14 10:00:00,2026-11-14 10:00:00,Penny,-9.99,0.00,EUR,COMPLETED,978.01\nCard Refund,Current,2026-11-15 10:00:00,2026-11-15 10:00:00,Penny,2.00,0.00,EUR,COMPLETED,980.01\nTopup,Current,2026-11-16 10:00:00,2026-11-16 10:00:00,Payroll,2100.00,0.00,EUR,COMPLETED,3080.01\nTransfer,Current,2026-11-16 11:00:00,2026-11-16 11:00:00,To Landlord,-700.00,0.00,EUR,COMPLETED,2380.01",
    ])
  func shapes(_ bank: String) throws {
    let book = try book(bank)
    #expect(
      kinds(book) == [
        "2026-11-02 1240 receipt", "2026-11-14 999 without-receipt", "2026-11-15 +200 refund",
        "2026-11-16 +210000 income", "2026-11-16 70000 other",
      ])
    #expect(book.lines.count == 3)
    #expect(book.diagnostics.isEmpty)
  }

  @Test func `Days that may have the month first are read as most of them are days of receipts`()
    throws
  {
    let book = try book(
      "Date,Payee,Amount,Balance\n11/02/2026,PENNY,-12.40,100.00\n11/05/2026,PENNY,-7.15,92.85")
    #expect(kinds(book) == ["2026-11-02 1240 receipt", "2026-11-05 715 receipt"])
    #expect(book.diagnostics.isEmpty)
  }

  @Test func `Where neither days nor receipts show which comes first, a warning says so`() throws {
    let book = try book(
      "Date,Payee,Amount,Balance\n11/02/2026,PENNY,-2.40,100.00\n11/05/2026,PENNY,-9.15,92.85")
    #expect(book.diagnostics.map(\.code) == [.ambiguousDate])
    #expect(book.payments.map(\.day.description) == ["2026-02-11", "2026-05-11"])
  }

  @Test func `Days that follow each other only with the month first have the month first`() throws {
    let book = try book(
      "Date,Payee,Amount,Balance\n08/12/2026,ELSEWHERE,-2.40,9.00\n09/03/2026,OTHER,-9.15,8.00\n"
        + "09/11/2026,OTHER,-9.15,8.00")
    #expect(book.payments.map(\.day.description) == ["2026-08-12", "2026-09-03", "2026-09-11"])
    #expect(book.diagnostics.isEmpty)
  }

  @Test
  func `Two columns of which each payment fills one are money out and in, whatever their names`()
    throws
  {
    let book = try book(
      "Date;Libellé;Débit carte;Crédit compte;Solde\n02/11/2026;PENNY;12,40;;100,00\n"
        + "14/11/2026;PENNY;9,99;;90,01\n15/11/2026;PENNY;;2,00;92,01")
    #expect(
      kinds(book) == [
        "2026-11-02 1240 receipt", "2026-11-14 999 without-receipt", "2026-11-15 +200 refund",
      ])
  }

  @Test func `Of a payment with a tip the tip alone is filled in`() throws {
    let book = try book(
      "Date,Payee,Amount,Balance\n2026-11-02,PENNY,-14.00,100.00\n2026-11-20,PENNY,-8.00,92.00",
      settings: #"{"files": {"bank.csv": {"payments": "fill"}}}"#, isNamed: false)
    #expect(
      kinds(book) == ["2026-11-02 1400 without-receipt", "2026-11-20 800 without-receipt"])
    let filled = (0..<book.lines.count).map { book.lines[$0] }
      .filter { book.names.items[$0.item].name == "Without receipt" }
    #expect(filled.map { $0.paid.tenThousandths / 100 } == [160, 800])
  }

  @Test("A card whose purchases are above zero has them as money out")
  func card() throws {
    let book = try book(
      "Date,Description,Card Member,Amount\n11/02/2026,PENNY,A,12.40\n11/05/2026,PENNY,A,7.15\n11/20/2026,PENNY,A,-1.00"
    )
    #expect(
      kinds(book) == [
        "2026-11-02 1240 receipt", "2026-11-05 715 receipt", "2026-11-20 +100 refund",
      ])
  }

  @Test("An export below the name of the account, in the encoding of a bank, is read whole")
  func encoded() throws {
    let folder = try TemporaryFolder()
    try folder.write("receipts.csv", Self.receipts)
    let text =
      "Kontoinhaber: Zo\u{EB};\n\nBuchungstag;Verwendungszweck;Betrag;\n"
      + "02.11.2026;PENNY K\u{D6}LN;-12,40 EUR;\n14.11.2026;PENNY K\u{D6}LN;-9,99 EUR;\n"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let path = try folder.write("bank.csv", Data(bytes))
    var options = ImportOptions(paths: [folder.path])
    options.paymentPaths = [path]
    let book = try BookImporter(options).readAll().book
    #expect(kinds(book) == ["2026-11-02 1240 receipt", "2026-11-14 999 without-receipt"])
    #expect(book.payments.map(\.payee) == ["PENNY K\u{D6}LN", "PENNY K\u{D6}LN"])
  }

  @Test("A payee of three capitals is no currency, and a time zone is none")
  func capitals() throws {
    let book = try book(
      "Datum;Zone;Beskrivning;Belopp;Saldo\n2026-11-14;CET;ICA;-9,99;100,00\n2026-11-15;CET;ICA;-5,00;95,00\n"
    )
    #expect(book.payments.map(\.payee) == ["ICA", "ICA"])
    #expect(book.payments.map(\.currency.label) == ["EUR", "EUR"])
  }

  @Test("Payments that failed are skipped and counted")
  func failed() throws {
    let book = try book(
      "Date,Description,Debit,Credit,Status\n2026-11-02,PENNY,12.40,,Completed\n2026-11-03,PENNY,9.00,,Failed"
    )
    #expect(kinds(book) == ["2026-11-02 1240 receipt"])
    let source = try #require(book.sources.first { $0.kind == .payments })
    #expect(source.totals.skipped == 1 && source.totals.isBalanced)
  }

  @Test(
    "With fill a payment at a known store counts as spending without a receipt, never as a price")
  func fill() throws {
    let bank =
      "Date,Description,Debit,Credit\n2026-11-02,PENNY,12.40,\n2026-11-14,PENNY,9.99,\n2026-11-16,RENT,700.00,\n"
    let filled = try book(bank, settings: #"{"payments": "fill"}"#, isNamed: false)
    let sum = filled.lines.paid.reduce(Amount.zero, +)
    #expect(sum == Amount(cents: 1_240 + 715 + 390 + 999))
    let row = try #require(filled.lines.paid.firstIndex(of: Amount(cents: 999)))
    #expect(filled.lines.uses[row] == .spending)
    #expect(filled.names.categories[filled.lines.category[row]] == "Without receipt")
    #expect(filled.names.items[filled.lines.item[row]].isAdjustment)
    #expect(try book(bank, settings: #"{"payments": "match"}"#, isNamed: false).lines.count == 3)
  }

  @Test("A payment that two exports have is one")
  func overlapping() throws {
    let folder = try TemporaryFolder()
    let bank = "Date,Description,Debit,Credit\n2026-11-20,PENNY,9.99,\n2026-11-20,PENNY,9.99,\n"
    try folder.write("receipts.csv", Self.receipts)
    try folder.write("a.csv", bank)
    try folder.write("b.csv", bank)
    try folder.write("pricebook.json", #"{"payments": "match"}"#)
    let book = try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
    #expect(book.payments.count == 2)
    #expect(book.sources.map(\.totals.duplicates).reduce(0, +) == 2)
  }

  @Test("A mapping of the kind payments names the columns")
  func mapping() throws {
    let book = try book(
      "Wann;Wer;Wieviel\n02.11.2026;PENNY;-12,40\n14.11.2026;PENNY;-9,99\n",
      settings: #"""
        {"sources": [{"kind": "payments", "recognise": ["Wann", "Wer", "Wieviel"], "negate": true,
          "columns": {"date": "Wann", "store": "Wer", "total": "Wieviel"}, "decimalMark": ",",
          "constants": {"currency": "EUR"}}]}
        """#, isNamed: false)
    #expect(kinds(book) == ["2026-11-02 1240 receipt", "2026-11-14 999 without-receipt"])
  }

  @Test("A refused export says how many of its payments are receipts that are here")
  func refused() throws {
    let book = try book(
      "Date,Description,Debit,Credit\n2026-11-02,PENNY,12.40,\n2026-11-06,PENNY,7.15,\n",
      isNamed: false)
    let refusal = try #require(book.diagnostics.first { $0.code == .notReceipts })
    #expect(refusal.message.contains("2 of its 2 payments"))
    #expect(refusal.message.contains("--payments"))
    #expect(book.payments.isEmpty)
  }

  @Test("A mapping that reads payments as receipts leaves out those that are receipts")
  func drafted() throws {
    let book = try book(
      "Booking Date;Text;Value\n2026-11-03;PENNY 77;12,40\n2026-11-05;PENNY 77;7,15\n2026-11-21;GYM;30,00\n",
      settings: #"""
        {"sources": [{"kind": "visits", "recognise": ["Booking Date", "Text", "Value"],
          "columns": {"date": "Booking Date", "store": "Text", "total": "Value"}, "decimalMark": ",",
          "constants": {"currency": "EUR"}}]}
        """#, isNamed: false)
    #expect(
      book.lines.paid.reduce(Amount.zero, +) == Amount(cents: 1_240 + 715 + 390 + 3_000))
    #expect(book.diagnostics.map(\.code) == [.paymentsLeftOut])
    #expect(!book.sources.map(\.totals.isBalanced).contains(false))
  }
}

extension Amount {
  fileprivate init(cents: Int64) { self.init(tenThousandths: cents * 100) }
}
