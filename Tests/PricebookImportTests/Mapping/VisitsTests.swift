import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Files with one row for a whole visit")
struct VisitsTests {
  private static let text = """
    id,filename,mime,vendor,address,phone,date,amount,category,notes
    1,a.jpg,image/jpeg,Corner Shop,Main St 1,555,2026-10-03,12.40,Groceries,
    2,b.jpg,image/jpeg,Pharmacy,Main St 2,556,2026-10-04,8.00,Health,

    """
  private static let mapping = """
    {
      "sources": [
        {
          "name": "receipt scans",
          "kind": "visits",
          "recognise": ["filename", "vendor", "amount"],
          "columns": {
            "receipt_id": "id", "date": "date", "store": "vendor", "total": "amount",
            "category": "category"
          }
        }
      ]
    }
    """

  @Test func `Visits count in spending under their category and are no prices`() throws {
    let read = try TextBook(["pricebook.json": Self.mapping, "scans.csv": Self.text])
    #expect(read.codes.isEmpty)
    #expect(read.cents == [1_240, 800])
    #expect(read.items == ["Whole receipt", "Whole receipt"])
    #expect(read.book.lines.uses == [.spending, .spending])
    #expect(read.book.names.categories.values.sorted().suffix(2) == ["Groceries", "Health"])
  }

  @Test func `Without a mapping the next step is named`() throws {
    let read = try TextBook(["scans.csv": Self.text])
    #expect(read.codes == [.notRecognised])
    #expect(read.messages.contains("\"kind\": \"visits\""))
    #expect(read.messages.contains("--write-mapping"))
  }
}
