import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// What is to be checked in a month before anybody acts on it: each thing with its number and what
/// mends it, and nothing where there is nothing.
@Suite struct ToCheckTests {
  private static let newYear =
    CalendarDate(year: 2026, month: 1, day: 1) ?? CalendarDate(daysSinceEpoch: 0)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try receipts()
    try folder.write(
      "in/aliases.csv", "kind,match,name,category\nitem,Smetana 200g,Cream,Dairy\n")
  }

  /// Every Monday at Hillside and every third day at Brook, from January to June 2026.
  private func receipts(
    hillsideTo: Int = 175, brookTo: Int = 180, name: (Int) -> String = { _ in "Smetana 200g" },
    loaf: (Int) -> String = { _ in "Rye loaf" }, category: (Int) -> String = { _ in "Dairy" }
  ) throws {
    var rows = "date,store,item,category,total,currency\n"
    for day in 0..<181 {
      let written = Self.newYear.adding(days: day).description
      if day % 7 == 4, day <= hillsideTo {
        rows += "\(written),Hillside,\(name(day)),\(category(day)),2.10,EUR\n"
      }
      if day % 3 == 0, day <= brookTo {
        rows += "\(written),Brook,\(loaf(day)),\(category(day)),3.40,EUR\n"
      }
    }
    try folder.write("in/receipts.csv", rows)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: folder.path(file), encoding: .utf8)
  }

  private func sheet(_ options: String...) -> [String] {
    let words = [
      "month", folder.path("in"), "--as-of", "2026-06-30", "--format", "md", "--quiet",
    ]
    let lines = CommandLineRun(words + options).results.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("## To check") } ?? lines.endIndex
    let found = lines[start...].dropFirst().prefix { !$0.hasPrefix("## ") && !$0.contains("▁") }
    return ("\n" + found.joined(separator: "\n")).components(separatedBy: "\n- ").dropFirst()
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// A sentence without blanks: the path of a test's folder may be wrapped anywhere.
  private func unwrapped(_ sentence: String?) -> String {
    (sentence ?? "").filter { !$0.isWhitespace }
  }

  @Test func `A month that is whole has nothing to check`() {
    #expect(sheet() == [])
    let run = CommandLineRun(
      "table", "answers", folder.path("in"), "--as-of", "2026-06-30", "--quiet")
    #expect(!run.results.contains(",check,"))
  }

  @Test func `Receipts that end early say how many are likely missing`() throws {
    try receipts(hillsideTo: 165, brookTo: 165)
    // 45 receipts in the 92 days to 15 June, and 15 days are left.
    #expect(
      sheet() == [
        "Last receipt on 15 June: what is missing looks like 7 receipts. Add them; `--payments` with "
          + "your bank's export names them."
      ])
  }

  @Test func `A store that is absent all month says since when, and how often it was visited`()
    throws
  {
    try receipts(hillsideTo: 150)
    #expect(sheet() == ["Hillside: no receipt since 25 May, usually every week."])
  }

  @Test func `A store that was left months ago is not missed`() throws {
    try receipts(hillsideTo: 100)
    #expect(sheet() == [])
  }

  @Test(arguments: [
    ("7.60", "€18.85 at Brook and Hillside"), ("27.60", "€38.85 at Hillside and Brook"),
  ])
  func `Payments without a receipt are counted, with their sum and stores, the largest first`(
    _ paid: String, _ said: String
  ) throws {
    try folder.write(
      "bank.csv",
      """
      Date,Payee,Amount,Currency,Balance
      2026-06-15,BROOK 12,-3.40,EUR,100.00
      2026-06-17,BROOK 12,-11.25,EUR,88.75
      2026-06-20,HILLSIDE,-\(paid),EUR,61.15
      2026-06-21,Landlord,-800.00,EUR,-738.85

      """)
    #expect(
      sheet("--payments", folder.path("bank.csv")) == [
        "2 payments without a receipt, \(said): `pricebook table payments` lists them."
      ])
  }

  @Test func `Money without a currency names its file and the option`() throws {
    try folder.write(
      "in/kiosk.csv", "date,store,item,category,total\n2026-06-12,Kiosk,Ice,Dairy,4\n")
    try folder.write(
      "in/trip.csv",
      "date,store,item,category,total,currency\n2026-06-13,Alm,Tea,Dairy,5,CHF\n")
    #expect(
      unwrapped(sheet().first).hasSuffix(
        unwrapped(
          "kiosk.csv have no currency: `--currency`, or \"files\" in pricebook.json, names it."))
    )
  }

  @Test func `A file that looks like a price list says what it counts as`() throws {
    var rows = "date,store,item,price\n"
    for store in ["Brook", "Hillside", "Corner"] {
      for item in ["Rice", "Oats", "Peas", "Figs"] { rows += "2026-06-09,\(store),\(item),2.50\n" }
    }
    try folder.write("in/seen.csv", rows)
    let found = sheet()
    #expect(
      unwrapped(found.first).contains(
        unwrapped("seen.csv looks like a price list, but counts as €30.00")))
  }

  @Test func `Two copies of a receipt that differ show both lines and amounts`() throws {
    try folder.write(
      "in/receipts2.csv",
      """
      date,store,item,category,receipt,total,currency
      2026-06-16,Mill,Flour,Dairy,17,1.20,EUR
      2026-06-16,Mill,Yeast,Dairy,17,0.80,EUR
      2026-02-16,Mill,Flour,Dairy,3,1.20,EUR
      2026-03-16,Mill,Flour,Dairy,5,1.20,EUR
      2026-04-16,Mill,Flour,Dairy,6,1.20,EUR
      2026-05-16,Mill,Flour,Dairy,9,1.20,EUR

      """)
    // Its price is unusual, too, which is not said again.
    try folder.write(
      "in/receipts3.csv",
      """
      date,store,item,category,receipt,total,currency
      2026-06-16,Mill,Flour,Dairy,17,12.00,EUR
      2026-06-16,Mill,Yeast,Dairy,17,0.80,EUR

      """)
    let found = sheet()
    #expect(found.count == 1)
    #expect(found.first?.contains("Flour is €12.00 in") == true)
    #expect(unwrapped(found.first).contains("receipts3.csv:2and€1.20in"), "\(found)")
    #expect(unwrapped(found.first).contains("receipts2.csv:2,andbothcount"), "\(found)")
  }

  private static let mill = ["Flour,1.20", "Yeast,0.80", "Semolina,2.35"]

  @Test func `A receipt of another export is said with its sum and both places`() throws {
    try folder.write(
      "in/mill.csv",
      "date,store,item,total,currency\n"
        + Self.mill.map { "2026-06-16,Mill,\($0),EUR\n" }.joined())
    #expect(sheet() == [])
    try folder.write(
      "in/export.csv",
      """
      Markt;Datum;Artikel;Betrag
      MILL SHOP;16.06.2026;SEMOL 1KG;2,35
      MILL SHOP;16.06.2026;FL 405;1,20
      MILL SHOP;16.06.2026;YST;0,80

      """)
    let found = sheet()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("16 June, Mill: €4.35 is in") == true, "\(found)")
    #expect(unwrapped(found.first).contains("export.csv:2andagainin"), "\(found)")
    #expect(
      unwrapped(found.first).hasSuffix(
        "mill.csv:2,andbothcount:ifitisonepurchase,takeoneout."), "\(found)")
  }

  @Test func `A receipt twice in one file is said, the largest with the sum of all`() throws {
    let rows = ["2026-06-16", "2026-06-17"].map { day in
      Self.mill.map { "\(day),Mill,\($0),EUR,Dairy\n" }.joined()
    }.joined()
    let bran = "2026-06-17,Mill,Bran,9,EUR,Dairy\n"
    try folder.write(
      "in/mill.csv", "date,store,item,total,currency,category\n" + rows + bran + rows + bran)
    let found = sheet()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("17 June, Mill: €13.35 is in") == true, "\(found)")
    #expect(
      found.first?.contains("as with 1 more receipt, €17.70 in all: of what is one purchase")
        == true,
      "\(found)")
    let answers = CommandLineRun(
      "table", "answers", folder.path("in"), "--as-of", "2026-06-30", "--quiet")
    #expect(answers.results.contains("mill.csv:12,,,EUR,money,17.70,"), "\(answers.results)")
  }

  @Test(arguments: [("34.00", "€34.00"), ("0.34", "€0.34"), ("340.00", "€340.00")])
  func `A price ten or a hundred times too high or low is said with the usual one`(
    _ typed: String, _ said: String
  ) throws {
    let rows = try text("in/receipts.csv")
      .replacing(
        "2026-06-12,Brook,Rye loaf,Dairy,3.40", with: "2026-06-12,Brook,Rye loaf,Dairy,\(typed)")
    try folder.write("in/receipts.csv", rows)
    let found = sheet()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Rye loaf is \(said) in") == true, "\(found)")
    #expect(
      unwrapped(found.first).hasSuffix(
        unwrapped("receipts.csv:79, usually €3.40: correct the line if it is mistyped.")),
      "\(found)")
  }

  @Test func `A quantity without its decimal point is said with the usual one`() throws {
    var rows = "date,store,item,category,quantity,unit,total,currency\n"
    for visit in 1...9 {
      let day = Self.newYear.adding(days: 150 + 3 * visit)
      rows += "\(day),Barn,Figs,Dairy,1.\(visit),kg,\(3 + visit).00,EUR\n"
    }
    rows += "2026-06-30,Barn,Figs,Dairy,12,kg,6.00,EUR\n"
    try folder.write("in/barn.csv", rows)
    let found = sheet()
    #expect(found.count == 1)
    #expect(found.first?.contains("has 12 kg of Figs, usually 1.5 kg") == true, "\(found)")
  }

  @Test(
    arguments: [
      ("de", "Rye loaf kostet 34,00 € in", "sonst 3,40 €: Bei einem Tippfehler"),
      ("es", "Rye loaf cuesta 34,00 € en", "normalmente 3,40 €: si es un error"),
      ("fr", "Rye loaf coûte 34,00 € dans", "d’habitude 3,40 €"),
    ])
  func `A mistyped line is said in every language`(
    _ language: String, _ begin: String, _ end: String
  ) throws {
    let rows = try text("in/receipts.csv")
      .replacing(
        "2026-06-12,Brook,Rye loaf,Dairy,3.40", with: "2026-06-12,Brook,Rye loaf,Dairy,34.00")
    try folder.write("in/receipts.csv", rows)
    let run = CommandLineRun(
      "month", folder.path("in"), "--as-of", "2026-06-30", "--format", "md", "--quiet", "--locale",
      language)
    let words = run.results.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in [begin, end] {
      #expect(
        words.contains(part.split(whereSeparator: \.isWhitespace).joined(separator: " ")),
        "\(words)")
    }
  }

  @Test func `A quarter of the money without a category is said with its share`() throws {
    // In June 10 loaves at 3.40 and 4 creams at 2.10.
    try receipts(
      name: { $0 > 150 ? "Quark" : "Smetana 200g" },
      category: { $0 > 150 && $0 % 7 == 4 && $0 % 3 != 0 ? "" : "Dairy" })
    #expect(sheet() == [])
    try receipts(loaf: { $0 > 150 ? "Knäcke" : "Rye loaf" }, category: { $0 > 150 ? "" : "Dairy" })
    #expect(
      sheet() == ["80% of the money, €34.00, has no category: `pricebook match` proposes some."])
  }

  @Test func `A third of the money without a category is said, too`() throws {
    // The four loaves after the 18th.
    try receipts(
      loaf: { $0 > 168 ? "Knäcke" : "Rye loaf" },
      category: { $0 > 168 && $0 % 3 == 0 ? "" : "Dairy" })
    #expect(
      sheet() == ["32% of the money, €13.60, has no category: `pricebook match` proposes some."])
  }

  @Test func `A name bought three times that may be a known item is named`() throws {
    try receipts(name: { $0 > 130 ? "XR CREAM FARMER BIDON" : "Smetana 200g" })
    #expect(
      sheet() == [
        "XR CREAM FARMER BIDON may be the name of a known item: `pricebook match --unmatched` lists it."
      ])
  }

  @Test func `Letters that no word has are said with the name, the file and the option`() throws {
    try receipts(name: { $0 > 160 ? "Å›mietana" : "Smetana 200g" })
    #expect(sheet().first?.contains("Å›mietana in") == true)
    #expect(sheet().first?.contains("`--encoding`, or saving the file as UTF-8, mends it") == true)
  }

  /// What the loaves of June cost, of which those of the third and the ninth were advertised for less.
  private func advertise(_ rows: String...) throws {
    let header = "date,store,item,price,currency,offer,valid until\n"
    try folder.write("in/prices.csv", header + rows.map { $0 + "\n" }.joined())
  }

  @Test func `What was charged above the advertised price is said with the difference`() throws {
    try advertise("2026-06-01,Brook,Rye loaf,2.90,EUR,yes,2026-06-03")
    #expect(
      sheet() == [
        "3 June, Brook: Rye loaf charged €3.40, advertised €2.90: €0.50. `pricebook table "
          + "charged-above` has both lines."
      ])
    let answers = CommandLineRun(
      "table", "answers", folder.path("in"), "--as-of", "2026-06-30", "--quiet")
    #expect(answers.results.contains("2026-06,check,charged-above,,,EUR,money,0.50,"))
  }

  @Test func `Of several the largest is named, with the sum of all`() throws {
    try advertise(
      "2026-06-01,Brook,Rye loaf,2.90,EUR,yes,2026-06-03",
      "2026-06-04,Brook,Rye loaf,2.65,EUR,yes,2026-06-09")
    #expect(
      sheet() == [
        "9 June, Brook: Rye loaf charged €3.40, advertised €2.65: €0.75; with 2 more, €2.00: "
          + "`pricebook table charged-above` lists them."
      ])
  }

  @Test(
    arguments: [
      "2026-06-01,Hillside,Rye loaf,2.90,EUR,yes,2026-06-03",
      "2026-06-01,Brook,Rye loaf,2.90,EUR,yes,2026-06-02",
      "2026-05-25,Brook,Rye loaf,2.90,EUR,yes,2026-05-31",
      "2026-06-01,Brook,Rye loaf,2.90,CHF,yes,2026-06-03",
    ])
  func `Another store, an expired offer, another month or currency is nothing to check`(
    _ row: String
  ) throws {
    try advertise(row)
    #expect(!sheet().contains { $0.contains("charged") })
  }

  @Test(
    arguments: [
      ("de", "Rye loaf mit 3,40 € berechnet, beworben mit 2,90 €: 0,50 €."),
      ("es", "Rye loaf se cobró a 3,40 €, anunciado a 2,90 €: 0,50 €."),
      ("fr", "Rye loaf facturé 3,40 €, annoncé à 2,90 € : 0,50 €."),
    ])
  func `The charged price is said in every language`(_ language: String, _ line: String) throws {
    try advertise("2026-06-01,Brook,Rye loaf,2.90,EUR,yes,2026-06-03")
    let run = CommandLineRun(
      "month", folder.path("in"), "--as-of", "2026-06-30", "--format", "md", "--quiet", "--locale",
      language)
    let words = run.results.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(line.split(separator: " ").joined(separator: " ")), "\(words)")
  }

  @Test(
    arguments: [
      ("de", "## Zu prüfen", "Hillside: kein Beleg seit dem 25. Mai, sonst jede Woche."),
      (
        "es", "## Por comprobar",
        "Hillside: sin recibos desde el 25 de mayo, normalmente cada semana."
      ),
      (
        "fr", "## À vérifier",
        "Hillside : aucun ticket depuis le 25 mai, d’habitude chaque semaine."
      ),
    ])
  func `It is said in every language`(_ language: String, _ title: String, _ line: String) throws {
    try receipts(hillsideTo: 150)
    let run = CommandLineRun(
      "month", folder.path("in"), "--as-of", "2026-06-30", "--format", "md", "--quiet", "--locale",
      language)
    let words = run.results.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(title.split(separator: " ").joined(separator: " ")))
    #expect(words.contains(line))
  }

  @Test func `report says how many there are, and home leads to them`() throws {
    try receipts(hillsideTo: 150)
    let run = CommandLineRun(
      "report", folder.path("in"), "--as-of", "2026-06-30", "--output", folder.path("out"))
    #expect(
      run.messages.contains("1 thing to check in 2026-06; the page of the month begins with it"))
    let home = try text("out/index.html")
    #expect(
      home.contains("<a href=\"2026-06/index.html#check\">1 thing to check in June 2026</a>."))
    let answers = try text("out/tables/answers.csv")
    #expect(answers.contains("2026-06,check,store-stopped: Hillside,2026-05-25,,EUR,days,36,"))
  }
}
