import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What a receipt line must have, and what it comes to.
@Suite struct ReceiptRulesTests {
  private func reading(_ line: String) -> Reading {
    Reading([TestFile(line)])
  }

  @Test(
    "A record that cannot be used is refused with its code and its text",
    arguments: [
      (",,S,a,c,1,each,1,0,1,EUR", .missingDate),
      (",2026-01-02,,a,c,1,each,1,0,1,EUR", .missingStore),
      (",2026-01-02,S, ,c,1,each,1,0,1,EUR", .missingItem),
      (",2026-01-02,S,a,c,1,each,,0,,EUR", .missingAmount),
      (",2026-02-29,S,a,c,1,each,1,0,1,EUR", .malformedDate),
      (",02/01/2026,S,a,c,1,each,1,0,1,EUR", .malformedDate),
      (",2026-1-2T,S,a,c,1,each,1,0,1,EUR", .malformedDate),
      (",2026-01-02,S,a,c,one,each,1,0,1,EUR", .malformedNumber),
      (",2026-01-02,S,a,c,1,each,1.2.3,0,1,EUR", .malformedNumber),
      (",2026-01-02,S,a,c,1,each,1,--1,1,EUR", .malformedNumber),
      (",2026-01-02,S,a,c,1,each,1,0,€1€,EUR", .malformedNumber),
      (",2026-01-02,S,a,c,1,each,1,0,\"1,5\",EUR", .malformedNumber),
      (",2026-01-02,S,a,c,1,each,1,0,0x10,EUR", .malformedNumber),
      (",2026-01-02,S,a,c,10000000.000001,each,0,0,1,EUR", .quantityOutOfRange),
      (",2026-01-02,S,a,c,-10000001,each,0,0,1,EUR", .quantityOutOfRange),
      (",2026-01-02,S,a,c,1,each,0,0,999999999999999999,EUR", .amountOverflow),
      (",2026-01-02,S,a,c,1,each,1e30,0,,EUR", .amountOverflow),
      // A discount from a price of more than 38 digits is not computed.
      (
        ",2026-01-02,S,a,c,300,g,0.01666666666666666666666666666666666667,6,,EUR", .amountOverflow
      ),
      (",2026-01-02,S,a,c,1,each,1,0,1", .fieldCount),
      (",2026-01-02,S,\"a\"b,c,1,each,1,0,1,EUR", .strayQuote),
      (",2026-01-02,S,a\u{0}b,c,1,each,1,0,1,EUR", .nulByte),
    ] as [(String, Diagnostic.Code)])
  func refused(line: String, code: Diagnostic.Code) {
    let reading = reading(line)
    #expect(reading.refusals == [Reading.Refusal(source: 0, line: 2, code: code, text: line)])
    #expect(reading.lines.isEmpty)
    #expect(reading.book.diagnostics.map(\.code) == [code])
    #expect(reading.book.sources[0].totals.isBalanced)
    #expect(reading.book.names.stores.isEmpty)
  }

  @Test("Invalid UTF-8 is refused at its place")
  func invalidUTF8() {
    var file = TestFile()
    file.body = Array(",2026-01-02,S,caf".utf8) + [0xE9] + Array(",c,1,each,1,0,1,EUR\n".utf8)
    let reading = Reading([file])
    #expect(reading.refusals.map(\.code) == [.invalidUTF8])
    #expect(reading.book.diagnostics.map(\.column) == [18])
  }

  @Test("Malformed times are refused", arguments: ["24:00", "7", "12:60", "12:3", "noon", "1:2:3"])
  func malformedTime(time: String) {
    let file = TestFile(
      "2026-01-02,\(time),S,a,1", header: "date,time,store,item,total")
    #expect(Reading([file]).refusals.map(\.code) == [.malformedTime])
  }

