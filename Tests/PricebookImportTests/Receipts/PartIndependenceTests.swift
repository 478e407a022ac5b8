import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Nothing may depend on where parts end or how many threads there are.
@Suite struct PartIndependenceTests {
  /// Receipts with every kind of quirk, mostly good.
  private func file(_ count: Int, seed: UInt64, name: String = "receipts.csv") -> TestFile {
    var numbers = SeededGenerator(seed: seed)
    var lines: [String] = []
    for _ in 0..<count {
      let receipt = "R\(Int.random(in: 0..<max(1, count / 5), using: &numbers))"
      let day = ["2026-01-02", "2026-01-03", "02.01.2026"].randomElement(using: &numbers) ?? ""
      let store = ["Migros", "Coop", "\"Denner, Zürich\"", "  Lidl "].randomElement(using: &numbers)
      let item = [
        "Milk", "Bread", "\"Cheese \"\"old\"\"\"", "\"two\nlines\"", "Käse",
        "A very long name of an item",
      ].randomElement(using: &numbers)
      let cents = Int.random(in: -99...2_000, using: &numbers)
      let total = ExactDecimal(significand: Int128(cents), scale: 2).description
      switch Int.random(in: 0..<40, using: &numbers) {
      case 0: lines.append("")
      case 1: lines.append("\(receipt),\(day),broken")
      case 2: lines.append("\(receipt),\(day),a\"b,\(item ?? ""),,1,each,,,\(total),EUR")
      case 3: lines.append("\(receipt),2026-13-01,x,\(item ?? ""),,1,each,,,\(total),EUR")
      default:
        let unit = ["each", "kg", "Bund"].randomElement(using: &numbers) ?? ""
        let currency = ["EUR", "CHF", ""].randomElement(using: &numbers) ?? ""
        lines.append(
          "\(receipt),\(day),\(store ?? ""),\(item ?? ""),Food,\(cents % 4),\(unit),1.00,0,"
            + "\(total),\(currency)" + (cents % 3 == 0 ? "\r" : ""))
      }
    }
    return TestFile(lines: lines, name: name)
  }

  @Test("The same bytes come out at every block size and thread count", arguments: 1...3)
  func blockSizes(seed: Int) {
    let files = [file(300, seed: UInt64(seed)), file(100, seed: 99, name: "other.csv")]
    let expected = Reading(files, .parts(8 << 20))
    #expect(expected.lines.count > 250)
    #expect(expected.refusals.count > 5)
    for blockSize in [16, 17, 64, 1_000, 4_096] {
      for threads in [1, 3] {
        let found = Reading(files, .parts(blockSize), threads: threads)
        #expect(
          found.difference(from: expected) == nil,
          "seed \(seed), block size \(blockSize), \(threads) threads")
      }
    }
  }

  @Test("A receipt goes on as long as id, store, day and time are the same")
  func receiptNumbers() {
    let reading = Reading([
      TestFile(
        "2026-01-02,10:00,S,a,1", "2026-01-02,10:00,S,b,1", "2026-01-02,10:01,S,c,1",
        "2026-01-02,10:00,S,d,1", "2026-01-02,10:00,T,e,1", "2026-01-03,10:00,S,f,1",
        header: "date,time,store,item,total")
    ])
    #expect(reading.lines.map(\.receipt) == [0, 0, 1, 0, 2, 3])
  }

  @Test("Line numbers count quoted line breaks, blank lines and refused records")
  func lineNumbers() {
    let reading = Reading([
      TestFile(
        "2026-01-02,S,\"a\nb\",1", "", "2026-01-02,S,c,x", "2026-01-02,S,d,1",
        header: "date,store,item,total")
    ])
    #expect(reading.lines.map(\.line) == [2, 6])
    #expect(reading.refusals.map(\.line) == [5])
  }

  @Test(
    "The last record may end with the file, even in quotes",
    arguments: [
      "2026-01-02,S,a,1", "2026-01-02,S,a,\"1\"", "2026-01-02,S,a,1\r", "2026-01-02,S,a,\"1\"\r",
    ])
  func lastRecord(line: String) {
    var file = TestFile(header: "date,store,item,total")
    file.body = Array(line.utf8)
    #expect(Reading([file]).lines.map(\.paid) == [10_000])
  }
}
