import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Questions that files with the same header answer together")
struct SameHeaderTests {
  @Test func `Days above 12 in one file decide the dates of all`() throws {
    let header = "Date,Store,Item,Total\n"
    let read = try TextBook([
      "2026-09.csv": header + "9/13/2026,Shop,Milk,1.20\n",
      "2026-10.csv": header + "10/3/2026,Shop,Bread,3.10\n10/4/2026,Shop,Milk,1.20\n",
    ])
    #expect(read.codes.isEmpty)
    #expect(read.days == ["2026-09-13", "2026-10-03", "2026-10-04"])
  }

  @Test func `A file with another header does not decide`() throws {
    let read = try TextBook([
      "2026-09.csv": "Day,Store,Item,Total\n9/13/2026,Shop,Milk,1.20\n",
      "2026-10.csv": "Date,Store,Item,Total\n10/3/2026,Shop,Bread,3.10\n",
    ])
    #expect(read.codes == [.ambiguousDate])
  }

  @Test func `Files that contradict each other are named, and a third is still asked about`() throws
  {
    let header = "Date,Store,Item,Total\n"
    let read = try TextBook([
      "a.csv": header + "9/13/2026,Shop,Milk,1.20\n",
      "b.csv": header + "14/9/2026,Shop,Bread,3.10\n",
      "c.csv": header + "1/9/2026,Shop,Bread,3.10\n",
    ])
    #expect(read.codes == [.dateOrdersDiffer, .dateOrdersDiffer, .ambiguousDate])
    #expect(read.days == ["2026-09-13", "2026-09-14"])
  }

  @Test func `Decimal marks are decided together`() throws {
    let header = "Date;Store;Item;Total\n"
    let read = try TextBook([
      "a.csv": header + "2026-09-13;Shop;Cheese;1.234\n",
      "b.csv": header + "2026-09-14;Shop;Bread;3,10\n",
    ])
    #expect(read.codes.isEmpty)
    #expect(read.cents == [123_400, 310])
  }

  @Test func `What a price is is decided together`() throws {
    let header = "Date,Store,Item,Count,Price\n"
    let read = try TextBook([
      "a.csv": header + "2026-09-13,Shop,Milk,2,2.40\n2026-09-14,Shop,Milk,1,1.20\n",
      "b.csv": header + "2026-10-13,Shop,Tea,3,6.00\n",
    ])
    #expect(read.codes.isEmpty)
    #expect(read.cents == [240, 120, 600])
  }
}
