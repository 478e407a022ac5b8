import PricebookModel
import TestSupport
import Testing

@Suite("Sizes of packages in names")
struct PackageSizeTests {
  /// A name, the parts, what a part holds in millionths of its unit, and the name without it.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var count: Int
    var each: Int64
    var symbol: String
    var stem: String

    init(_ name: String, _ count: Int, _ each: Int64, _ symbol: String, _ stem: String) {
      self.name = name
      self.count = count
      self.each = each
      self.symbol = symbol
      self.stem = stem
    }

    var testDescription: String { name }
  }

  static let sizes: [Sample] = [
    // English
    Sample("Pasta, 500 g", 1, 500_000_000, "g", "Pasta"),
    Sample("Item 00000 frozen, 500 g", 1, 500_000_000, "g", "Item 00000 frozen"),
    Sample("Cola 6 x 330 ml", 6, 330_000_000, "ml", "Cola"),
    Sample("Cola 330ml x 6", 6, 330_000_000, "ml", "Cola"),
    Sample("Eggs pack of 6", 1, 6_000_000, "each", "Eggs"),
    Sample("Water 1.5L", 1, 1_500_000, "l", "Water"),
    Sample("Juice 12 fl oz", 1, 12_000_000, "floz", "Juice"),
    Sample("2 dozen eggs", 1, 2_000_000, "dozen", "eggs"),
    Sample("Tuna 16 oz (454 g)", 1, 454_000_000, "g", "Tuna"),
    Sample("Coffee (250 g)", 1, 250_000_000, "g", "Coffee"),
    Sample("6-pack buns", 1, 6_000_000, "each", "buns"),
    // German
    Sample("Linsen 500 g Beutel", 1, 500_000_000, "g", "Linsen Beutel"),
    Sample("Eier 12 Stk", 1, 12_000_000, "each", "Eier"),
    Sample("KUECHENROLLE 4ER", 1, 4_000_000, "each", "KUECHENROLLE"),
    Sample("10er-Pack Semmeln", 1, 10_000_000, "each", "Semmeln"),
    Sample("MINERALW.6X1,5L", 6, 1_500_000, "l", "MINERALW."),
    Sample("Mehl ½ kg", 1, 500_000, "kg", "Mehl"),
    Sample("1½ l Wasser", 1, 1_500_000, "l", "Wasser"),
    Sample("Kaffee 1'000 g", 1, 1_000_000_000, "g", "Kaffee"),
    Sample("Doppelpack Butter 2 x 250 g", 2, 250_000_000, "g", "Doppelpack Butter"),
    Sample("Mehl Type 405 1 kg", 1, 1_000_000, "kg", "Mehl Type 405"),
    Sample("Milch 3,5 % 1 l", 1, 1_000_000, "l", "Milch 3,5 %"),
    Sample("Bier 6 x 0,33 l (= 1,98 l)", 6, 330_000, "l", "Bier"),
    Sample("Bier 6 Flaschen à 0,5 l", 6, 500_000, "l", "Bier"),
    Sample("Müllbeutel 35 L 20 Stück", 1, 20_000_000, "each", "Müllbeutel 35 L"),
    Sample("Gouda 10 Scheiben 200 g", 1, 200_000_000, "g", "Gouda 10 Scheiben"),
    // French
    Sample("Bière 6x33cl", 6, 33_000_000, "cl", "Bière"),
    Sample("Yaourt lot de 4", 1, 4_000_000, "each", "Yaourt"),
    Sample("Œufs x12", 1, 12_000_000, "each", "Œufs"),
    Sample("Eau 1,5 litre", 1, 1_500_000, "l", "Eau"),
    Sample("Yaourt 4 × 125 g", 4, 125_000_000, "g", "Yaourt"),
    Sample("Riz 1\u{A0}kg", 1, 1_000_000, "kg", "Riz"),
    // Spanish
    Sample("Leche 1/2 l", 1, 500_000, "l", "Leche"),
    Sample("Galletas paquete de 12", 1, 12_000_000, "each", "Galletas"),
    Sample("Aceite 750 mililitros", 1, 750_000_000, "ml", "Aceite"),
    Sample("Huevos 6 unidades", 1, 6_000_000, "each", "Huevos"),
    // Italian
    Sample("Uova 2 pz", 1, 2_000_000, "each", "Uova"),
    Sample("Pasta 500 grammi", 1, 500_000_000, "g", "Pasta"),
    Sample("Acqua confezione da 6 x 1,5 l", 6, 1_500_000, "l", "Acqua confezione da"),
    Sample("Burro confezione da 2", 1, 2_000_000, "each", "Burro"),
    // Dutch
    Sample("Broodjes 4 stuks", 1, 4_000_000, "each", "Broodjes"),
    Sample("Eieren doos van 10", 1, 10_000_000, "each", "Eieren"),
    Sample("Bier 24 x 30 cl", 24, 30_000_000, "cl", "Bier"),
    // Finnish
    Sample("Maito 1,5 litraa", 1, 1_500_000, "l", "Maito"),
    Sample("Kananmuna 10 kpl", 1, 10_000_000, "each", "Kananmuna"),
    // Swedish
    Sample("Ägg 12 st", 1, 12_000_000, "each", "Ägg"),
    Sample("Läsk 6 st x 33 cl", 6, 33_000_000, "cl", "Läsk"),
    Sample("Kaffe 450 gram", 1, 450_000_000, "g", "Kaffe"),
    // Portuguese
    Sample("Arroz 2 quilos", 1, 2_000_000, "kg", "Arroz"),
    Sample("Iogurte pacote de 4", 1, 4_000_000, "each", "Iogurte"),
    Sample("Ovos 6 unidades", 1, 6_000_000, "each", "Ovos"),
    // What stands beside a size without being one
    Sample("7 Up 1,5 l", 1, 1_500_000, "l", "7 Up"),
    Sample("Sun cream SPF 50 200 ml", 1, 200_000_000, "ml", "Sun cream SPF 50"),
    Sample("Spaghetti n.5 500g", 1, 500_000_000, "g", "Spaghetti n.5"),
    Sample("Vitamin B12 60 ml", 1, 60_000_000, "ml", "Vitamin B12"),
    Sample("Sirup 0,330 l", 1, 330_000, "l", "Sirup"),
    Sample("Zucker 1.234,5 g", 1, 1_234_500_000, "g", "Zucker"),
    Sample("500 g", 1, 500_000_000, "g", ""),
  ]

  @Test("A size is read as it is written", arguments: sizes)
  func readsSizes(sample: Sample) throws {
    let size = try #require(PackageSize(in: sample.name))
    #expect(size.count == sample.count)
    #expect(size.each.millionths == sample.each)
    #expect(size.unit.symbol == sample.symbol)
    #expect(size.stem == sample.stem)
  }

  @Test(
    "A number that is no size is not read as one",
    arguments: [
      "", "Milk", "7up", "7 Up", "Milch 3,5 % Fett", "Mehl Type 405", "Chocolate 70 % cocoa",
      "E 150", "Paper A4", "12.05.2026", "2026-05-12", "Binoculars 10x42", "Tiles 22 x 24 cm",
      "Cucumber 1 Stk", "3x Milk", "Vitamin C 500 mg", "Formula 1", "½", "#4 500", "12 V",
      "Version 1.2.3", "X100", "Tea 100 m",
    ])
  func leavesOtherNumbers(name: String) {
    #expect(PackageSize(in: name) == nil)
  }

  @Test(
    "A name that can be read in two ways has no size",
    arguments: [
      "Sugar 1,234 g", "Water 1.000 ml", "Flour 1 500 g", "Water 1 1/2 l", "Juice 05 l",
      "Eier 10 Stk 500 g", "Yaourt x4 125 g", "6 x Cola 330 ml", "Doppelpack 250 g",
      "Multipack 330 ml", "6 Flaschen 0,5 l", "Bier 6 x 0,33 l (= 2 l)", "Rice 500 g 1 kg",
      "Cat food 400-500 g", "Cat food 400 – 500 g", "Nappies 4-9 kg 52 Stk", "ca. 500 g beef",
      "ca 500 g beef", "Ham per 100 g", "je 100 g", "500 g + 50 g gratis", "500 g gratis",
      "Bar 20 g protein", "Paper A4 80 g/m²", "500g/1kg", "Bin bags 35 l", "Eier 10 L",
      "Mix 2 x 2 x 2 x 2 x 2 g", "330 ml x 2 x 500 g", "Water 1/3 l", "0 g", "Wool ~50 g",
      "Soap 5 x 99999999 g", "123456789 g", "1.2345678 kg",
    ])
  func neverGuesses(name: String) {
    #expect(PackageSize(in: name) == nil)
  }

  @Test(
    "Names that differ in their size alone have one stem",
    arguments: [
      ("Pasta, 500 g", "Pasta 450g"), ("PASTA 500G", "pasta, 0,5 kg"),
      ("Große Linsen 500 g", "GROSSE LINSEN 400 G"), ("Crème 1/2 l", "crème (0,4 l)"),
      ("Bio-Milch 1 l", "Bio Milch 0,9 l"), ("500 g Linsen", "Linsen 400 g"),
    ])
  func foldsStems(first: String, second: String) throws {
    let left = try #require(PackageSize(in: first))
    let right = try #require(PackageSize(in: second))
    #expect(left.foldedStem == right.foldedStem)
  }

  @Test("Percentages tell products apart")
  func keepsPercentages() {
    #expect(
      PackageSize(in: "Milk 3,5 % 1 l")?.foldedStem != PackageSize(in: "Milk 1,5 % 1 l")?.foldedStem
    )
  }

  @Test(
    "A package holds its parts exactly, in base units",
    arguments: [
      ("6 x 330 ml", 1_980_000), ("1/8 l", 125_000), ("3 x 10 Stk", 30_000_000),
      ("2 dozen", 24_000_000), ("1 lb", 453_592), ("0,75 l", 750_000),
    ])
  func addsUp(name: String, millionths: Int64) {
    #expect(PackageSize(in: name)?.total.rounded.millionths == millionths)
  }

  @Test("Every size that is written is read back", arguments: [1 as UInt64, 2, 3])
  func readsWhatIsWritten(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let units = ["g", "kg", "ml", "cl", "l", "Liter", "gramm", "litres"]
    for _ in 0..<500 {
      let count = Int.random(in: 1...48, using: &generator)
      let whole = Int64.random(in: 1...999, using: &generator)
      let hundredths = Int64.random(in: 0...99, using: &generator)
      let unit = units.randomElement(using: &generator) ?? "g"
      let mark = Bool.random(using: &generator) ? "," : "."
      let space = Bool.random(using: &generator) ? " " : ""
      let decimals = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
      let parts = count == 1 ? "" : "\(count)\(space)x\(space)"
      let name = "Brand\(space) \(parts)\(whole)\(mark)\(decimals)\(space)\(unit)"
      let size = try #require(PackageSize(in: name), "\(name)")
      #expect(size.count == count, "\(name)")
      #expect(size.each.millionths == whole * 1_000_000 + hundredths * 10_000, "\(name)")
      #expect(size.unit == UnitOfMeasure(written: unit), "\(name)")
      #expect(size.foldedStem == "brand", "\(name)")
    }
  }

  @Test("No text traps, and what is read holds something", arguments: [4 as UInt64, 5, 6])
  func survivesNoise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "1", "0", "99999999999999999999", "12", "500", ".", ",", "'", "/", "x", "X", "×", "à", "-",
      "–", " ", "g", "kg", "fl", "oz", "er", "pack", "of", "½", "⅞", "é", "\u{0}", "\u{301}", "(",
      "=", ")", "+", "%", "Stk", "ca", "Doppelpack", "👨‍👩‍👧", "\u{A0}", "\u{2009}", "l",
    ]
    for _ in 0..<3_000 {
      let length = Int.random(in: 1...14, using: &generator)
      let name = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let size = PackageSize(in: name) else { continue }
      #expect(size.total > .zero, "\(name)")
    }
  }

  @Test(
    "Very long names take no long time",
    arguments: ["1x", "1 x 2 ", "1 g ", "x", "1/", "6 Flaschen à ", "½", "pack of 2 "])
  func staysLinear(piece: String) {
    #expect(PackageSize(in: String(repeating: piece, count: 20_000)) == nil)
  }

  @Test("A price per package becomes the exact price per base unit")
  func dividesExactly() throws {
    let size = try #require(PackageSize(in: "6 x 330 ml"))
    let price = UnitValue(
      paid: Amount(tenThousandths: 39_600 * 3), quantity: BaseQuantity(count: 3 * wholeUnit))
    #expect(
      price.perUnit(ofPackagesHolding: size.total)?.rounded == Amount(tenThousandths: 20_000))
  }

  @Test(
    "A quantity that is not positive or does not fit has no price per unit",
    arguments: [0, -1, Int128.max])
  func refusesQuantities(count: Int128) {
    let price = UnitValue(paid: Amount(units: 1), quantity: BaseQuantity(count: count))
    #expect(price.perUnit(ofPackagesHolding: BaseQuantity(count: 1000 * wholeUnit)) == nil)
  }

  private let wholeUnit: Int128 = 10_000_000_000_000_000_000
}
