import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Inspecting a file")
struct FileInspectorTests {
  private func inspect(_ name: String, _ text: String) throws -> FileInspection {
    let folder = try TemporaryFolder([name: text])
    return try FileInspector().inspect(folder.path(name))
  }

  @Test func `Receipts show columns, first records and ranges`() throws {
    let inspection = try inspect(
      "lidl.csv",
      "date,store,item,total,currency,mood\n2026-10-01,Lidl,Milk,1.19,EUR,good\n"
        + "2026-10-09,Coop,Eggs,2.5,EUR,bad\n2026-10-32,Coop,Eggs,2.5,EUR,bad\n")
    #expect(inspection.kind == .receipts)
    #expect(
      inspection.columns.map(\.meaning) == ["date", "store", "item", "total", "currency", nil])
    #expect(
      inspection.firstRecords.first
        == ["2", "2026-10-01", "Lidl", "Milk", "1", "each", "1.19", "EUR"])
    #expect(
      inspection.facts.map { "\($0.label): \($0.value)" }
        == [
          "days: 2026-10-01 to 2026-10-09", "stores: 2: Coop, Lidl", "items: 2", "paid: 3.69 EUR",
        ])
    #expect(inspection.rejectedRecords.count == 1)
    #expect(!inspection.evidence.isEmpty)
  }

  @Test func `A file is read with the settings beside it`() throws {
    let folder = try TemporaryFolder([
      "a.csv": "date,store,item,total\n03/04/2026,Coop,Milk,1.70\n",
      "pricebook.json": "{\"currency\": \"EUR\", \"dateFormat\": \"dmy\"}",
    ])
    let inspection = try FileInspector().inspect(folder.path("a.csv"))
    #expect(inspection.diagnostics.isEmpty)
    #expect(
      inspection.firstRecords == [["2", "2026-04-03", "Coop", "Milk", "1", "each", "1.70", "EUR"]])
    #expect(try FileInspector().inspect(folder.path("pricebook.json")).kind == .settings)
  }

  @Test func `A vault shows its carts`() throws {
    let sample = GrockSample(carts: [GrockSample.Cart()])
    let inspection = try inspect("vault.json", sample.json(.user))
    #expect(inspection.kind == .vault)
    #expect(inspection.format == "Grock user")
    #expect(
      inspection.firstRecords == [["Saturday", "completed", "2026-05-09", "50.00", "0", "0"]])
  }

  @Test(
    "Small tables and settings show what was read",
    arguments: [
      (
        "b.csv", "month;category;amount\n2026-10;Dairy;7.5\n", Source.Kind.budgets,
        [["2026-10", "Dairy", "7.50", ""]]
      ),
      (
        "a.csv", "kind,match,name\nitem,mlk*,Milk\n", .aliases,
        [["item", "mlk*", "Milk", "", "nothing"]]
      ),
      ("k.csv", "item,quantity,unit\nMilk,1.5,l\n", .basket, [["Milk", "1.5", "l"]]),
      ("pricebook.json", #"{"currency":"EUR"}"#, .settings, [["currency", "EUR"]]),
    ])
  func tables(
    _ name: String, _ text: String, _ kind: Source.Kind, _ records: [[String]]
  ) throws {
    let inspection = try inspect(name, text)
    #expect(inspection.kind == kind)
    #expect(inspection.firstRecords == records)
    #expect(!inspection.evidence.isEmpty)
  }

  @Test func `What is not recognised has no kind and says what was found`() throws {
    let inspection = try inspect("x.csv", "when,who\n1,2\n")
    #expect(inspection.kind == nil)
    #expect(inspection.diagnostics.map(\.code) == [.notRecognised])
  }

  @Test func `A folder cannot be inspected`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ImportError.self) { try FileInspector().inspect(folder.path) }
  }
}