  @Test(
    "What is paid is the total, else price times quantity less discount",
    arguments: [
      ("1,each,1,0,1.25,EUR", 12_500),
      ("2,each,1.25,0.50,,EUR", 20_000),
      (",,1.25,,,EUR", 12_500),
      ("-1,each,1.25,,,EUR", -12_500),
      ("3,each,0.335,,,EUR", 10_100),
      ("1,each,0.005,,,EUR", 100),
      ("1,each,-0.005,,,EUR", -100),
      ("1,each,0.0049999999999999999999,,,EUR", 0),
      ("300,g,0.01666666666666666666666666666666666667,,,EUR", 50_000),
      ("300,g,0.016666666666666667,,,EUR", 50_000),
      ("0.3333333,kg,3,,,EUR", 10_000),
      ("1,each,,,1.005,EUR", 10_100),
      ("1,each,,,1.5,JPY", 20_000),
      ("1,each,,,1.2345,KWD", 12_350),
      ("1,each,,,1e2,EUR", 1_000_000),
      ("1,each,,, +1.25 ,EUR", 12_500),
      ("1,each,,,\"1.25\",EUR", 12_500),
    ])
  func paid(fields: String, expected: Int64) {
    #expect(reading(",2026-01-02,S,a,c,\(fields)").lines.map(\.paid) == [expected])
  }

  @Test("Amounts agree with exact arithmetic on random numbers", arguments: 1...40)
  func randomAmounts(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    func number(_ digits: Int, _ decimals: Int) -> ExactDecimal {
      let bound = Int64(powerOfTen(Int.random(in: 1...digits, using: &numbers)))
      return ExactDecimal(
        significand: Int128(Int64.random(in: -bound...bound, using: &numbers)),
        scale: UInt8(Int.random(in: 0...decimals, using: &numbers)))
    }
    for _ in 0..<50 {
      let (price, quantity) = (number(9, 6), number(5, 5))
      var discount = number(6, 4)
      // Everything in 10⁻¹¹, where a cent is 10⁹.
      let scale = 11
      let product =
        price.significand * quantity.significand
        * powerOfTen(scale - Int(price.scale) - Int(quantity.scale))
      // A discount is at most the price that it is taken from, and none where it would add to it.
      let taken = discount.significand * powerOfTen(scale - Int(discount.scale))
      if taken.signum() != product.signum() || taken.magnitude > product.magnitude {
        discount = .zero
      }
      let line = ",2026-01-02,S,a,c,\(quantity),each,\(price),\(discount),,EUR"
      let exact = product - discount.significand * powerOfTen(scale - Int(discount.scale))
      let half: Int128 = exact < 0 ? -500_000_000 : 500_000_000
      let cents = Int64((exact + half) / 1_000_000_000)
      #expect(reading(line).lines.map(\.paid) == [cents * 100], "seed \(seed): \(line)")
    }
  }

  @Test(
    "A total that the other numbers contradict stands, with a warning",
    arguments: [
      ("2,each,1.00,0,2.02", true), ("2,each,1.00,0,2.01", false), ("2,each,1.00,0.5,1.5", false),
      ("2,each,1.00,0.5,2", true), (",each,1.00,0,5", false), ("1,each,1.00,,1.0149", false),
      ("1,each,0.016666666666666666666,,1", true),
    ])
  func totalMismatch(fields: String, isWarned: Bool) {
    let reading = reading(",2026-01-02,S,a,c,\(fields),EUR")
    #expect(reading.warnings == (isWarned ? [.totalMismatch] : []))
    #expect(reading.lines.count == 1)
  }

  /// The reading of one line with these fields between the store and the item's name.
  private func reading(_ fields: String, header: String) -> Reading {
    Reading([TestFile("S;a;\(fields)", header: "store;item;\(header)")])
  }

  @Test(
    "Digits are grouped by threes, or as in India by commas",
    arguments: [
      ("1,234.5", 12_345_000), ("12,34,567", 12_345_670_000), ("1 234", 12_340_000),
      ("1'234'567", 12_345_670_000),
    ])
  func grouped(written: String, expected: Int64) {
    let reading = reading("2026-01-02;\(written)", header: "date;total")
    #expect(reading.lines.map(\.paid) == [expected])
  }

  @Test(
    "A number whose digits are grouped in any other way is refused",
    arguments: ["0,123", "123,45,678", "1,23,4567", "12 34 567", "1,234 567", "1234,567"])
  func badGroups(written: String) {
    let reading = reading("2026-01-02;\(written)", header: "date;total")
    #expect(reading.refusals.map(\.code) == [.malformedNumber])
  }

  @Test("A total that says there is none is empty", arguments: ["not applicable", "N/A", "–", "-"])
  func absentTotal(written: String) {
    let reading = reading("2026-01-02;1.25;\(written)", header: "date;unit_price;total")
    #expect(reading.lines.map(\.paid) == [12_500])
  }

