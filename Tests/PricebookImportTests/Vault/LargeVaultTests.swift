import PricebookModel
import Testing

@testable import PricebookImport

/// Exports that are decoded in several pieces, on several threads.
struct LargeVaultTests {
  private static let count = 4_000

  /// Items in categories that refer to a category further down, and carts of them; some have problems.
  private static var vault: String {
    let note = String(repeating: "n", count: 400)
    let categories = (0..<40).map { category in
      let items = (0..<count / 40).map { place in
        let number = category * count / 40 + place
        let price = number % 97 == 0 ? "-1" : "\(1 + number % 7).50"
        let id = number % 101 == 0 ? "" : #""id":"I\#(number)","#
        return #"{\#(id)"name":"Item \#(number)","category":"K\#((category + 7) % 40)","note":"#
          + #""\#(note)","priceOptions":[{"store":"Lidl","price":\#(price),"unit":"kg"}]}"#
      }
      return #"{"uid":"K\#(category)","name":"Category \#(category)","#
        + #""sortOrder":\#(40 - category),"items":[\#(items.joined(separator: ","))]}"#
    }
    let carts = (0..<count).map { number in
      let quantity = number % 89 == 0 ? #""many""# : "2"
      return #"{"id":"C\#(number)","name":"Cart","status":2,"completedAt":800000000,"#
        + #""note":"\#(note)","cartItems":[{"itemId":"I\#(number)","quantity":\#(quantity),"isFulfilled":true,"#
        + #""actualStore":"Lidl","actualPrice":2,"actualUnit":"kg"}]}"#
    }
    return #"{"uid":"V","categories":[\#(categories.joined(separator: ","))],"#
      + #""carts":[null,\#(carts.joined(separator: ","))]}"#
  }

  @Test func `Pieces of a large export are joined in the order of the file`() throws {
    let bytes = Array(Self.vault.utf8)
    let exports = [false, true].map { leavesUnread in
      let document = JSONDocument(bytes: bytes, leavesUnread: leavesUnread)
      var log = SourceLog(path: "vault.json", source: 0)
      let export = VaultDecoder.decode(document, shape: .grockVault, log: &log)
      return (export: export, log: log)
    }
    let (whole, pieces) = (exports[0], exports[1])
    let root = try #require(JSONDocument(bytes: bytes, leavesUnread: true).root?.object)
    #expect(PlacedValues(values: try #require(root["carts"]?.array)).batches.count > 2)
    #expect(pieces.export.items == whole.export.items)
    #expect(pieces.export.carts == whole.export.carts)
    #expect(pieces.export.written == whole.export.written)
    #expect(pieces.log.totals == whole.log.totals)
    #expect(pieces.log.allDiagnostics == whole.log.allDiagnostics)
    #expect(pieces.log.rejectedRecords.map(\.line) == whole.log.rejectedRecords.map(\.line))
    let carts = (0..<Self.count).map { "C\($0)" }
    #expect(pieces.export.carts.map(\.id) == carts)
    let numbers = (0..<Self.count).filter { $0 % 101 != 0 }
    let items = numbers.map { "I\($0)" }
    #expect(pieces.export.items.map(\.id) == items)
    let places = numbers.map { ($0 / (Self.count / 40) + 7) % 40 }
    #expect(pieces.export.items.map(\.category) == places.map { "Category \($0)" })
    let categories = (0..<40).reversed().map { "Category \($0)" }
    #expect(pieces.export.categories == categories)
    #expect(pieces.log.totals.rejected == 40 + 42 + 45)
  }
}
