import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What tills and people write beside the numbers of a receipt line.
@Suite struct ReceiptNotationTests {
  private static let header = "date;store;item;quantity;unit_price;total"

  private func reading(_ fields: String) -> Reading {
    Reading([TestFile("2026-01-02;S;a;\(fields)", header: Self.header)])
  }

  @Test(
    "A quantity below zero with a total above it is warned of",
    arguments: [
      ("-1;;1.45", true), ("-1;;-1.45", false), ("1;;-1.45", false), ("-1;;0", false),
      ("-1;1.45;1.45", true), ("-1;-1.45;1.45", false),
    ])
  func contrarySigns(fields: String, isWarned: Bool) {
    let reading = reading(fields)
    #expect(reading.warnings == (isWarned ? [.totalMismatch] : []))
    #expect(reading.lines.count == 1)
  }

  @Test(
    "A quantity may have its unit or a times sign beside it",
    arguments: [
      ("0.532 kg;1.79;0.95", 532_000, "kg"), ("250 g;;3.20", 250_000_000, "g"),
      ("2 Stk;;3", 2_000_000, "each"), ("x2;;3", 2_000_000, "each"),
      ("2 x 0.59;;1.18", 2_000_000, "each"), ("3 × €1.20;;3.60", 3_000_000, "each"),
      ("2x;;3", 2_000_000, "each"), ("×2;;3", 2_000_000, "each"),
      ("1.245 kg;€2.49/kg;3.10", 1_245_000, "kg"), ("0.532;€1.79/kg;0.95", 532_000, "kg"),
      ("2;€1.50 / pcs;3", 2_000_000, "each"), ("250 g;€12.80/kg;3.20", 250_000_000, "g"),
    ] as [(String, Int64, String)])
  func measuredQuantity(fields: String, quantity: Int64, unit: String) {
    let reading = reading(fields)
    #expect(reading.lines.map(\.quantity) == [quantity])
    #expect(reading.lines.map(\.unit) == [unit])
    #expect(reading.warnings.isEmpty)
  }

  @Test(
    "A quantity that does not say how much was bought is refused",
    arguments: [
      "2 boxes;;3", "2 x 3;;3", "x;;3", "2;€1.79/kg;0.95", ";€1.79/kg;0.95", "2 l;€12.80/kg;25.60",
      "2 m2;;3",
    ])
  func unclearQuantity(fields: String) {
    #expect(reading(fields).refusals.map(\.code) == [.malformedNumber])
  }

