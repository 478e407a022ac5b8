import Foundation
import PricebookModel
import PricebookParallel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `CSV tables` {
  @Test("Names and texts come back as they went in, formulas behind an apostrophe")
  func roundTrip() {
    let names = HostileNames.all
    let table = DataTable(
      name: "names", rowCount: names.count,
      columns: [
        .name("id", of: names.indices, among: names) { $0 },
        .text("text", of: names) { $0 },
        .count("number", of: names.indices) { $0 - 3 },
      ])
    let records = CSVRecords.parse(CSVRenderer().bytes(of: table))
    #expect(records.first == ["id", "text", "number"], "the header")
    for (index, record) in records.dropFirst().enumerated() {
      let name = names[index]
      #expect(record[0] == record[1])
      #expect(
        record[0].unicodeScalars.elementsEqual(name.unicodeScalars) || record[0] == "'" + name)
      #expect(record[2] == "\(index - 3)")
    }
    #expect(records.count == names.count + 1)
  }

  @Test(
    "A text that a spreadsheet would run gets an apostrophe",
    arguments: [
      "=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r=1", "  =1", "\u{FEFF}=1", "\u{200B}@x", "＝1",
      "－1", "\u{A0}=1", "\u{0}=1", "\n=1", "\nx", "\rx",
    ])
  func formulasAreNeutralised(text: String) {
    var bytes: [UInt8] = []
    Escaping.appendCSV(text, to: &bytes)
    let cell = CSVRecords.parse(bytes + [0x0A]).first?.first ?? ""
    #expect(cell.unicodeScalars.first == "'")
    #expect(cell.filter { $0 != "'" }.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "A formula behind what some spreadsheet takes for the end of a cell gets an apostrophe",
    arguments: [
      ("Milk;=1+1", "Milk;'=1+1"), ("Milk\t@x", "Milk\t'@x"), ("Milk\n-1", "Milk\n'-1"),
      ("Milk\r\n+1", "Milk\r\n'+1"), ("a; \u{A0}=1;b;-2", "a;' \u{A0}=1;b;'-2"),
      ("a;\"=1", "a;'\"=1"), ("a;;\t=1", "a;;\t'=1"), ("a;＝1", "a;'＝1"), ("=1;=2", "'=1;'=2"),
    ])
  func piecesAreNeutralised(text: String, expected: String) {
    var bytes: [UInt8] = []
    Escaping.appendCSV(text, to: &bytes)
    let cell = CSVRecords.parse(bytes + [0x0A]).first?.first ?? ""
    #expect(cell.unicodeScalars.elementsEqual(expected.unicodeScalars))
    bytes = []
    Escaping.appendCSV(text, neutralisesFormulas: false, to: &bytes)
    #expect(CSVRecords.parse(bytes + [0x0A]).first?.first == text)
  }

  @Test(
    "Ordinary texts are left alone",
    arguments: ["Milk", "A=B", "5-10", "'t Hof", "Ä", "1", "a;b=c", "Milk; 2 l"])
  func ordinaryTextsAreKept(text: String) {
    var bytes: [UInt8] = []
    Escaping.appendCSV(text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(
    "Numbers keep their sign and all their decimals",
    arguments: [
      (0, 2, "0.00"), (-5, 2, "-0.05"), (12_345, 4, "1.2345"), (-12_345, 0, "-12345"),
      (Int64.max, 2, "92233720368547758.07"), (Int64.min + 1, 4, "-922337203685477.5807"),
      (7, 18, "0.000000000000000007"), (-1, 6, "-0.000001"),
    ] as [(Int64, Int, String)])
  func decimalsAreExact(number: Int64, digits: Int, written: String) {
    #expect(RowCursor.lines(of: [number], digits: digits) == [written])
  }

  @Test(
    "Quantities drop trailing zeros",
    arguments: [(1_500_000, "1.5"), (-2_000_000, "-2"), (1, "0.000001"), (0, "0")]
      as [(Int64, String)])
  func quantitiesAreShort(millionths: Int64, written: String) {
    let table = DataTable(
      name: "quantities", rowCount: 1,
      columns: [.quantity("x", of: 0..<1, millionths: { _ in millionths })])
    #expect(text(of: table) == "x\n\(written)\n")
  }

  @Test("Money has the decimals of its currency")
  func moneyFollowsCurrency() {
    let digits = [2, 0, 3]
    let table = DataTable(
      name: "money", rowCount: 3,
      columns: [.money("x", of: digits, decimals: { $0 }) { _ in Amount(units: -12) }])
    #expect(text(of: table) == "x\n-12.00\n-12\n-12.000\n")
  }

  @Test("What is absent is an empty field")
  func absentIsEmpty() {
    let row = 0..<1
    let table = DataTable(
      name: "absent", rowCount: 1,
      columns: [
        .count("a", of: row) { _ in nil }, .price("b", of: row) { _ in nil },
        .month("c", of: row) { _ in nil }, .date("d", of: row) { _ in nil },
        .name("e", of: row, among: ["x"]) { _ in DataColumn.absentName },
        .quantity("f", of: row) { _ in nil }, .flag("g", of: row) { _ in nil },
        .money("h", of: row, decimals: { _ in 2 }) { _ in nil },
        .money("i", of: row, decimals: 2) { _ in nil }, .fraction("j", of: row) { _ in nil },
        .exactDecimal("k", of: row) { _ in nil },
        .decimal("l", of: row, digits: { _ in 2 }) { _ in nil },
        .text("m", of: row, among: ["x"]) { _ in DataColumn.absentName },
      ])
    #expect(text(of: table) == "a,b,c,d,e,f,g,h,i,j,k,l,m\n,,,,,,,,,,,,\n")
  }

  @Test("Exact numbers keep their digits, short and long ones", arguments: [19, 20, 39])
  func exactNumbers(widest: Int) {
    var numbers: [ExactDecimal?] = [nil]
    for scale in UInt8(0)...38 {
      var significand: Int128 = 9
      for _ in 1..<widest {
        numbers += [significand, -significand].map { ExactDecimal(significand: $0, scale: scale) }
        let next = significand.multipliedReportingOverflow(by: 10)
        significand = next.overflow ? .max : next.partialValue / 10 * 10 + Int128(scale % 10)
      }
      numbers.append(ExactDecimal(significand: 0, scale: scale))
    }
    let table = DataTable(
      name: "exact", rowCount: numbers.count,
      columns: [.exactDecimal("x", of: numbers) { $0 }, .count("y", of: numbers) { _ in 1 }])
    let expected = numbers.map { "\($0?.description ?? ""),1\n" }.joined()
    #expect(text(of: table) == "x,y\n" + expected)
  }

  @Test("Months and days are written as ISO 8601 has them")
  func timesAreISO() throws {
    let date = try #require(CalendarDate(year: 987, month: 2, day: 3))
    let table = DataTable(
      name: "times", rowCount: 1,
      columns: [.month("a", of: [date]) { $0.month }, .date("b", of: [date]) { $0 }])
    #expect(text(of: table) == "a,b\n0987-02,0987-02-03\n")
  }

  @Test("A table without rows is its header")
  func emptyTableHasHeader() {
    let table = DataTable(name: "empty", rowCount: 0, columns: [.text("a", of: 0..<0) { _ in "" }])
    #expect(text(of: table) == "a\n")
  }

  @Test(
    "The bytes do not depend on threads or chunk size",
    arguments: [(1, 1), (2, 7), (3, 64), (4, 1_000), (8, 999), (2, 5_000)])
  func parallelEqualsSerial(threads: Int, rows: Int) {
    let names = HostileNames.all
    let table = DataTable(
      name: "mixed", rowCount: 1_000,
      columns: [
        .name("a", of: 0..<1_000, among: names) { $0 % names.count },
        .price("b", of: 0..<1_000) { Amount(tenThousandths: Int64($0) * 7_919 - 3_000_000) },
        .text("c", of: 0..<1_000) { "row \($0)" },
      ])
    var written: [UInt8] = []
    WorkerThreads.limited(to: threads) {
      CSVRenderer(rowsPerChunk: rows).write(table) { span in
        for index in span.indices { written.append(span[index]) }
      }
    }
    #expect(written == CSVRenderer().bytes(of: table))
  }

  @Test("An error of the sink ends the writing", arguments: [1, 4])
  func sinkErrorsStop(threads: Int) {
    struct Full: Error {}
    let table = DataTable(
      name: "long", rowCount: 1_000, columns: [.count("a", of: 0..<1_000) { $0 }])
    var calls = 0
    #expect(throws: Full.self) {
      try WorkerThreads.limited(to: threads) {
        try CSVRenderer(rowsPerChunk: 10).write(table) { _ in
          calls += 1
          // Other threads have their chunks ready meanwhile.
          if calls == 5 {
            Thread.sleep(forTimeInterval: 0.05)
            throw Full()
          }
        }
      }
    }
    #expect(calls == 5)
  }

  private func text(of table: DataTable) -> String {
    String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
  }
}

/// A slow, obvious reader of RFC 4180, to read back what was written.
enum CSVRecords {
  static func parse(_ bytes: [UInt8]) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\"") where isQuoted && index + 1 < bytes.count && bytes[index + 1] == byte:
        field.append(byte)
        index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        record.append(String(decoding: field, as: UTF8.self))
        field = []
      case 0x0A where !isQuoted:
        records.append(record + [String(decoding: field, as: UTF8.self)])
        record = []
        field = []
      default: field.append(byte)
      }
      index += 1
    }
    return records
  }
}
