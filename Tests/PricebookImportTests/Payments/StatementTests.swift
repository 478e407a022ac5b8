import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Statements of banks that are no tables, written as banks write them.
@Suite struct StatementTests {
  private static let receipts = """
    date,store,item,total,currency
    2026-11-02,Penny,Rice,12.40,EUR
    2026-11-05,Penny,Tea,7.15,EUR

    """

  private static func sample(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Statements/\(name)"))
  }

  private func book(
    _ name: String, _ contents: Data, settings: String? = #"{"payments": "match"}"#
  ) throws -> Book {
    let folder = try TemporaryFolder()
    try folder.write("receipts.csv", Self.receipts)
    try folder.write(name, contents)
    if let settings { try folder.write("pricebook.json", settings) }
    return try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
  }

  private func book(_ name: String, _ text: String) throws -> Book {
    try book(name, Data(text.utf8))
  }

  private func kinds(_ book: Book) -> [String] {
    book.payments.map {
      let sign = $0.kind == .refund || $0.kind == .income ? "+" : ""
      return "\($0.day) \(sign)\($0.amount.tenThousandths / 100) \($0.kind.rawValue)"
    }
  }

  @Test(
    "Debits, refunds and income are told apart in the formats of banks",
    arguments: [
      "account-1x.ofx", "card-2x.ofx", "account.qif", "german.sta", "dutch.940",
    ])
  func formats(name: String) throws {
    let book = try book(name, Self.sample(name))
    #expect(
      kinds(book) == [
        "2026-11-02 1240 receipt", "2026-11-14 999 without-receipt", "2026-11-15 +200 refund",
        "2026-11-16 +210000 income", "2026-11-16 70000 other",
      ])
    #expect(book.payments.allSatisfy { $0.currency.label == "EUR" })
    #expect(book.diagnostics.isEmpty, "\(book.diagnostics)")
    #expect(book.sources.allSatisfy { $0.totals.isBalanced })
  }

  @Test func `An entry of several payments is these payments, and one not booked is skipped`()
    throws
  {
    let book = try book("statement.xml", Self.sample("statement.xml"))
    #expect(
      kinds(book) == [
        "2026-11-02 1240 receipt", "2026-11-14 999 without-receipt", "2026-11-15 +200 refund",
        "2026-11-16 +210000 income", "2026-11-16 65000 other", "2026-11-16 5000 other",
      ])
    #expect(
      book.payments.map(\.payee) == [
        "PENNY SAGT DANKE", "Penny & Co", "PENNY", "Acme GmbH", "Vermieter", "Turnverein",
      ])
    let source = try #require(book.sources.first { $0.kind == .payments })
    #expect(source.format == "a CAMT statement")
    #expect(source.totals.skipped == 1 && source.totals.isBalanced)
  }

  @Test(
    "Payees are the names that banks write, each with its line",
    arguments: [
      ("account-1x.ofx", "PENNY 4711 KOELN", 39), ("card-2x.ofx", "Penny 4711", 6),
      ("account.qif", "PENNY 4711", 8), ("german.sta", "PENNY SAGT DANKE", 5),
      ("dutch.940", "PENNY", 6),
    ])
  func payees(name: String, payee: String, line: Int) throws {
    let first = try #require(try book(name, Self.sample(name)).payments.first)
    #expect(first.payee == payee)
    #expect(first.line == line)
  }

  @Test(
    "A statement that nobody asked for is refused, and the message says what reads it",
    arguments: [
      ("account-1x.ofx", "an OFX file"), ("account.qif", "a QIF file"),
      ("german.sta", "an MT940 statement"), ("statement.xml", "a CAMT statement"),
    ])
  func refused(name: String, kind: String) throws {
    let book = try book(name, Self.sample(name), settings: nil)
    let refusal = try #require(book.diagnostics.first { $0.code == .notReceipts })
    #expect(refusal.message.contains(kind))
    #expect(refusal.message.contains("--payments"))
    #expect(book.payments.isEmpty && book.lines.count == 2)
  }

  @Test(
    "A file is a statement by its content, whatever its name",
    arguments: ["account-1x.ofx", "account.qif", "german.sta", "statement.xml"])
  func otherNames(name: String) throws {
    let book = try book("download.txt", Self.sample(name))
    #expect(kinds(book).first == "2026-11-02 1240 receipt")
  }

  @Test("Days of QIF are read as they follow each other")
  func quickenDays() throws {
    func days(_ written: String...) throws -> [String] {
      let payments = written.enumerated().map { "D\($1)\nT-\($0 + 1).00\nPA\n^\n" }
      return try book("a.qif", "!Type:CCard\n" + payments.joined())
        .payments.map(\.day.description)
    }
    let wanted = ["2026-08-12", "2026-09-03", "2026-10-05"]
    #expect(try days("08/12/2026", "09/03/2026", "10/05/2026") == wanted)
    #expect(try days("12.08.2026", "03.09.2026", "05.10.2026") == wanted)
    #expect(try days("8/12'26", "9/ 3'26", "10/ 5'26") == wanted)
    #expect(try days("2026-08-12", "2026-09-03", "2026-10-05") == wanted)
  }

  @Test("Amounts of QIF have the decimal mark that they show")
  func quickenAmounts() throws {
    let text = "!Type:Bank\nD02.11.2026\nT-1.234,50\nPA\n^\nD03.11.2026\nT-12,40\nPB\n^\n"
    #expect(try book("a.qif", text).payments.map(\.amount.tenThousandths) == [12_345_000, 124_000])
  }

  @Test("Only sections of accounts have payments")
  func quickenSections() throws {
    let text =
      "!Type:Invst\nD11/02/2026\nNBuy\nT100.00\n^\n!Type:Cash\nD11/20/2026\nT-3.00\nPX\n^\n"
    #expect(kinds(try book("a.qif", text)) == ["2026-11-20 300 other"])
  }

  @Test("Of lines that a record of QIF repeats the first counts")
  func quickenRepeated() throws {
    let text = "!Type:Bank\nD11/20/2026\nT-3.00\nT-1.00\nPX\n^\n"
    #expect(kinds(try book("a.qif", text)) == ["2026-11-20 300 other"])
  }

  @Test("A part of an entry may go the other way than the entry")
  func partOfEntry() throws {
    func part(_ amount: String, _ direction: String, _ party: String) -> String {
      "<TxDtls><Amt Ccy=\"EUR\">\(amount)</Amt><CdtDbtInd>\(direction)</CdtDbtInd>"
        + "<RltdPties><\(party)><Nm>PENNY</Nm></\(party)></RltdPties></TxDtls>"
    }
    let text =
      "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"><BkToCstmrStmt><Stmt>"
      + "<Ntry><Amt Ccy=\"EUR\">10.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>"
      + "<ValDt><Dt>2026-11-02</Dt></ValDt><NtryDtls>" + part("12.40", "DBIT", "Cdtr")
      + part("2.00", "CRDT", "Dbtr") + "</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>"
    #expect(
      kinds(try book("a.xml", text)) == ["2026-11-02 1240 receipt", "2026-11-02 +200 refund"])
  }

  @Test("A bank that writes no signs says by the type which payments are money out")
  func unsigned() throws {
    let text =
      "OFXHEADER:100\n<OFX><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261102<TRNAMT>12,40<NAME>PENNY</STMTTRN>"
      + "<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261115<TRNAMT>2,00<NAME>PENNY</STMTTRN></OFX>"
    #expect(
      kinds(try book("a.ofx", text)) == ["2026-11-02 1240 receipt", "2026-11-15 +200 refund"])
  }

  @Test("A payment in another currency has that one")
  func currency() throws {
    let text =
      "<OFX><CURDEF>EUR<STMTTRN><DTPOSTED>20261102<TRNAMT>-5.00<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY>"
      + "<NAME>SHOP</STMTTRN></OFX>"
    #expect(try book("a.ofx", text).payments.map(\.currency.label) == ["USD"])
  }

  @Test("A payment without a day or an amount is rejected by itself")
  func rejected() throws {
    let text =
      "<OFX><STMTTRN><DTPOSTED>20261342<TRNAMT>-5.00<NAME>A</STMTTRN>"
      + "<STMTTRN><DTPOSTED>20261102<TRNAMT>five<NAME>B</STMTTRN>"
      + "<STMTTRN><DTPOSTED>20261102<TRNAMT>-12.40<NAME>PENNY</STMTTRN></OFX>"
    let book = try book("a.ofx", text)
    #expect(kinds(book) == ["2026-11-02 1240 receipt"])
    let source = try #require(book.sources.first { $0.kind == .payments })
    #expect(source.totals.rejected == 2 && source.totals.isBalanced)
  }

  @Test("Options for dates and decimals do not change what a format says")
  func plainValues() throws {
    let folder = try TemporaryFolder()
    try folder.write("receipts.csv", Self.receipts)
    var options = ImportOptions(paths: [folder.path])
    options.paymentPaths = [try folder.write("a.ofx", Self.sample("account-1x.ofx"))]
    options.settings = ["decimal": "comma", "dateFormat": "mdy"]
    let book = try BookImporter(options).readAll().book
    #expect(book.payments.first?.amount == Amount(tenThousandths: 124_000))
  }

  @Test("The day of a booking around New Year has the right year")
  func newYear() throws {
    let text =
      ":20:A\n:25:B\n:60F:C261231EUR1,00\n:61:2612310102D5,00NMSC\n:86:SHOP\n:61:2701021231D6,00NMSC\n:86:SHOP\n"
    #expect(
      try book("a.sta", text).payments.map(\.day.description) == ["2026-12-31", "2026-12-31"])
  }

  @Test(
    "Statements that end anywhere are read without a crash, and no payment is counted twice",
    arguments: [
      "account-1x.ofx", "card-2x.ofx", "account.qif", "german.sta", "dutch.940", "statement.xml",
    ])
  func cut(name: String) throws {
    let whole = Array(try Self.sample(name))
    let format = try #require(StatementFormat(text: whole))
    let count = format.entries(whole).count
    for end in 0..<whole.count {
      #expect(format.entries(Array(whole[..<end])).count <= count)
    }
  }

  @Test("References and comments of markup are what they stand for")
  func markup() {
    var scanner = MarkupScanner(
      Array("<a:b c=\"d\">x &amp; H&M &#233;<!-- no --><e/><![CDATA[<f>]]></b>".utf8))
    var tokens: [MarkupScanner.Token] = []
    while let token = scanner.next() { tokens.append(token) }
    #expect(
      tokens == [
        .start("b", attributes: " c=\"d\""), .text("x & H&M \u{E9}"), .start("e", attributes: ""),
        .end("e"), .text("<f>"), .end("b"),
      ])
  }
}