  @Test("The unit beside a quantity has to be that of the unit column, and ends with its line")
  func unitColumn() {
    let reading = Reading([
      TestFile(
        "2026-01-02;S;a;1;;1", "2026-01-02;S;a;250 g;;1", "2026-01-02;S;a;1;;1",
        "2026-01-02;S;a;250 g;gram;1", "2026-01-02;S;a;250 g;kg;1",
        header: "date;store;item;quantity;unit;total")
    ])
    #expect(reading.lines.map(\.unit) == ["each", "g", "each", "g"])
    #expect(
      reading.book.diagnostics.map(\.message) == [
        "the unit in “250 g” is not the unit of the line; correct one of them, or write the "
          + "quantity with its unit"
      ])
  }

  @Test("The unit of a column that repeats the one above stays beside prices with a unit")
  func repeatedUnit() {
    let reading = Reading([
      TestFile(
        "2026-01-02;S;a;2;kg;€3/kg;6", "2026-01-02;S;b;3;kg;€3/kg;9", "2026-01-02;S;c;4;kg;€3;12",
        "2026-01-02;S;d;4 pcs;kg;€3;12", "2026-01-02;S;e;4;kg;€3/kg;13",
        header: "date;store;item;quantity;unit;unit_price;total")
    ])
    #expect(reading.lines.map(\.unit) == ["kg", "kg", "kg", "kg"])
    #expect(reading.refusals.map(\.line) == [5])
    #expect(reading.warnings == [.totalMismatch])
  }

  @Test(
    "A price per kg is converted to the unit of the quantity, or refused",
    arguments: [
      ("price/kg", "450;g;3.99", 18_000), ("unit price/kg", "450;g;3.99", 18_000),
      ("Preis (€/kg)", "450;g;3.99", 18_000), ("Kilopreis", "450;g;3.99", 18_000),
      ("price/kg", "0.45;kg;3.99", 18_000), ("unit_price", "450;g;3.99/kg", 18_000),
      ("unit_price", "450;g;€3.99/kg", 18_000), ("price/lb", "2;lb;3.99", 79_800),
      ("price/kg", "2;l;3.99", nil), ("price/kg", "2;pcs;3.99", nil),
      ("unit price (1 kg)", "450;g;3.99", 18_000), ("price per kg", "450;g;3.99", 18_000),
      ("price_per_kg", "450;g;3.99", 18_000), ("Preis pro kg", "450;g;3.99", 18_000),
      ("price per kg", "2;l;3.99", nil),
    ] as [(String, String, Int64?)])
  func pricePerKilogram(column: String, fields: String, paid: Int64?) throws {
    let text =
      "date;store;item;quantity;unit;\(column)\n2026-01-02;S;a;\(fields)\n2026-01-02;S;b;\(fields)\n"
    // The same with a mapping.
    let mapping =
      #"{"columns": {"date": "date", "store": "store", "item": "item", "quantity": "quantity", "#
      + #""unit": "unit", "unit_price": "\#(column)"}}"#
    for mapping in [nil, mapping] {
      let folder = try TemporaryFolder(["m.json": mapping ?? "{}", "r.csv": text])
      var options = ImportOptions(paths: [folder.path("r.csv")])
      if mapping != nil { options.mappingPaths = [folder.path("m.json")] }
      let book = try BookImporter(options).readAll().book
      #expect(book.lines.paid.map(\.tenThousandths) == (paid.map { [$0, $0] } ?? []))
      #expect(book.sources.reduce(0) { $0 + $1.totals.rejected } == (paid == nil ? 2 : 0))
    }
  }

  @Test(
    "A price per kg says what a quantity without a unit is in, where it gives what was paid",
    arguments: [
      ("2;3.99;7.98", "kg"), ("2;3.99;5.00", "each"), ("2;3.99;", "kg"), ("2;;7.98", "each"),
    ])
  func unitOfPricePerKilogram(fields: String, unit: String) throws {
    let lines =
      ["date;store;item;quantity;price per kg;total"]
      + ["a", "b"].map { "2026-01-02;S;\($0);\(fields)" }
    let text = lines.joined(separator: "\n")
    let mapping =
      #"{"columns": {"date": "date", "store": "store", "item": "item", "quantity": "quantity", "#
      + #""unit_price": "price per kg", "total": "total"}}"#
    for mapping in [nil, mapping] {
      let folder = try TemporaryFolder(["m.json": mapping ?? "{}", "r.csv": text])
      var options = ImportOptions(paths: [folder.path("r.csv")])
      if mapping != nil { options.mappingPaths = [folder.path("m.json")] }
      let book = try BookImporter(options).readAll().book
      #expect(book.lines.unit.map { book.names.units[$0].symbol } == [unit, unit], "\(fields)")
    }
  }

  @Test(
    "A price of several units, which is read nowhere, is never taken for that of one",
    arguments: ["unit price (100 g)", "unit price (100g)", "unit_price/100 ml"])
  func pricePerHundred(column: String) throws {
    let text = "date;store;item;quantity;unit;\(column)\n2026-01-02;S;a;450;g;3.99\n"
    let mapping =
      #"{"columns": {"date": "date", "store": "store", "item": "item", "quantity": "quantity", "#
      + #""unit": "unit", "unit_price": "\#(column)"}}"#
    let folder = try TemporaryFolder(["m.json": mapping, "r.csv": text])
    var options = ImportOptions(paths: [folder.path("r.csv")])
    let unmapped = try BookImporter(options).readAll().book
    #expect(unmapped.lines.count == 0 && unmapped.diagnostics.map(\.code) == [.notRecognised])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(book.lines.count == 0 && book.sources[0].totals.rejected == 1)
  }

  @Test(
    "A message says what an amount in cents or on the other side of an account is",
    arguments: [
      ("35p", "is an amount in cents or pence, and the column has whole units; write it as 0.35"),
      ("5 ct", "is an amount in cents or pence, and the column has whole units; write it as 0.05"),
      ("0.50 CR", "is a credit, which is money back; write it as -0.50"),
      ("12.50 H", "is a credit, which is money back; write it as -12.50"),
      ("12.50 S", "is a debit, which is money paid; write it as 12.50"),
    ])
  func amountsOfOtherForms(total: String, message: String) {
    let messages = reading("1;;\(total)").book.diagnostics.map(\.message)
    #expect(messages == ["“\(total)” \(message)"])
  }

  @Test(
    "Amounts are read as tills and word processors write them",
    arguments: [
      ("1.19 B", 11_900), ("0.25 A*", 2_500), ("-3.10 A", -31_000), ("3.12 F", 31_200),
      ("1.19 € B", 11_900), ("–1.00", -10_000), ("−4.00", -40_000), ("$ (0.50)", -5_000),
      ("2.-", 20_000), ("CHF 2.–", 20_000), ("5,--", 50_000), ("-1'200.-", -12_000_000),
      ("￥２１８", 2_180_000), ("¥1,298円", 12_980_000),
    ] as [(String, Int64)])
  func written(total: String, paid: Int64) {
    #expect(reading("1;;\(total)").lines.map(\.paid) == [paid])
  }

  @Test(
    "An amount with anything else beside it is refused",
    arguments: ["1.19 M", "1.19B", "1.19 b", "1.19 AB", "B", "1.-5", "5.---", "¥1円x", "12.50 H"])
  func notWritten(total: String) {
    #expect(reading("1;;\(total)").refusals.map(\.code) == [.malformedNumber])
  }

  @Test("Messages quote a field without the quotes around it, and in whole")
  func quotedFields() {
    let reading = Reading([
      TestFile(
        "\"2026-01-02\";S;a;1;;\"1,x0\"", "\"2026-01-1x\";S;a;1;;\"1\"",
        "\"2026-02-30\";S;a;1;;\"1\"", "2026-01-02;S;a;1;;\"1\"\"é\"", header: Self.header)
    ])
    let quoted = reading.book.diagnostics.map { $0.message.prefix { $0 != ";" } }
    #expect(
      quoted == [
        "“1,x0” is not a number in the form of this column",
        "“2026-01-1x” is not a date in the form of this column",
        "there is no such day as “2026-02-30”",
        "“1\"é” is not a number in the form of this column",
      ])
  }
}
