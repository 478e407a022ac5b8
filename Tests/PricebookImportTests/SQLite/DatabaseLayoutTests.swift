import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Stores that are laid out otherwise")
struct DatabaseLayoutTests {
  private static let usual: String = {
    (try? StoreSample.grock.folder()).flatMap { try? StoreBook($0.path).content } ?? ""
  }()

  private func read(_ sample: StoreSample) throws -> StoreBook {
    let folder = try sample.folder()
    return try StoreBook(folder.path)
  }

  private static let joined = StoreSample.grock
    .replacing(", Z10CARTS INTEGER, Z10DELETEDCARTS INTEGER", with: "")
    .replacing("(1, 1, 1, 2, 0, 1, NULL, 50", with: "(1, 1, 1, 2, 0, 50")
    .replacing("(2, 1, 1, 0, 0, 1, NULL, 0", with: "(2, 1, 1, 0, 0, 0")
    .replacing("(3, 1, 1, 2, 0, NULL, 1, 20", with: "(3, 1, 1, 2, 0, 20")

  @Test("More tables than are looked at are said")
  func manyTables() throws {
    let others = (0..<DatabaseLayout.tableLimit).map { "CREATE TABLE other\($0) (a);\n" }.joined()
    let read = try read(StoreSample.grock.adding(others))
    #expect(read.messages.contains("there are more than 2000 tables"))
    #expect(read.content == Self.usual)
  }

  @Test(
    "The same content in another layout makes the same book",
    arguments: [
      // Entities numbered otherwise.
      StoreSample.grock.replacing("(10, 'Vault'", with: "(23, 'Vault'")
        .replacing("Z10", with: "Z23"),
      // Columns that nobody knows, and other types.
      StoreSample.grock.adding("ALTER TABLE ZCART ADD COLUMN ZCOLOUR BLOB DEFAULT x'00';\n"),
      // No numbers at all.
      StoreSample.grock.adding("DROP TABLE Z_PRIMARYKEY;\n"),
      // Tables of their own for what a vault holds.
      joined.adding(
        """
        CREATE TABLE Z_1VAULT (Z_1CARTS INTEGER, Z_10VAULT INTEGER);
        CREATE TABLE Z_10DELETEDCARTS (Z_10VAULT1 INTEGER, Z_1DELETEDCARTS INTEGER, Z_FOK_1DELETEDCARTS INTEGER);
        INSERT INTO Z_1VAULT VALUES (1, 1), (2, 1);
        INSERT INTO Z_10DELETEDCARTS VALUES (1, 3, 1);

        """),
      // The numbers of columns are not those of the table of numbers.
      StoreSample.grock.replacing("Z10", with: "Z77"),
      // Text in UTF-16.
      StoreSample(sql: "PRAGMA encoding = 'UTF-16le';\n" + StoreSample.grock.sql, json: ""),
      // Numbers as text.
      StoreSample(
        sql: StoreSample.grock.sql.replacingOccurrences(of: "FLOAT", with: "VARCHAR"), json: ""),
    ])
  func layouts(_ sample: StoreSample) throws {
    let store = try read(sample)
    #expect(store.content == Self.usual)
    #expect(store.codes == [])
  }

  @Test func `Links to the vault that are not understood are reported, and the trash is lost`()
    throws
  {
    let store = try read(Self.joined)
    #expect(store.codes == [.storeLayout, .storeLayout])
    #expect(store.book.vault.carts.map(\.id).sorted() == ["C1", "C2", "C3"])
  }

  @Test(
    "A missing table is reported, and the rest is read",
    arguments: [
      ("ZPRICEPERUNIT", 2, 0), ("ZPRICEOPTION", 2, 0), ("ZCART", 0, 4), ("ZCARTITEM", 2, 4),
      ("ZCATEGORY", 2, 4), ("ZVAULT", 3, 5),
    ])
  func missingTables(_ table: String, _ carts: Int, _ prices: Int) throws {
    let store = try read(StoreSample.grock.adding("DROP TABLE \(table);\n"))
    #expect(store.codes.contains(.storeLayout))
    #expect(store.messages.contains(table))
    #expect(store.book.vault.carts.count == carts)
    #expect(store.book.vault.priceOptions.count == prices)
  }

