import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Locations of stores")
struct StoreLocationTests {
  private func stores(_ files: [String: String]) throws -> [String] {
    let book = try bookOfFiles(files)
    return book.lines.store.map { book.names.stores[$0] }
  }

  @Test func `A store with several locations is shown with each`() throws {
    let shown = try stores([
      "receipts.csv": """
      date,store,location,item,total
      2026-10-01,Migros,Bern,Milk,1.60
      2026-10-01,Migros,Basel,Milk,1.65
      2026-10-01,Coop,Bern,Milk,1.70

      """
    ])
    #expect(shown == ["Migros, Bern", "Migros, Basel", "Coop"])
  }

  @Test func `A store with one location is one store with and without it`() throws {
    let shown = try stores([
      "a.csv": "date,store,location,item,total\n2026-10-01,Migros,Bern,Milk,1.60\n",
      "b.csv": "date,store,item,total\n2026-10-02,Migros,Milk,1.60\n",
    ])
    #expect(shown == ["Migros", "Migros"])
  }

  @Test func `Lines without a location are a store of their own beside several`() throws {
    let shown = try stores([
      "a.csv": """
      date,store,location,item,total
      2026-10-01,Migros,Bern,Milk,1.60
      2026-10-01,Migros,Basel,Milk,1.60
      2026-10-02,Migros,,Milk,1.60

      """
    ])
    #expect(shown == ["Migros, Bern", "Migros, Basel", "Migros"])
  }

  @Test func `Receipts at two locations on one day are two receipts`() throws {
    let book = try bookOfFiles([
      "a.csv": """
      date,store,location,item,total
      2026-10-01,Migros,Bern,Milk,1.60
      2026-10-01,Migros,Basel,Milk,1.60

      """
    ])
    #expect(Set(book.lines.receipt).count == 2)
  }

  @Test func `Equal lines of two files at two locations are no duplicates`() throws {
    let book = try bookOfFiles([
      "a.csv": "date,store,location,item,total\n2026-10-01,Migros,Bern,Milk,1.60\n",
      "b.csv": "date,store,location,item,total\n2026-10-01,Migros,Basel,Milk,1.60\n",
    ])
    #expect(book.lines.count == 2)
    #expect(book.sources.allSatisfy { $0.totals.duplicates == 0 })
  }

  @Test func `Spellings of a location are one`() throws {
    let shown = try stores([
      "a.csv": """
      date,store,location,item,total
      2026-10-01,Migros,Bern,Milk,1.60
      2026-10-02,MIGROS,BERN,Milk,1.60
      2026-10-02,Migros,Basel,Milk,1.60

      """
    ])
    #expect(Set(shown) == ["Migros, Bern", "Migros, Basel"])
  }

  @Test func `A mapping keeps the location`() throws {
    let mapping = """
      {"files": "till*.csv",
       "columns": {"date": "D", "store": "S", "location": "Town", "item": "I", "total": "T"}}
      """
    let shown = try stores([
      "pricebook.json": #"{"sources": [\#(mapping)]}"#,
      "till.csv":
        "D,S,Town,I,T\n2026-10-01,Migros,Bern,Milk,1.6\n2026-10-01,Migros,Basel,Milk,1.6\n",
    ])
    #expect(shown == ["Migros, Bern", "Migros, Basel"])
  }

  @Test func `An alias gives a store a location`() throws {
    let shown = try stores([
      "aliases.csv": "kind,match,name,category,location\nstore,MM Bern*,Migros,,Bern\n",
      "a.csv": """
      date,store,location,item,total
      2026-10-01,MM Bern 12,,Milk,1.60
      2026-10-01,Migros,Basel,Milk,1.60

      """,
    ])
    #expect(shown == ["Migros, Bern", "Migros, Basel"])
  }

  @Test func `An alias of one place names it`() throws {
    let shown = try stores([
      "aliases.csv": "kind,match,name\nstore,\"Migros, Bern\",My Migros\n",
      "a.csv": """
      date,store,location,item,total
      2026-10-01,Migros,Bern,Milk,1.60
      2026-10-01,Migros,Basel,Milk,1.60

      """,
    ])
    #expect(shown == ["My Migros", "Migros"])
  }

  @Test func `An alias of a store is one of all its locations`() throws {
    let shown = try stores([
      "aliases.csv": "kind,match,name\nstore,MIG*,Migros\n",
      "a.csv": """
      date,store,location,item,total
      2026-10-01,MIG 1,Bern,Milk,1.60
      2026-10-01,MIG 2,Basel,Milk,1.60

      """,
    ])
    #expect(shown == ["Migros, Bern", "Migros, Basel"])
  }

  @Test func `A cart at a store is covered by a receipt at any of its locations`() throws {
    let cart = """
      {"uid": "V", "stores": [], "categories": [], "carts": [
       {"id": "C", "name": "Trip", "status": "completed", "completedAt": "2026-10-01T12:00:00Z",
        "cartItems": [{"itemId": "I", "isFulfilled": true, "quantity": 1, "actualQuantity": 1,
         "actualPrice": 1.6, "actualStore": "Migros", "actualUnit": "each",
         "vaultItemNameSnapshot": "Milk"}]}]}
      """
    let book = try bookOfFiles([
      "a.csv": """
      date,store,location,item,total
      2026-10-01,Migros,Bern,Milk,1.60
      2026-10-02,Migros,Basel,Milk,1.65

      """,
      "vault.json": cart,
    ])
    #expect(book.vault.carts.count == 1)
    #expect(book.vault.carts.allSatisfy { !$0.countsAsSpending })
  }

  @Test func `Locations do not depend on threads`() throws {
    var text = "date,store,location,item,total\n"
    for line in 0..<3_000 {
      text += "2026-10-\(line % 9 + 10),Store \(line % 3),Town \(line % 7),Item \(line % 11),1.00\n"
    }
    let whole = try bookOfFiles(["a.csv": text])
    let parts = try bookOfFiles(["a.csv": text]) { $0.blockSize = 512 }
    #expect(whole.names.stores == parts.names.stores)
    #expect(Array(whole.lines.store) == Array(parts.lines.store))
    #expect(whole.names.stores.count == 21)
  }
}
