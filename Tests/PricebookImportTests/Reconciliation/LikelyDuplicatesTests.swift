import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite struct LikelyDuplicatesTests {
  private static let header = "receipt_id,date,store,item,total,currency"

  private func file(_ name: String, _ lines: String...) -> TestFile {
    TestFile(lines: lines, header: Self.header, name: name)
  }

  private static let milk = "R1,2026-01-02,S,Milk,1.50,EUR"
  private static let bread = "R1,2026-01-02,S,Bread,2.50,EUR"

  @Test("A receipt that two files have with other texts is said with both places, and counts twice")
  func otherTexts() {
    let reading = Reading([
      file("a.csv", Self.milk, Self.bread),
      file(
        "b.csv", "X,2026-01-03,S,Eggs,3,EUR", "K9,2026-01-02,S,BRD,2.50,EUR",
        "K9,2026-01-02,S,MLK,1.50,EUR"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    let warning = reading.book.diagnostics.first
    #expect(warning?.file == "b.csv")
    #expect(warning?.line == 3)
    #expect(warning?.message.contains("the one at a.csv:2, with other texts") == true)
    #expect(reading.lines.count == 5)
    #expect(reading.book.sources.allSatisfy { $0.totals.isBalanced && $0.totals.duplicates == 0 })
  }

  @Test("A receipt is compared with each of another file that has its amounts")
  func severalAlike() {
    let header = "receipt_id,date,time,store,item,total"
    let reading = Reading([
      TestFile(
        lines: [",2026-01-02,10:00,S,Milk,1.50", ",2026-01-02,12:00,S,Milk,1.50"], header: header,
        name: "a.csv"),
      TestFile(lines: ["R7,2026-01-02,12:00,S,Milk,1.50"], header: header, name: "b.csv"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    #expect(reading.book.diagnostics.first?.message.contains("at a.csv:3") == true)
  }

  @Test(
    "A receipt typed by hand is named where its store differs by a location or a suffix alone",
    arguments: [
      ("Migros", "Migros Bern", true), ("Migros AG", "MIGROS, Basel", true),
      ("Migros", "Coop Bern", false), ("A1 Shop", "A2 Shop", false),
    ])
  func otherStoreNames(store: String, other: String, isNamed: Bool) {
    let header = "date,store,item,total"
    func file(_ name: String, _ store: String, _ items: [String]) -> TestFile {
      TestFile(
        lines: zip(items, ["1.50", "2.50"]).map { "2026-01-02,\"\(store)\",\($0),\($1)" },
        header: header, name: name)
    }
    let typed = Reading([
      file("a.csv", store, ["Milk", "Bread"]), file("b.csv", other, ["MLK", "BRD"]),
    ])
    #expect(typed.warnings == (isNamed ? [.likelyDuplicate] : []))
    let same = Reading([
      file("a.csv", store, ["Milk", "Bread"]), file("b.csv", other, ["Milk", "Bread"]),
    ])
    #expect(same.warnings == (isNamed ? [.likelyDuplicate] : []))
    if isNamed {
      #expect(
        same.book.diagnostics.first?.message.contains("only the name of the store differs") == true)
    }
    // One amount of one day is often the same at two shops of a chain.
    let single = Reading([file("a.csv", store, ["Milk"]), file("b.csv", other, ["MLK"])])
    #expect(single.warnings.isEmpty)
    #expect(same.lines.count == 4)
  }

  @Test(
    "A receipt without a number is the same one where half of the shorter one's lines are equal",
    arguments: [(["Oil,4.00", "Jam,2.20", "Tea,3.30"], true), (["Oil,4.00"], true), ([], false)])
  func corrected(more: [String], isSame: Bool) {
    func file(_ name: String, _ lines: [String]) -> TestFile {
      TestFile(
        lines: lines.map { "2026-01-02,S,\($0)" }, header: "date,store,item,total", name: name)
    }
    // Two lines of which one is equal; or three of which one is.
    let first = ["Milk,1.19", "Rye,3.10"] + (isSame ? [] : ["Eggs,2.90"])
    let other = ["Milk,1.29", "Rye,3.10"] + (isSame ? more : ["Ham,5.00", "Salt,0.70"])
    let warnings = Reading([file("a.csv", first), file("b.csv", other)]).warnings
    #expect(warnings.contains(.receiptDiffers) == isSame)
  }

  @Test("Receipts without ids differ by their files")
  func withoutIDs() {
    let header = "date,store,item,total"
    let reading = Reading([
      TestFile(
        lines: ["2026-01-02,S,Milk,1.50", "2026-01-02,S,Bread,2.50"], header: header, name: "a.csv"),
      TestFile(
        lines: ["2026-01-02,S,MLK,1.50", "2026-01-02,S,BRD,2.50"], header: header, name: "b.csv"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
  }

  @Test(
    "A receipt with the same items is named if only one file has its time, number, currency or units",
    arguments: [
      ("time", "18:22", "", "the time differs"),
      ("receipt_id", "17", "", "the receipt number differs"),
      ("currency", "EUR", "", "the currency differs"), ("unit", "l", "kg", "the units differ"),
      ("quantity", "2", "3", "the quantities differ"),
      ("time", "18:22", "18:22:41", "the time differs"),
    ])
  func otherDetails(column: String, value: String, other: String, difference: String) {
    let header = "date,store,item,total,\(column)"
    func file(_ name: String, _ value: String) -> TestFile {
      TestFile(
        lines: ["2026-01-02,S,Milk,1.50,\(value)", "2026-01-02,S,Bread,2.50,\(value)"],
        header: header, name: name)
    }
    let reading = Reading([file("a.csv", value), file("b.csv", other)])
    #expect(reading.warnings == [.likelyDuplicate])
    let message = reading.book.diagnostics.first?.message ?? ""
    #expect(
      message.contains("and all amounts of the one at a.csv:2, and only \(difference);"),
      "\(message)")
    #expect(reading.lines.count == 4)
  }

  @Test(
    "The same items at two times, or with two receipt numbers and no time, are two purchases",
    arguments: [("time", "18:22", "18:40"), ("receipt_id", "17", "18")])
  func twoPurchases(column: String, value: String, other: String) {
    let header = "date,store,item,total,\(column)"
    let files = [("a.csv", value), ("b.csv", other)].map { name, value in
      TestFile(lines: ["2026-01-02,S,Milk,1.50,\(value)"], header: header, name: name)
    }
    #expect(Reading(files).warnings.isEmpty)
    let twice = TestFile(
      lines: ["2026-01-02,S,Milk,1.50,18:22", "2026-01-02,S,Milk,1.50,"],
      header: "date,store,item,total,time",
      name: "a.csv")
    #expect(Reading([twice]).warnings.isEmpty)
  }

  @Test("Equal lines that are kept from several files by turns are no likely duplicates")
  func keptByTurns() {
    let header = "date,store,item,total,category"
    let lines = [
      ["2026-01-02,S,Milk,1.50,Dairy", "2026-01-02,S,Bread,2.50,"],
      ["2026-01-02,S,Milk,1.50,", "2026-01-02,S,Bread,2.50,Bakery"],
    ]
    let reading = Reading(
      zip(["a.csv", "b.csv"], lines).map { TestFile(lines: $1, header: header, name: $0) })
    #expect(Set(reading.warnings) == [.duplicateLines])
    #expect(reading.lines.count == 2)
  }

  @Test("Several receipts of two files make one warning at the first")
  func several() {
    let reading = Reading([
      file("a.csv", Self.milk, "R2,2026-01-05,S,Milk,1.70,EUR"),
      file("b.csv", "K2,2026-01-05,S,MLK,1.70,EUR", "K1,2026-01-02,S,MLK,1.50,EUR"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    let message = reading.book.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("2 receipts from here on have"), "\(message)")
    #expect(message.contains("a.csv:3"), "\(message)")
  }

  @Test("A receipt of which the files share a part is found by all of its lines")
  func partlyEqual() {
    let reading = Reading([
      file("a.csv", Self.milk, Self.bread),
      file("b.csv", Self.milk, "R1,2026-01-02,S,BRD,2.50,EUR"),
    ])
    #expect(Set(reading.warnings) == [.duplicateLines, .likelyDuplicate])
  }

  @Test(
    "What differs in the store, the day, an amount, the currency or the number of lines is another purchase",
    arguments: [
      "K1,2026-01-02,T,MLK,1.50,EUR", "K1,2026-01-03,S,MLK,1.50,EUR",
      "K1,2026-01-02,S,MLK,1.51,EUR",
      "K1,2026-01-02,S,MLK,1.50,CHF",
    ])
  func different(line: String) {
    #expect(Reading([file("a.csv", Self.milk), file("b.csv", line)]).warnings.isEmpty)
    #expect(
      Reading([file("a.csv", Self.milk, Self.bread), file("b.csv", "K1,2026-01-02,S,MLK,1.50,EUR")])
        .warnings.isEmpty)
  }

  @Test("The same receipt twice is a duplicate and no likely one")
  func sameTexts() {
    #expect(
      Reading([file("a.csv", Self.milk), file("b.csv", Self.milk)]).warnings == [.duplicateLines])
  }

  /// Lines of one receipt, with the amounts in the order that they are given.
  private static func lines(
    _ amounts: [String], id: String = "", store: String = "S", item: String = "Item"
  ) -> [String] {
    amounts.map { "\(id),2026-01-02,\(store),\(item) \($0),\($0),EUR" }
  }

  private static let three = ["1.50", "2.75", "3.10"]
  private static let five = three + ["0.89", "12.40"]

  /// What is said of one file with these lines.
  private func warnings(_ lines: [String]) -> [Diagnostic.Code] {
    Reading([TestFile(lines: lines, header: Self.header, name: "a.csv")]).warnings
  }

  @Test("A whole receipt that one file has twice is said with both places, and counts twice")
  func twiceInOneFile() {
    let other = "Q,2026-01-04,T,Figs,4.00,EUR"
    let lines = Self.lines(Self.three)
    let reading = Reading([
      TestFile(lines: lines + [other] + lines, header: Self.header, name: "a.csv")
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    let message = reading.book.diagnostics.first?.message ?? ""
    #expect(
      message.contains(
        "this receipt has the store, the day, the items and all amounts of the one at a.csv:2; if it is "
          + "the same, leave one of them out, because both count"), "\(message)")
    #expect(reading.book.diagnostics.first?.line == 6)
    #expect(reading.lines.count == 7)
    let found = reading.book.repeatedReceipts
    #expect(found.map(\.line.number) == [6])
    #expect(found.map(\.other.number) == [2])
    #expect(found.map(\.line.paid) == [Amount(tenThousandths: 73_500)])
  }

  @Test("In one file, items with other names and other receipt numbers are found, too")
  func twiceWithOtherTexts() {
    #expect(
      warnings(
        Self.lines(Self.three, id: "R1")
          + Self.lines(Self.three.reversed(), id: "R2", item: "ART"))
        == [.likelyDuplicate])
    #expect(
      warnings(Self.lines(Self.three) + Self.lines(Self.three, item: "ART")) == [.likelyDuplicate])
  }

  @Test(
    "What is bought twice a day is no copy: fewer than three amounts, pieces on lines of their own",
    arguments: [
      ["2.80", "2.80"], ["2.80", "1.95", "2.80", "1.95"],
      ["2.80", "2.80", "1.95", "2.80", "2.80", "1.95"],
      ["1.50", "1.50", "2.75", "2.75", "3.10", "3.10"], ["1.50", "2.75", "3.10", "1.50", "2.75"],
    ])
  func boughtTwice(amounts: [String]) {
    #expect(warnings(Self.lines(amounts)).isEmpty)
  }

  @Test(
    "Two numbers are two purchases, but not with five amounts that are all the same",
    arguments: [(three, false), (five, true)])
  func twoNumbers(amounts: [String], isFound: Bool) {
    let lines = Self.lines(amounts, id: "R1") + Self.lines(amounts, id: "R2")
    #expect(warnings(lines) == (isFound ? [.likelyDuplicate] : []))
  }

  @Test("Two times are two purchases, however many amounts there are")
  func twoTimes() {
    let header = "date,time,store,item,total"
    let lines = ["10:00", "18:30"].flatMap { time in
      Self.five.map { "2026-01-02,\(time),S,Item \($0),\($0)" }
    }
    #expect(Reading([TestFile(lines: lines, header: header)]).warnings.isEmpty)
  }

  @Test(
    "Five amounts of one day are one purchase, whatever the store is called; three are not",
    arguments: [(three, false), (five, true)])
  func storesWithOtherNames(amounts: [String], isFound: Bool) {
    let reading = Reading([
      TestFile(lines: Self.lines(amounts, store: "Corner"), header: Self.header, name: "a.csv"),
      TestFile(
        lines: Self.lines(amounts, store: "SHOP 12", item: "ART"), header: Self.header,
        name: "b.csv"),
    ])
    #expect(reading.warnings == (isFound ? [.likelyDuplicate] : []))
    #expect(reading.book.repeatedReceipts.count == (isFound ? 1 : 0))
  }

  @Test("One amount in two files is a warning, but hardly a receipt that counts twice")
  func oneAmount() {
    let reading = Reading([
      file("a.csv", Self.milk), file("b.csv", "K1,2026-01-02,S,MLK,1.50,EUR"),
    ])
    #expect(reading.warnings == [.likelyDuplicate])
    #expect(reading.book.repeatedReceipts.isEmpty)
  }

  @Test("What counts once as lines of two files is not said again")
  func countedOnce() {
    let lines = Self.lines(Self.five)
    let reading = Reading(
      ["a.csv", "b.csv"].map { TestFile(lines: lines, header: Self.header, name: $0) })
    #expect(reading.warnings == [.duplicateLines])
    #expect(reading.book.repeatedReceipts.isEmpty)
  }
}
