import PricebookModel
import TestSupport
import Testing

@testable import PricebookPages
@testable import PricebookReport

/// Rows are written block by block; here that is compared with writing every row by itself.
struct RowFormatterTests {
  @Test("Rows are whole, whether they begin alike or not", arguments: [1, 2, 3, 4] as [UInt64])
  func names(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<40).map { String(repeating: "n", count: $0) + "\($0)" }
    let rows = (0..<1_200).map { _ in
      (0..<8).map { Int.random(in: 0..<($0 < 3 ? 2 : 40), using: &generator) }
    }
    let table = DataTable(
      name: "prefixes", rowCount: rows.count,
      columns: (0..<8).map { column in
        .name("c\(column)", of: rows, among: names) { $0[column] }
      })
    let written = String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
    let expected = rows.map { $0.map { names[$0] }.joined(separator: ",") + "\n" }
    #expect(written == (0..<8).map { "c\($0)" }.joined(separator: ",") + "\n" + expected.joined())
  }

  @Test("Rows that are all alike are as many as they should be")
  func equalRows() {
    let table = DataTable(
      name: "equal", rowCount: 700,
      columns: [
        .name("a", of: 0..<700, among: ["x", "a,b"]) { _ in 1 },
        .month("b", of: 0..<700) { _ in Month(year: 2026, month: 10) },
      ])
    let written = String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
    #expect(written == "a,b\n" + String(repeating: "\"a,b\",2026-10\n", count: 700))
  }

  @Test("A table without columns has empty lines")
  func noColumns() {
    let table = DataTable(name: "none", rowCount: 3, columns: [])
    #expect(CSVRenderer().bytes(of: table) == [10, 10, 10, 10])
  }

  @Test("Every month of four digits is written as it describes itself")
  func months() {
    let indexes = 0..<120_000
    let table = DataTable(
      name: "months", rowCount: indexes.count,
      columns: [.month("m", of: indexes) { Month(index: Int32($0)) }])
    let written = String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
    let expected = indexes.map { Month(index: Int32($0)).description + "\n" }.joined()
    #expect(written == "m\n" + expected)
  }

  @Test("Fractions are rounded half away from zero to four decimals")
  func fractions() {
    var generator = SeededGenerator(seed: 11)
    var numbers: [Double] = [
      0, -0.0, 0.00005, -0.00005, 0.000049999, 1e11, 4.5e11, 1e15, -1e15, 1e300, .nan, .infinity,
    ]
    for _ in 0..<5_000 { numbers.append(Double.random(in: -1_000...1_000, using: &generator)) }
    for number in numbers {
      let plain =
        Int64(exactly: (number * 10_000).rounded(.toNearestOrAwayFromZero)) ?? DataColumn.absent
      #expect((DataColumn.tenThousandths(number) ?? DataColumn.absent) == plain, "\(number)")
    }
    // Every second one is a tie, which a binary fraction may miss on either side.
    for halves in -20_000...20_000 {
      let away = (halves + halves.signum()) / 2
      #expect(DataColumn.tenThousandths(Double(halves) / 20_000) == Int64(away))
    }
  }

  @Test("Changes in percent are rounded as the ratio of the amounts is on paper")
  func ratios() throws {
    var generator = SeededGenerator(seed: 13)
    // 190.51 after 200.00 is −4.745 % exactly, which no binary fraction is.
    var pairs = [(now: 19_051, before: 20_000), (20_949, 20_000), (95_255, 100_000)]
    for _ in 0..<20_000 {
      let before = Int.random(in: 1...9_999_999, using: &generator)
      pairs.append((Int.random(in: 0...2 * before, using: &generator), before))
    }
    for _ in 0..<20_000 {
      // Differences of k/2 of the last digit are ties.
      let half = Int.random(in: -9_999...9_999, using: &generator)
      pairs.append(((200_000 + half) * 7, 200_000 * 7))
    }
    for (now, before) in pairs {
      let change = (Double(now) / Double(before) - 1) * 100
      for digits in [1, 2, 4] {
        let scale = Int128([1: 10, 2: 100, 4: 10_000][digits] ?? 1)
        let exact = (Int128(now - before) * 100 * scale).dividedRounding(by: Int128(before))
        #expect(Int128((change * Double(scale)).roundedOnPaper()) == exact, "\(now) \(before)")
      }
    }
  }

  @Test("Whole numbers on paper are those of rounding, with ties and limits")
  func wholeNumbers() {
    var generator = SeededGenerator(seed: 14)
    var numbers: [Double] = [0, -0.0, .nan, .infinity, -.infinity, 1e300, 0x1p40, 0x1p63, -0x1p63]
    for _ in 0..<5_000 {
      let half = Double(Int64.random(in: -1_000_000...1_000_000, using: &generator)) / 2
      numbers += [half, half.nextUp, half.nextDown, half * 1e9, half * 1e-9]
    }
    for number in numbers {
      #expect(number.wholeOnPaper == Int64(exactly: number.roundedOnPaper()), "\(number)")
    }
  }

  @Test("Quantities are rounded as the model rounds them")
  func quantities() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let bits = Int.random(in: 1...100, using: &generator)
      var count = Int128(Int64.random(in: 0...Int64.max, using: &generator)) << 37
      count >>= Int128(100 - bits)
      // Halves of a millionth are where roundings differ.
      let half = count / 5_000_000_000_000 * 5_000_000_000_000
      for number in [count, -count, half, half + 1, half - 1, -half] {
        let quantity = BaseQuantity(count: number)
        #expect(quantity.roundedMillionths == quantity.rounded.millionths, "\(number)")
      }
    }
  }
}
