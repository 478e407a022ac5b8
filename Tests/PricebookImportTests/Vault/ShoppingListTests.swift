import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Items of the Shopping List module")
struct ShoppingListTests {
  @Test func `What a device has not sent yet is counted, and the server says nothing of it`() {
    func item(_ id: String, _ status: String?, isDeleted: Bool = false) -> String {
      #"{"id":"\#(id)","name":"\#(id)","quantity":1,"isBought":false,"isDeleted":\#(isDeleted)"#
        + (status.map { #","syncStatus":"\#($0)""# } ?? "") + "}"
    }
    let items = [
      item("A", "synced"), item("B", "needs_sync"), item("C", "failed", isDeleted: true),
      item("D", "syncing"),
    ]
    let reading = VaultReading(["[\(items.joined(separator: ","))]", "[\(item("A", nil))]"])
    let unsent = reading.vault.unsent
    #expect(unsent.map(\.source) == [0])
    #expect(unsent.map { [$0.changes, $0.failed, $0.deletions] } == [[3, 1, 1]])
    #expect(VaultReading(["[\(items[0])]"]).vault.unsent.isEmpty)
  }

  private func item(
    _ id: String = "M1", name: String = "Milk", modified: String = "2026-05-09T08:13:20.500+0200",
    fields: String = ""
  ) -> String {
    #"{"id":"\#(id)","name":"\#(name)","quantity":2,"isBought":false,"modifiedAt":"\#(modified)"\#(fields)}"#
  }

  private func lines(_ reading: VaultReading) -> [String] {
    reading.vault.carts.flatMap(\.lines).map { reading.itemName($0) }
  }

  @Test func `Items stand in an array, under a key or alone`() {
    for text in ["[\(item())]", item(), #"{"items":[\#(item())]}"#] {
      let reading = VaultReading([text])
      #expect(lines(reading) == ["Milk"])
      #expect(reading.vault.carts.map(\.app) == [.shoppingList])
      #expect(reading.codes == [])
      #expect(reading.isBalanced)
    }
  }

  @Test func `A list has no currency`() {
    #expect(VaultReading(["[\(item())]"]).vault.carts.map(\.currency) == [.unknown])
  }

  @Test func `A deleted item is left out and counted so`() {
    let reading = VaultReading([
      "[\(item()),\(item("M2", name: "Soap", fields: #","isDeleted":true"#))]"
    ])
    #expect(lines(reading) == ["Milk"])
    #expect(reading.logs.map(\.totals.trashed) == [1])
    #expect(reading.isBalanced)
  }

  @Test func `An offset without a colon counts`() {
    let reading = VaultReading(["[\(item(modified: "2026-05-09T00:13:20.500+0200"))]"])
    #expect(reading.vault.carts.first?.modified?.description == "2026-05-09")
  }

  @Test func `The later change wins, a deletion included, in any order`() {
    let old = "[\(item(modified: "2026-05-09T08:00:00.000Z"))]"
    let new = "[\(item(modified: "2026-05-09T08:00:00.001Z", fields: #","isDeleted":true"#))]"
    for documents in [[old, new], [new, old]] {
      let reading = VaultReading(documents)
      #expect(reading.vault.carts.isEmpty)
      #expect(reading.codes == [])
      #expect(reading.isBalanced)
    }
  }

  @Test func `A tie goes to the copy that sorts first, which is named, in any order`() {
    let copies = ["A", "B"].map { "[\(item(name: $0))]" }
    let readings = [copies, copies.reversed()].map { VaultReading($0) }
    #expect(readings.map(lines) == [["A"], ["A"]])
    for reading in readings {
      #expect(reading.messages.count == 1)
      #expect(reading.messages.first?.contains("is used, because it sorts first") == true)
    }
  }

  @Test func `Two entries of one name are one product, twice on the list`() {
    let reading = VaultReading(["[\(item("M1")),\(item("M2"))]"])
    #expect(lines(reading) == ["Milk", "Milk"])
    #expect(reading.codes == [])
  }

  @Test func `What was changed last comes first`() {
    let reading = VaultReading([
      "[\(item("M1", name: "A", modified: "2026-05-09")),\(item("M2", name: "B", modified: "2026-05-10"))]"
    ])
    #expect(lines(reading) == ["B", "A"])
  }

  @Test(
    "An item that cannot be read is refused by itself",
    arguments: [
      #"{"id":"X","quantity":1,"isBought":false}"#, #"{"id":"X","name":"A","isBought":false}"#,
      #"{"id":"X","name":"A","quantity":-1}"#, #"{"id":"X","name":"A","quantity":1e12}"#,
      #"{"id":"X","name":"A","quantity":1,"modifiedAt":"then"}"#,
      #"{"id":[],"name":"A","quantity":1}"#, "null", "[]",
    ])
  func broken(_ text: String) {
    let reading = VaultReading(["[\(item()),\(text)]"])
    #expect(lines(reading) == ["Milk"])
    #expect(reading.codes == [.vaultEntity])
    #expect(reading.isBalanced)
  }
}
