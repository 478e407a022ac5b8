import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("How numbers are written")
struct NumberFormsTests {
  private static let fields: [Field] = [.quantity, .unitPrice, .discount, .total, .price]
  private static let marks = [UInt8(ascii: "."), UInt8(ascii: ",")]

  /// What the forms say of a text, as one line; `nil` where they leave it to the rules.
  private func found(
    _ text: String, _ field: Field, _ mark: UInt8, _ forms: inout NumberForms
  ) -> String? {
    let result = withBytes(of: text) {
      forms.number($0, from: 0, to: $0.count, of: field, mark: mark)
    }
    guard let (number, form) = result else { return nil }
    let value = ExactDecimal(
      significand: Int128(number.significand), scale: UInt8(number.scale))
    return Self.line(
      form.isAbsent ? nil : Self.digits(value), forms.texts[Int(form.currency)],
      forms.texts[Int(form.unit)],
      forms.texts[Int(form.priceUnit)], form.isPercent)
  }

  private static func line(
    _ value: String?, _ currency: String, _ unit: String, _ priceUnit: String, _ isPercent: Bool
  ) -> String {
    "\(value ?? "none") \(currency) \(unit) \(priceUnit) \(isPercent)"
  }

  private static func digits(_ value: ExactDecimal) -> String {
    "\(value.significand)e-\(value.scale)"
  }

  @Test("A known form gives what the rules of cells give, whatever stands around the digits")
  func agreement() {
    var generator = SeededGenerator(seed: 50)
    let pieces = [
      "", "", "", " ", "-", "+", "€", "$", "EUR", "kr.", "kr", "R$", "(", ")", "%", "kg", " g", "x",
      "×", "/kg", " B", "A*", "'", "\u{A0}", "\u{2212}", ".", ",", ".-", ",--", "e", "n/a", "Fr.",
    ]
    var forms = NumberForms()
    var knownCount = 0
    for _ in 0..<40_000 {
      func piece() -> String { pieces.randomElement(using: &generator) ?? "" }
      var number = String(Int.random(in: 0...2_999, using: &generator))
      if Bool.random(using: &generator) {
        number += [".", ","].randomElement(using: &generator) ?? "."
        number += String(Int.random(in: 0...999, using: &generator))
      }
      let text = piece() + piece() + number + piece() + piece()
      let field = Self.fields.randomElement(using: &generator) ?? .total
      let mark = Self.marks.randomElement(using: &generator) ?? 0
      guard let known = found(text, field, mark, &forms) else { continue }
      knownCount += 1
      let cell = NumberCell(text, of: field, mark: mark)
      let wanted = cell.map {
        Self.line($0.value.map(Self.digits), $0.currency, $0.unit, $0.priceUnit, $0.isPercent)
      }
      #expect(known == wanted, "\(text) as \(field) with the mark \(mark), seed 50")
    }
    #expect(knownCount > 400)
  }

  @Test(
    "Grouped digits, exponents and long numbers are left to the rules",
    arguments: ["1,299.00 €", "1e3", "1234567890123456789 €", "2 x 500", "5.-", "$.50"])
  func leftOver(text: String) {
    var forms = NumberForms()
    #expect(found(text, .total, UInt8(ascii: "."), &forms) == nil)
  }

  @Test("More forms than are kept do not change what a number is")
  func manyForms() {
    var forms = NumberForms()
    for count in 0..<3_000 {
      let blanks = String(repeating: " ", count: count % 40)
      let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(count / 40 % 7)))
      _ = found("1\(blanks) \(letter)", .total, UInt8(ascii: "."), &forms)
    }
    #expect(found("7.25 USD", .total, UInt8(ascii: "."), &forms) == "725e-2 USD   false")
  }
}

@Suite("One reader for every table")
struct OneReaderTests {
  /// Lines of a table: receipt, day, store, item, category, quantity, unit price, discount, total.
  private static func lines(_ change: ([String]) -> [String]) -> String {
    var generator = SeededGenerator(seed: 7)
    return (0..<120).map { number in
      let count = Int.random(in: 1...3, using: &generator)
      let cents = Int.random(in: 60...900, using: &generator)
      func amount(_ cents: Int) -> String {
        "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
      }
      let line = [
        "N\(number / 5)", "2026-04-\(10 + number / 10)", "Store \(number / 5 % 3)",
        "Item \(number % 17)", "Kind \(number % 4)", "\(count)", amount(cents),
        number % 6 == 0 ? amount(10) : "",
        amount(count * cents - (number % 6 == 0 ? 10 : 0)),
      ]
      return change(line).joined(separator: ",") + "\n"
    }.joined()
  }

  private static let header =
    "receipt_id,date,store,item,category,quantity,unit_price,discount,total\n"

  @Test("Columns named by a mapping have the values of canonical ones")
  func mapped() throws {
    let plain = try TextBook(Self.header + Self.lines { $0 })
    let mapping = """
      {"sources": [{"recognise": ["Bon", "Tag"], "columns": {"receipt_id": "Bon", "date": "Tag",
      "store": "Laden", "item": "Ware", "category": "Art", "quantity": "Zahl",
      "unit_price": "Preis", "discount": "Nachlass", "total": "Summe"}}]}
      """
    let mapped = try TextBook([
      "pricebook.json": mapping,
      "a.csv": "Bon,Tag,Laden,Ware,Art,Zahl,Preis,Nachlass,Summe\n" + Self.lines { $0 },
    ])
    #expect(mapped.cents == plain.cents)
    #expect(mapped.codes == plain.codes)
  }

  @Test("Signs of a currency beside every amount change no amount")
  func currencies() throws {
    let plain = try TextBook(Self.header + Self.lines { $0 })
    let marked = try TextBook(
      Self.header
        + Self.lines { line in
          line.enumerated().map { $0 >= 6 && !$1.isEmpty ? "\($1) €" : $1 }
        })
    #expect(marked.cents == plain.cents)
    #expect(marked.codes == plain.codes)
  }

  @Test("Rows that a pattern leaves out change nothing, wherever their fields are repeated")
  func leftOut() throws {
    let mapping = """
      {"sources": [{"recognise": ["Bon", "Tag"], "columns": {"receipt_id": "Bon", "date": "Tag",
      "store": "Laden", "item": "Ware", "category": "Art", "quantity": "Zahl",
      "unit_price": "Preis", "discount": "Nachlass", "total": "Summe"},
      "skip": [{"Art": ["Kind 3"], "Ware": ["Item*"]}]}]}
      """
    let skipped = try TextBook([
      "pricebook.json": mapping,
      "a.csv": "Bon,Tag,Laden,Ware,Art,Zahl,Preis,Nachlass,Summe\n" + Self.lines { $0 },
    ])
    let kept = Self.lines { $0 }.split(separator: "\n").filter { !$0.contains("Kind 3") }
    let plain = try TextBook(Self.header + kept.joined(separator: "\n") + "\n")
    #expect(skipped.cents == plain.cents)
  }
}
