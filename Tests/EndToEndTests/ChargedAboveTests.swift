import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookReport
import TestSupport
import Testing

/// Purchases that cost more than their store advertised.
@Suite struct ChargedAboveTests {
  /// Item and difference of every row, for receipts of 7 October.
  private func found(
    receipts: [String], prices: [String], currency: String = "EUR"
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      (["date,time,store,item,quantity,unit,total,currency"]
        + receipts.map { "2026-10-07,18:05,\($0),\(currency)" }).joined(separator: "\n") + "\n")
    try folder.write(
      "in/prices.csv",
      (["date,store,item,price,quantity,unit,currency,offer,valid until"] + prices)
        .joined(separator: "\n") + "\n")
    let run = CommandLineRun(["table", "charged-above", folder.path("in"), "--quiet"])
    #expect(run.status == .done, "\(run.messages)")
    return CSVRows(Data(run.results.utf8)).rows.map { row in
      "\(row["item"] ?? "") \(row["difference"] ?? "")"
    }
  }

  @Test(
    "A price that holds on the day is held against what was charged",
    arguments: [
      // Of the day itself, of the week, and an offer with a last day.
      "2026-10-07,Corner Shop,Butter,1.99,1,,EUR,,", "2026-10-01,Corner Shop,Butter,1.99,1,,EUR,,",
      "2026-09-28,Corner Shop,Butter,1.99,1,,EUR,yes,2026-10-07",
    ])
  func advertised(price: String) throws {
    let rows = try found(receipts: ["Corner Shop,Butter,2,,4.98"], prices: [price])
    #expect(rows == ["Butter 1.00"])
  }

  @Test(
    "A price that does not hold there on that day is none that was advertised",
    arguments: [
      // Of another store, expired, to come, older than a week, and an offer of another day.
      "2026-10-07,Market,Butter,1.99,1,,EUR,,",
      "2026-10-01,Corner Shop,Butter,1.99,1,,EUR,yes,2026-10-06",
      "2026-10-08,Corner Shop,Butter,1.99,1,,EUR,,", "2026-09-30,Corner Shop,Butter,1.99,1,,EUR,,",
      "2026-10-06,Corner Shop,Butter,1.99,1,,EUR,yes,",
    ])
  func others(price: String) throws {
    let rows = try found(receipts: ["Corner Shop,Butter,1,,2.49"], prices: [price])
    #expect(rows.isEmpty)
  }

  @Test("A price of several pieces is held against as many, and accuses nobody who buys one")
  func several() throws {
    let prices = ["2026-10-05,Corner Shop,Butter,2 for 3.00,,,EUR,,2026-10-10"]
    #expect(try found(receipts: ["Corner Shop,Butter,2,,3.60"], prices: prices) == ["Butter 0.60"])
    #expect(try found(receipts: ["Corner Shop,Butter,1,,1.80"], prices: prices).isEmpty)
    #expect(try found(receipts: ["Corner Shop,Butter,3,,4.80"], prices: prices).isEmpty)
  }

  @Test("What a chain advertises holds at its branches, unless the branch has a list of its own")
  func chain() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      """
      date,store,location,item,total,currency
      2026-10-07,Lindner,Nord,Butter,2.49,EUR
      2026-10-07,Lindner,Süd,Butter,2.49,EUR
      2026-10-07,Lindner Ost,,Butter,2.49,EUR
      2026-10-07,Lindner West,,Butter,2.49,EUR

      """)
    try folder.write(
      "in/prices.csv",
      """
      date,store,location,item,price,currency,offer,valid until
      2026-10-05,Lindner,,Butter,1.99,EUR,yes,2026-10-10
      2026-10-05,Lindner,Süd,Butter,2.49,EUR,,2026-10-10

      """)
    try folder.write(
      "in/aliases.csv", "kind,match,name,category,location\nstore,Lindner Ost,Lindner,,Ost\n")
    let run = CommandLineRun(["table", "charged-above", folder.path("in"), "--quiet"])
    let rows = CSVRows(Data(run.results.utf8)).rows
    #expect(rows.map { $0["store"] } == ["Lindner, Nord", "Lindner, Ost"])
    #expect(rows.map { $0["difference"] } == ["0.50", "0.50"])
  }

  @Test("A newer price of the store replaces one that has no last day")
  func newer() throws {
    let rows = try found(
      receipts: ["Corner Shop,Butter,1,,2.49"],
      prices: [
        "2026-10-03,Corner Shop,Butter,1.99,1,,EUR,,",
        "2026-10-05,Corner Shop,Butter,2.49,1,,EUR,,",
      ])
    #expect(rows.isEmpty)
  }

  @Test("A price of six says nothing of what one costs")
  func sixPieces() throws {
    let rows = try found(
      receipts: ["Corner Shop,Rolls,1,,0.45"],
      prices: ["2026-10-07,Corner Shop,Rolls,1.80,6,,EUR,,"])
    #expect(rows.isEmpty)
  }

  @Test("A discount on a line of its own gives the offer")
  func discount() throws {
    let rows = try found(
      receipts: ["Corner Shop,Butter,1,,2.49", "Corner Shop,Discount,1,,-0.50"],
      prices: ["2026-10-07,Corner Shop,Butter,1.99,1,,EUR,yes,2026-10-10"])
    #expect(rows.isEmpty)
  }

  @Test(
    "A discount on a line of its own may be for several items, and a smaller one gives none",
    arguments: [("-0.80", [String]()), ("-0.70", ["Butter 0.50", "Jam 0.30"])])
  func discountOfSeveral(discount: String, expected: [String]) throws {
    let rows = try found(
      receipts: [
        "Corner Shop,Butter,1,,2.49", "Corner Shop,Jam,1,,3.30",
        "Corner Shop,Discount,1,,\(discount)",
      ],
      prices: [
        "2026-10-07,Corner Shop,Butter,1.99,1,,EUR,,", "2026-10-07,Corner Shop,Jam,3.00,1,,EUR,,",
      ])
    #expect(rows == expected)
  }

  @Test("Of two prices of a day the higher counts, of an offer and another price the lower")
  func severalPrices() throws {
    let prices = [
      "2026-10-07,Corner Shop,Butter,1.99,1,,EUR,,", "2026-10-07,Corner Shop,Butter,2.29,1,,EUR,,",
    ]
    let receipts = ["Corner Shop,Butter,1,,2.49"]
    #expect(try found(receipts: receipts, prices: prices) == ["Butter 0.20"])
    let dearOffer = "2026-10-07,Corner Shop,Butter,2.39,1,,EUR,yes,2026-10-10"
    #expect(try found(receipts: receipts, prices: prices + [dearOffer]) == ["Butter 0.20"])
    let offer = "2026-10-07,Corner Shop,Butter,2.19,1,,EUR,yes,2026-10-10"
    #expect(try found(receipts: receipts, prices: prices + [offer]) == ["Butter 0.30"])
  }

  @Test("A price per 100 g holds for any weight")
  func weight() throws {
    let rows = try found(
      receipts: ["Corner Shop,Ham,0.25,kg,7.50"],
      prices: ["2026-10-07,Corner Shop,Ham,2.00,100,g,EUR,,"])
    #expect(rows == ["Ham 2.50"])
  }

  @Test("A difference of one minor unit is rounding")
  func rounding() throws {
    let rows = try found(
      receipts: ["Corner Shop,Grapes,0.333,kg,1.01"],
      prices: ["2026-10-07,Corner Shop,Grapes,2.99,1,kg,EUR,,"])
    #expect(rows.isEmpty)
    let yen = { (charged: Int) in
      try found(
        receipts: ["Corner Shop,Grapes,0.333,kg,\(charged)"],
        prices: ["2026-10-07,Corner Shop,Grapes,900,1,kg,JPY,,"], currency: "JPY")
    }
    #expect(try yen(301).isEmpty)
    #expect(try yen(302) == ["Grapes 2"])
  }
}