  @Test func `A column that is missing is named`() throws {
    let store = try read(StoreSample.grock.adding("ALTER TABLE ZCART DROP COLUMN ZBUDGET;\n"))
    #expect(store.codes == [.storeLayout])
    #expect(store.messages.contains("ZBUDGET"))
    #expect(store.book.vault.carts.allSatisfy { $0.budget == nil })
  }

  @Test(
    "A value that means nothing costs its row, which is named",
    arguments: [
      ("UPDATE ZCART SET ZSTATUS = x'0102' WHERE Z_PK = 1", "ZCART row 1"),
      ("UPDATE ZCARTITEM SET ZQUANTITY = 'many' WHERE Z_PK = 3", "ZCARTITEM row 3"),
      ("UPDATE ZCARTITEM SET ZQUANTITY = 9e999 WHERE Z_PK = 2", "ZCARTITEM row 2"),
      ("UPDATE ZITEM SET ZNAME = x'00FF' WHERE Z_PK = 3", "ZITEM row 3"),
      ("UPDATE ZCARTITEM SET ZISFULFILLED = 7 WHERE Z_PK = 4", "ZCARTITEM row 4"),
      ("UPDATE ZCART SET ZCOMPLETEDAT = 1e300 WHERE Z_PK = 1", "ZCART row 1"),
      ("UPDATE ZPRICEPERUNIT SET ZPRICEVALUE = -1 WHERE Z_PK = 2", "ZPRICEOPTION row 2"),
    ])
  func values(_ statement: String, _ row: String) throws {
    let store = try read(StoreSample.grock.adding(statement + ";\n"))
    #expect(store.codes.contains(.vaultEntity))
    #expect(store.messages.contains(row))
    #expect(store.book.sources[0].totals.isBalanced)
  }

  @Test(
    "Links that lead nowhere are counted",
    arguments: [
      "UPDATE ZCARTITEM SET ZCART = NULL WHERE Z_PK = 4",
      "UPDATE ZCARTITEM SET ZCART = 99 WHERE Z_PK = 4",
      "UPDATE ZPRICEOPTION SET ZPRICEPERUNIT = 99 WHERE Z_PK = 1",
      "UPDATE ZPRICEOPTION SET ZITEM = NULL WHERE Z_PK = 1",
      "UPDATE ZCART SET Z10CARTS = NULL WHERE Z_PK = 2",
    ])
  func links(_ statement: String) throws {
    let store = try read(StoreSample.grock.adding(statement + ";\n"))
    #expect(store.codes == [.storeLink])
  }

  @Test(
    "Column values become what JSON would have",
    arguments: [
      (DatabaseField.Kind.number, SQLiteValue.real(0.1), JSONValue.Content.number("0.1")),
      (.number, .real(3), .number("3")), (.number, .real(1e-07), .number("1e-07")),
      (.number, .text("2.50", isRepaired: false), .text("2.50")),
      (.boolean, .real(1), .boolean(true)), (.boolean, .integer(2), .number("2")),
      (.date, .integer(0), .text("2001-01-01T00:00:00Z")),
      (.date, .real(-0.5), .text("2000-12-31T23:59:59.500000Z")),
      (.date, .real(1_500_000_000), .text("2048-07-14T02:40:00Z")),
      (.date, .real(.infinity), .text("inf seconds since 2001")),
      (.rawValue, .blob(byteCount: 3, bytes: [1, 2, 3]), .binary(byteCount: 3)),
      (
        .identifier, .blob(byteCount: 16, bytes: Array(0xF0...0xFF)),
        .text("F0F1F2F3-F4F5-F6F7-F8F9-FAFBFCFDFEFF")
      ),
    ])
  func contents(
    _ kind: DatabaseField.Kind, _ value: SQLiteValue, _ expected: JSONValue.Content
  ) {
    #expect(DatabaseField(name: "x", kind: kind).content(of: value) == expected)
  }
}
