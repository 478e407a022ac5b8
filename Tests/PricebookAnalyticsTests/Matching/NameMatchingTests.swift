import PricebookModel
import PricebookParallel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite struct NameMatchingTests {
  private func proposals(_ book: Book) -> [AliasProposal] {
    guard let matching = NameMatching(of: book) else {
      Issue.record("the book has no names as written")
      return []
    }
    return matching.proposals
  }

  private func rows(_ book: Book) -> [String] {
    proposals(book).flatMap { proposal in
      proposal.rows.map { "\($0.written) → \(proposal.name)" }
    }
  }

  @Test("a book without names as written is refused")
  func noWritings() {
    var book = bookOfNames(["RUEBLI 1KG", "Rüebli"])
    book.names.itemWritings = nil
    #expect(NameMatching(of: book)?.proposals == nil)
  }

  private func rows(_ names: String...) -> [String] { rows(bookOfNames(names)) }

  @Test(
    "what tills do to names is seen through",
    arguments: [
      ("BIO POULETUNTERSCHENKE", "Bio Poulet-Unterschenkel"),
      ("ORG BNNAS", "Organic Bananas"),
      ("AEPFEL GALA", "Äpfel Gala"),
      ("WHL MLK GAL", "Whole Milk Gallon"),
      ("VOLLM. UHT 1L", "Vollmilch UHT 1 l"),
      ("LAIT DEMI ECR 1L", "Lait demi-écrémé 1 L"),
      ("COLA 6X330ML", "Cola 6 x 330 ml"),
      ("BUTTER 1LB", "Butter 16 oz"),
      ("MILK ORG 2%", "Organic 2% Milk"),
    ])
  func abbreviations(written: String, name: String) {
    #expect(rows(written, name) == ["\(written) → \(name)"])
  }

  @Test(
    "names that contradict each other are never brought together",
    arguments: [
      ("NUTELLA 450G", "Nutella 750 g"),
      ("VITTEL 6X1,5L", "Vittel 1.5 l"),
      ("EIER FREILAND 10ER", "Eier Freiland 6 Stück"),
      ("BANANAS", "Organic Bananas"),
      ("COLA ZERO 1L", "Cola 1 l"),
      ("MOZZARELLA", "Mozzarella light"),
      ("JOGH ERDBEER 180G", "Joghurt Himbeer 180 g"),
      ("MEHL TYPE 405", "Mehl Type 550"),
      ("QUARK 20%", "Quark 40%"),
      ("SALMON FILLET", "Smoked Salmon Fillet"),
      ("PAPRIKA ROT", "Paprika gelb"),
      ("KAFFEE ENTKOFF.", "Kaffee"),
      ("BUTTER", "Buttermilch"),
      ("AGUA CON GAS", "Agua sin gas"),
    ])
  func contradictions(written: String, name: String) {
    #expect(rows(written, name).isEmpty)
  }

  @Test("names without a letter, and none at all, are left alone", arguments: ["", "4011", "***"])
  func emptyNames(name: String) {
    #expect(rows(name, name + " ", "7 7").isEmpty)
  }

  @Test("a name that says no size is never a sure match of one that does")
  func oneSidedSize() throws {
    let found = proposals(bookOfNames(["RUEBLI 1KG", "Rüebli"]))
    let row = try #require(found.first?.rows.first)
    #expect(row.score < NameMatching.sureScore)
  }

  @Test("an abbreviation of two items is sure of neither")
  func ambiguous() {
    let book = bookOfNames(["CHKN BR", "Chicken Breast", "Chicken Broth"])
    for row in proposals(book).flatMap(\.rows) {
      #expect(row.score < NameMatching.sureScore)
    }
  }

  @Test("items with two barcodes are never brought together")
  func barcodes() {
    var book = bookOfNames(["ORG BNNAS", "Organic Bananas", "ORGANIC BANAN"])
    book.names.itemWritings?[0].barcode = "00000040111112"
    book.names.itemWritings?[1].barcode = "00000040111129"
    let found = rows(book)
    #expect(!found.contains("ORG BNNAS → Organic Bananas"))
    #expect(found.count <= 1)
  }

  @Test("a name of two items, told apart by barcodes, is left alone")
  func sharedName() {
    var book = bookOfNames(["Milk Choc (1)", "Milk Choc (2)", "MLK CHOC"])
    book.names.itemWritings = [
      ItemWriting(name: "Milk Choc", folded: "milk choc", item: 0, barcode: "1"),
      ItemWriting(name: "Milk Choc", folded: "milk choc", item: 1, barcode: "2"),
      ItemWriting(name: "MLK CHOC", folded: "mlk choc", item: 2),
    ]
    #expect(rows(book).isEmpty)
  }

  @Test("every spelling under a barcode gets a row")
  func spellings() {
    var book = bookOfNames(["ORG BNNAS", "Organic Bananas"])
    book.names.itemWritings?.append(
      ItemWriting(name: "BNNAS ORG", folded: "bnnas org", item: 0, barcode: "00000040111112"))
    #expect(
      rows(book) == ["BNNAS ORG → Organic Bananas", "ORG BNNAS → Organic Bananas"])
  }

  @Test("what an alias covers is no row, and its name stands")
  func aliases() {
    var book = bookOfNames(["ORG BNNAS", "ORGANIC BANANAS LOOSE KG", "Org. Bananas"])
    book.names.itemWritings?[2] = ItemWriting(
      name: "BAN 77", folded: "ban 77", item: 2, isAlias: true)
    let found = rows(book)
    #expect(found.contains("ORG BNNAS → Org. Bananas"))
    #expect(!found.contains { $0.hasPrefix("BAN 77") || $0.hasPrefix("Org. Bananas") })
  }

  @Test("two names that a person gave are never made one")
  func twoAliases() {
    var book = bookOfNames(["Organic Bananas", "ORGANIC BANANA"])
    for item in [0, 1] {
      book.names.itemWritings?[item] = ItemWriting(
        name: "TILL \(item)", folded: "till \(item)", item: ItemID(item), isAlias: true)
    }
    #expect(rows(book).isEmpty)
  }

  @Test("adjustments are left alone")
  func adjustments() {
    var book = bookOfNames(["BOTTLE DEPST", "Bottle deposit"])
    book.names.items[1].isAdjustment = true
    #expect(rows(book).isEmpty)
  }

  private func bought(_ names: [String]) -> MadeBook {
    var made = MadeBook(items: 0)
    made.book.names.items = IDTable(names.map { Item(name: $0) })
    made.book.names.itemWritings = bookOfNames(names).names.itemWritings
    return made
  }

  @Test("the group with most spending comes first")
  func order() {
    var made = bought(["ORG BNNAS", "Organic Bananas", "WHL MLK", "Whole Milk"])
    for (item, paid) in [20_000, 30_000, 10_000, 90_000].enumerated() {
      made.buy(ItemID(item), on: "2026-01-0\(item + 1)", paid: Int64(paid))
    }
    #expect(proposals(made.book).map(\.name) == ["Whole Milk", "Organic Bananas"])
    made.buy(0, on: "2026-02-01", paid: 900_000)
    #expect(proposals(made.book).map(\.name) == ["Organic Bananas", "Whole Milk"])
  }

  @Test("of two spellings about as long the one that is bought more often is the name")
  func target() {
    var made = bought(["Sour dough bread", "Sourdough bread"])
    made.buy(1, on: "2026-01-01", paid: 20_000)
    made.buy(1, on: "2026-01-02", paid: 20_000)
    made.buy(0, on: "2026-01-03", paid: 20_000)
    #expect(rows(made.book) == ["Sour dough bread → Sourdough bread"])
  }

  @Test("a category is that of items with the same head word, and of no other")
  func headWord() {
    let guesses = { (name: String) in
      var guesses = CategoryGuesses(
        items: [
          (name: "Vollmilch UHT", category: "Dairy"), (name: "Rye bread", category: "Bakery"),
        ],
        categories: ["Dairy", "Bakery"])
      return guesses.guess(name)?.category
    }
    #expect(guesses("SCHOKOLADE VOLLMILCH 100G") == nil)
    #expect(guesses("Bio Vollmilch 1 l") == "Dairy")
    #expect(guesses("White bread") == "Bakery")
  }

  @Test("names on one receipt are two items")
  func oneReceipt() {
    var made = bought(["ORG BNNAS", "Organic Bananas"])
    made.buy(0, on: "2026-01-01", paid: 20_000, receipt: 1)
    made.buy(1, on: "2026-01-02", paid: 20_000, receipt: 2)
    #expect(rows(made.book).count == 1)
    made.buy(1, on: "2026-01-01", paid: 20_000, receipt: 1)
    #expect(rows(made.book).isEmpty)
  }

  @Test("prices far apart make a match less sure")
  func prices() throws {
    func score(_ price: Int64) throws -> Int {
      var made = bought(["ORG BNNAS", "Organic Bananas"])
      made.buy(0, on: "2026-01-01", paid: 20_000)
      made.buy(1, on: "2026-01-02", paid: price)
      return try #require(proposals(made.book).first?.rows.first).score
    }
    #expect(try score(20_000) > score(50_000))
    #expect(try score(50_000) > score(90_000))
  }

  @Test("neither the order of names nor threads change anything", arguments: [1, 2, 3] as [UInt64])
  func permutation(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = try LabelledNames(.tuning).names.map(\.text)
    // Which number an item has depends on the order.
    func rows(_ book: Book) -> [String] {
      proposals(book).flatMap { proposal in
        proposal.rows.map { "\(proposal.name) < \($0.written) \($0.score)" }
      }
    }
    let expected = rows(bookOfNames(names))
    let shuffled = bookOfNames(names.shuffled(using: &generator))
    #expect(rows(shuffled) == expected)
    #expect(WorkerThreads.limited(to: 4) { rows(shuffled) } == expected)
  }

  @Test("names that share their words are compared within a budget, not all with all")
  func budget() {
    var words = WordTable()
    let names = (0..<4_000).map { index in
      NameWords("Milk chocolate \(index) \(letters(index))", words: &words)
    }
    let pairs = MatchCandidates(names).pairs()
    #expect(pairs.count <= names.count * 16)
  }

  private func letters(_ number: Int) -> String {
    String(String(number).compactMap { "abcdefghij".dropFirst($0.wholeNumberValue ?? 0).first })
  }

  @Test("random bytes and long names do not stop it", arguments: [1, 2, 3, 4] as [UInt64])
  func randomNames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aAeEößÄx×012345.,%/*?\\'\" ñ漢🍌kgL\u{0}\u{301}")
    let names = (0..<300).map { index in
      let count = index == 0 ? 5_000 : Int.random(in: 0..<24, using: &generator)
      return String((0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
    }
    let unique = Array(Set(names.map { $0.lowercased() })).sorted()
    for proposal in proposals(bookOfNames(unique)) {
      for row in proposal.rows { #expect((60...100).contains(row.score)) }
    }
  }
}
