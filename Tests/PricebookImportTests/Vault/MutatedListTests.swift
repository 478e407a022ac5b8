import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Exports of every app with bytes knocked out: read or refused, and always accounted for.
@Suite("Exports damaged at random")
struct MutatedListTests {
  static let samples = [
    #"""
    {"groceryItems":[{"id":"G1","productName":"Milk","brand":"B","isInShoppingList":true,"tags":["T1"],"updatedAt":799000000,
    "prices":[{"id":"P1","store":"S","price":2.49,"currency":"USD","lastUpdated":799000000.5,"location":{"id":"L1","name":"S"}},"P2"]}],
    "prices":[{"id":"P2","groceryItem":"G1","price":"1e2","location":"L1"}],"locations":[{"id":"L1","name":"S","experiences":[{"id":"E","rating":5}]}],
    "tags":[{"id":"T1","name":"T"}],"users":[{"username":"A","updates":12}],"experiences":[{"rating":4,"location":"L1"}]}
    """#,
    #"""
    [{"id":"A","name":"P","createdDate":799000000,"modifiedDate":"2026-05-09T08:13:20.500+0200","currencySymbol":"€",
    "items":[{"name":"Tea","quantity":300,"unit":"g","pricePerUnit":0.0166666666666666666666666666666666666667,"isChecked":true},{"name":"B","quantity":1e3}]}]
    """#,
    #"""
    [{"id":"M1","name":"Milk","quantity":2,"note":"blue","isBought":true,"createdAt":799000000,"modifiedAt":"2026-05-09T08:13:20.500+0200","isDeleted":false},
    {"id":"M2","name":"Soap","quantity":9999999,"isBought":false,"modifiedAt":1.8e12,"isDeleted":true}]
    """#,
  ]

  @Test(arguments: samples)
  func `Cut anywhere, an export is read without a trap and accounted for`(_ sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0..<bytes.count {
      let reading = VaultReading([String(decoding: bytes.prefix(length), as: UTF8.self)])
      #expect(reading.isBalanced)
    }
  }

  @Test(arguments: samples, [1, 2, 3] as [UInt64])
  func `With bytes changed, exports are read in any order alike`(sample: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let junk = Array("\"\\{}[]:,x019-.eE\n".utf8)
    for _ in 0..<50 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = junk[Int.random(in: junk.indices, using: &random)]
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      let forward = VaultReading([sample, damaged])
      let backward = VaultReading([damaged, sample])
      #expect(forward.isBalanced && backward.isBalanced, "\(damaged)")
      #expect(forward.summary == backward.summary, "\(damaged)")
      #expect(forward.vault.ratings == backward.vault.ratings, "\(damaged)")
      #expect(forward.vault.contributors == backward.vault.contributors, "\(damaged)")
      for cart in forward.vault.carts { #expect(CartTotals(cart).total >= .zero) }
    }
  }
}
