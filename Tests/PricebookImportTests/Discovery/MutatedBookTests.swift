import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Books that were damaged at random")
struct MutatedBookTests {
  private static let files = [
    "receipts.csv": """
    receipt_id,date,time,store,item,category,quantity,unit,unit_price,discount,total,currency
    R1,2026-10-01,17:05,Lidl,"Milk, whole",Dairy,2,l,1.19,,2.38,EUR
    R1,2026-10-01,17:05,Lidl,Eggs,Dairy,1,each,2.99,0.50,2.49,EUR

    """,
    "budgets.csv": "month,category,amount\n2026-10,Dairy,100\n*,*,400\n",
    "aliases.csv": "kind,match,name,category\nitem,mlk*,Milk,Dairy\nstore,li?l,Lidl,\n",
    "week.csv": "item,quantity,unit\nmilk,2,l\n",
    "pricebook.json": #"{"currency":"EUR","timeZone":"Europe/Zurich","alertPercent":10}"#,
    "vault.json": GrockSample(
      items: [GrockSample.Item(id: "I1", name: "milk", prices: [("lidl", "1.15", "L")])],
      carts: [
        GrockSample.Cart(lines: [
          #"{"itemId":"I1","quantity":2,"isFulfilled":true,"actualStore":"Lidl","actualPrice":1.20}"#
        ])
      ]
    ).json(.backup),
  ]

  @Test(arguments: UInt64(1)...60)
  func `Damage is reported, accounted for, and never a trap`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder(Self.files)
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key })
    where Bool.random(using: &generator) {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(
            Array("\",;\n\r{}[]0-e".utf8).randomElement(using: &generator) ?? 0, at: place)
        case 3: bytes.removeSubrange(place...)
        default: bytes += bytes[place...]
        }
      }
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
    }
    let book = try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
    for source in book.sources { #expect(source.totals.isBalanced, "\(source.path)") }
    #expect(!book.diagnostics.contains { $0.code == .controlTotals })
    let end = book.names.items.endIndex
    #expect(book.lines.item.allSatisfy { $0 < end })
    #expect(book.vault.carts.flatMap(\.lines).allSatisfy { $0.item < end })
    #expect(book.baskets.flatMap(\.lines).allSatisfy { $0.item < end })
  }
}