  @Test("Decimal commas are read where the file has them")
  func decimalComma() {
    var file = TestFile(
      "2026-01-02;S;a;1,25", "2026-01-02;S;a;1.25", header: "date;store;item;total")
    file.decimalMark = UInt8(ascii: ",")
    let reading = Reading([file])
    #expect(reading.lines.map(\.paid) == [12_500])
    #expect(reading.refusals.map(\.code) == [.malformedNumber])
  }

  @Test("Refunds, free items and adjustments count in spending and never as prices")
  func prices() {
    let reading = Reading(
      [
        TestFile(
          ",2026-01-02,S,a,,1,each,,,1,EUR", ",2026-01-02,S,a,,-1,each,,,-1,EUR",
          ",2026-01-02,S,a,,1,each,,,0,EUR", ",2026-01-02,S,a,,0,each,,,1,EUR",
          ",2026-01-02,S,Pfand,,1,each,,,0.25,EUR")
      ],
      names: NamesAsWritten(adjustments: ["Pfand"]))
    #expect(reading.lines.map(\.isPrice) == [true, false, false, false, false])
    #expect(reading.book.lines.uses.allSatisfy { $0.contains(.spending) })
  }

  @Test("The line that takes the sum beyond what can be added up is refused")
  func sumOverflow() {
    let half = "57000000000000"
    let reading = Reading([
      TestFile(
        ",2026-01-02,S,a,,1,each,,,\(half),EUR", ",2026-01-02,S,b,,1,each,,,-\(half),EUR",
        ",2026-01-02,S,c,,1,each,,,\(half),EUR", ",2026-01-02,S,d,,1,each,,,1,EUR",
        ",2026-01-02,S,e,,1,each,,,\(half),CHF")
    ])
    #expect(reading.lines.map(\.item) == ["a", "b", "d", "e"])
    #expect(reading.refusals.map(\.code) == [.amountOverflow])
    #expect(reading.refusals.map(\.line) == [4])
    #expect(reading.refusals.map(\.text) == [",2026-01-02,S,c,,1,each,,,\(half),EUR"])
    #expect(reading.book.sources[0].totals.isBalanced)
  }

  @Test("Problems beyond the limit are counted and said")
  func problemLimit() {
    var options = ReceiptReader.Options.parts(20)
    options.keptProblemLimit = 3
    let reading = Reading(
      [TestFile(lines: Array(repeating: "x,S,a,1", count: 10), header: "date,store,item,total")],
      options)
    #expect(reading.refusals.count == 3)
    #expect(reading.warnings == [.problemsNotListed])
    #expect(reading.book.sources[0].totals.rejected == 10)
  }

  @Test("A barcode travels with its item and keeps namesakes apart")
  func barcodes() {
    let file = TestFile(
      "2026-01-02,S,Milk,761,1", "2026-01-02,S,Milk,,1", "2026-01-02,S,Milk,762,1",
      "2026-01-02,S,Milk,761,2", header: "date,store,item,barcode,total"
    )
    let raw = ReceiptReader().read([file.receiptFile(source: 0)])
    #expect(
      raw.texts.items == [
        ItemText(name: "Milk", barcode: "761"), ItemText(name: "Milk"),
        ItemText(name: "Milk", barcode: "762"),
      ])
  }

  @Test("Records are kept as written where an export wants them")
  func written() {
    var options = ReceiptReader.Options()
    options.keepsWritten = true
    let reading = Reading(
      [TestFile("R1,2026-01-02,S,\"a \"\"b\"\"\",c,2,KG,1.250,,2.5000,EUR")], options)
    let written = reading.book.lines.written
    #expect(written.receiptID.map { written.texts[Int($0)] } == ["R1"])
    #expect(written.item.map { written.texts[Int($0)] } == ["a \"b\""])
    #expect(written.unitPrice.count == 1)
    #expect(written.unitPrice[0] == ExactDecimal(significand: 125, scale: 2))
    #expect(written.discount[0] == nil)
    #expect(written.secondOfDay == [-1])
  }

  @Test(
    "The message on a file that cannot be opened says what is wrong",
    arguments: [
      "/nowhere/at/all.csv", "/",
    ])
  func cannotOpen(path: String) {
    var file = TestFile().receiptFile(source: 0)
    file.input = .file(path: path)
    let raw = ReceiptReader().read([file])
    #expect(raw.failures.map(\.kind) == [.cannotOpen])
  }
}
