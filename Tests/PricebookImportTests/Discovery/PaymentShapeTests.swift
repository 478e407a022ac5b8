import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Tables of payments")
struct PaymentShapeTests {
  private static func book(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in })
    throws
    -> Book
  {
    let folder = try TemporaryFolder(["x.csv": text + "\n"])
    var options = ImportOptions(paths: [folder.path])
    change(&options)
    return try BookImporter(options).readAll().book
  }

  @Test("Shared expenses in which somebody pays another back are refused")
  func paybacks() throws {
    let book = try Self.book(
      "Title,Amount,Currency,Transaction date,Paid by,Paid for Ann,Split mode\n"
        + "Groceries,42.10,EUR,2026-10-03,Ann,21.05,EVENLY\n"
        + "Ben to Ann,12.05,EUR,2026-10-05,Ben,12.05,REIMBURSEMENT")
    #expect(book.lines.isEmpty)
    #expect(
      book.diagnostics.contains {
        $0.code == .notReceipts && $0.message.contains("“REIMBURSEMENT”")
      })
  }

  @Test("A way to pay called a transfer is no payback")
  func wayToPay() throws {
    let book = try Self.book(
      "date,store,item,total,paid by,how\n2026-10-03,Nord,Rye,3.20,Ann,card\n"
        + "2026-10-03,Nord,Figs,4.10,Ben,transfer")
    #expect(book.lines.count == 2)
  }

  @Test(
    "Exports of programs and statements of banks are refused, with the reason and the way to read them",
    arguments: [
      // Mint
      "\"Date\",\"Description\",\"Original Description\",\"Amount\",\"Transaction Type\",\"Category\",\"Account Name\",\"Labels\",\"Notes\"\n\"10/01/2026\",\"Shop\",\"SHOP 1\",\"12.00\",\"debit\",\"Groceries\",\"Cash\",\"\",\"\"",
      // Monarch
      "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner\n2026-10-01,Shop,Groceries,Card,SHOP 1,,-12.00,,A",
      // banks with a balance, in several languages
      "Datum;Belopp;Beskrivning;Saldo\n2026-10-01;-12,00;ICA;988,00",
      "Date;Libellé;Montant;Solde\n01/10/2026;SHOP;-12,00;988,00",
      "日付,摘要,金額,残高\n2026/10/01,SHOP,1200,98800",
      "Tarih;Açıklama;Tutar;Bakiye\n13.10.2026;SHOP;-12,00;988,00",
      "Data operacji;Opis;Kwota;Saldo po operacji\n2026-10-01;SHOP;-12,00;988,00",
      "#Data operacji;#Opis operacji;#Kwota;#Saldo po operacji;\n2026-10-01;SHOP;-12,00;988,00;",
      "Buchungstag;Verwendungszweck;Betrag;Kontostand nach Buchung\n01.10.2026;SHOP;-12,00;988,00",
      "Date,Description,Amount,Running Balance\n2026-10-01,Shop,-12.00,988.00",
      // debits and credits
      "Date,Description,Debit,Credit\n2026-10-01,Shop,12.00,",
      "Datum;Omschrijving;Af;Bij\n13-10-2026;SHOP;12,00;",
      "取引日,摘要,お支払金額,お預り金額\n2026/10/01,SHOP,1200,",
      // days of booking
      "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n10/13/2026,10/14/2026,SHOP,Groceries,Sale,-12.00,",
      "Buchungstag;Wertstellung;Buchungstext;Betrag\n13.10.2026;13.10.2026;SHOP;-12,00",
      "\"Booking Date\",\"Value Date\",\"Partner Name\",\"Partner Iban\",Type,\"Payment Reference\",\"Account Name\",\"Amount (EUR)\"\n2026-10-01,2026-10-01,Shop,,Presentment,,Main,-12.00",
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCard Payment,Current,2026-10-01 10:00:00,2026-10-01 10:00:00,Shop,-12.00,0.00,EUR,COMPLETED,988.00",
      "\"Date\",\"Time\",\"TimeZone\",\"Name\",\"Type\",\"Status\",\"Currency\",\"Gross\",\"Fee\",\"Net\"\n\"13/10/2026\",\"10:00:00\",\"CET\",\"Shop\",\"Payment\",\"Completed\",\"EUR\",\"-12.00\",\"0.00\",\"-12.00\"",
      // numbers of accounts
      "\"Date\",\"Payee\",\"Account number\",\"Transaction type\",\"Payment reference\",\"Amount (EUR)\"\n\"2026-10-01\",\"Shop\",\"\",\"Card\",\"\",\"-12.00\"",
      "\"Datum\";\"Naam / Omschrijving\";\"Rekening\";\"Tegenrekening\";\"Code\";\"Af Bij\";\"Bedrag (EUR)\"\n\"20261001\";\"SHOP\";\"NL1\";\"\";\"BA\";\"Af\";\"12,00\"",
      "ID operace;Datum;Objem;Měna;Protiúčet;Poznámka\n1;13.10.2026;-12,00;CZK;123/0100;SHOP",
      "Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,Reference,Category\n10/13/2026,SHOP 1,12.00,,SHOP,1 St,'32',Groceries",
      "Date,Description,Category,Amount,Account,Month\n10/13/2026,SHOP,Groceries,$12.00,Visa,10/1/2026",
      // hledger and Splitwise
      "\"txnidx\",\"date\",\"code\",\"description\",\"account\",\"amount\",\"total\"\n\"1\",\"2026-10-01\",\"\",\"Shop\",\"expenses:food\",\"12.00\",\"12.00\"",
      "date,Description,Category,cost,Currency,Ada,Ben\n2026-10-01,Dinner,Dining,90.00,EUR,45.00,-45.00\n2026-10-02,Payment,Payment,45.00,EUR,-45.00,45.00",
      "Date,Description,Paid by,Total,Ada,Ben\n2026-10-01,Dinner,Ada,90.00,30.00,60.00\n2026-10-02,Taxi,Ben,20.00,10.00,10.00",
      // both signs, and nothing that says what was bought
      "Date,Description,Amount\n2026-10-01,Salary,2000.00\n2026-10-02,Shop,-12.00",
      "Дата;Опис;Сума\n13.10.2026;Зарплата;20000,00\n14.10.2026;АТБ;-120,00",
      "Date,Merchant,Description,Amount\n2026-10-01,Shop,Card purchase,-12.00\n2026-10-02,Shop,Card purchase,-3.00",
    ])
  func refused(_ text: String) throws {
    let book = try Self.book(text)
    #expect(book.lines.isEmpty)
    let refusal = try #require(book.diagnostics.first { $0.code == .notReceipts })
    #expect(refusal.message.contains("--write-mapping"))
    #expect(refusal.message.contains("--mapping"))
  }

  @Test("A balance without a name is found by its sums, newest first too")
  func unnamedBalance() throws {
    for rows in [
      "2026-10-01,A,-12.00,88.00\n2026-10-02,B,50.00,138.00\n2026-10-03,C,-8.00,130.00",
      "2026-10-03,C,-8.00,130.00\n2026-10-02,B,50.00,138.00\n2026-10-01,A,-12.00,88.00",
      "2026-10-01,A,12.00,88.00\n2026-10-02,B,50.00,38.00\n2026-10-03,C,8.00,30.00",
    ] {
      let book = try Self.book("Date,Item,Amount,Left\n" + rows)
      #expect(book.diagnostics.contains { $0.code == .notReceipts && $0.message.contains("Left") })
    }
  }

  @Test(
    "Receipts are not refused",
    arguments: [
      // refunds beside purchases
      "date,store,item,quantity,total\n2026-10-01,Coop,Milk,2,3.40\n2026-10-02,Coop,Milk,-1,-1.70",
      "date,store,item,total\n2026-10-01,Coop,Milk,3.40\n2026-10-02,Coop,Milk,-1.70",
      "Datum;Artikel;Betrag\n13.10.2026;Cola;1,20\n13.10.2026;Pfand;-0,25",
      "Date,Store,Description,Amount\n2026-10-01,Coop,Milk,3.40\n2026-10-01,Coop,Eggs,4.40\n2026-10-02,Coop,Milk,-1.70",
      "N° ticket;Date;Magasin;Article;Montant\nA1;13/10/2026;Coop;Lait;1,20\nA1;13/10/2026;Coop;Remise;-0,20",
      // a list without refunds
      "Date,Description,Amount\n2026-10-01,Milk,3.40\n2026-10-02,Eggs,4.20",
      // the running sum of a household's own table
      "Date,Item,Amount,So far\n2026-10-01,Milk,3.00,3.00\n2026-10-02,Eggs,4.00,7.00\n2026-10-03,Tea,2.00,9.00",
      // columns that also banks have, beside those of goods
      "Date,Store,Item,Quantity,Unit price,Total,Loyalty balance\n2026-10-01,Coop,Milk,2,1.70,3.40,120",
      "Date,Store,Item,Price,Credit,Debit\n2026-10-01,Coop,Milk,3.40,,3.40",
      "Data;Negozio;Articolo;Qtà;Importo;Saldo punti\n13/10/2026;Coop;Latte;1;1,20;300",
      "Date,Store,Item,Total,Points balance\n2026-10-01,Coop,Milk,3.40,120\n2026-10-02,Coop,Tea,2.00,130",
      "Date,Store,Item,Total,Balance\n2026-10-01,Coop,Milk,3.40,7\n2026-10-02,Coop,Tea,2.00,9\n2026-10-03,Coop,Tea,2.00,9",
      // net and tax beside the total
      "Date,Store,Item,Net,Tax,Total\n2026-10-01,Coop,Milk,3.00,0.40,3.40\n2026-10-02,Coop,Tea,2.00,0.20,2.20",
    ])
  func receipts(_ text: String) throws {
    let book = try Self.book(text)
    #expect(!book.diagnostics.contains { $0.code == .notReceipts }, "\(book.diagnostics)")
    #expect(book.lines.count > 0)
  }

  @Test("A mapping reads payments on purpose")
  func mapping() throws {
    let mapping = try TemporaryFolder([
      "m.json":
        #"{"name":"Bank","columns":{"date":"Datum","item":"Beskrivning","total":"Belopp"},"constants":{"store":"Bank"}}"#
    ])
    let book = try Self.book("Datum;Belopp;Beskrivning;Saldo\n2026-10-01;12,00;ICA;988,00") {
      $0.mappingPaths = [mapping.path("m.json")]
    }
    #expect(book.lines.paid.map(\.tenThousandths) == [120_000])
    #expect(!book.diagnostics.contains { $0.code == .notReceipts })
  }

  @Test("A header below the name of the account is found")
  func preamble() throws {
    let book = try Self.book(
      "* Transaktioner Period 2026-10-01\nRadnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo\n1,8327,123,Privatkonto,SEK,2026-10-01,2026-10-01,2026-10-01,ICA,ICA,-12.00,988.00"
    )
    #expect(book.diagnostics.map(\.code) == [.notReceipts])
  }

  @Test(
    "Texts of accounting programs are named for what they are",
    arguments: [
      ("2026-10-01 * Shop\n    Expenses:Food   12.00 EUR\n    Assets:Cash\n", "journal"),
      ("<!DOCTYPE html>\n<html>\n", "web page"),
    ])
  func texts(_ text: String, _ word: String) throws {
    let book = try Self.book(text)
    #expect(book.diagnostics.map(\.code) == [.notRecognised])
    #expect(book.diagnostics[0].message.contains(word))
  }
}
