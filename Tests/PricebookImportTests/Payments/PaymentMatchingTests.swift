import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

private func day(_ text: String) -> CalendarDate {
  CalendarDate(iso: text) ?? CalendarDate(daysSinceEpoch: 0)
}

/// Which receipts payments are for.
@Suite struct PaymentMatchingTests {
  private static let stores = IDTable<StoreID, String>(["Coop, Olten", "Denner", "Volg"])

  private func receipt(_ store: StoreID, _ date: String, _ cents: Int64) -> PaymentMatching.Receipt
  {
    PaymentMatching.Receipt(
      store: store, day: day(date), currency: .unknown, paid: Amount(cents: cents))
  }

  private func debit(_ text: String, _ date: String, _ cents: Int64) -> PaymentMatching.Debit {
    PaymentMatching.Debit(
      day: day(date), text: text, currency: .unknown, paid: Amount(cents: cents))
  }

  private func matched(
    _ debits: [PaymentMatching.Debit], _ receipts: [PaymentMatching.Receipt]
  ) -> [[Int]] {
    PaymentMatching(debits, receipts, stores: Self.stores).receiptsOfDebit
  }

  @Test(
    "A payment is for a receipt of the day or of up to four days before",
    arguments: [
      ("2026-06-08", true), ("2026-06-12", true), ("2026-06-13", false), ("2026-06-07", false),
    ])
  func days(_ date: String, _ fits: Bool) {
    #expect(
      matched([debit("DENNER 0123 BERN", date, 1_730)], [receipt(1, "2026-06-08", 1_730)])
        == [fits ? [0] : []])
  }

  @Test("A payment of another sum, or to somebody else, is for no receipt")
  func others() {
    let receipts = [receipt(2, "2026-06-08", 900)]
    #expect(matched([debit("Volg Suhr", "2026-06-08", 901)], receipts) == [[]])
    #expect(matched([debit("Migrol Suhr", "2026-06-08", 900)], receipts) == [[]])
  }

  @Test("The name of a store counts without its location, accents and common words")
  func names() {
    let stores = IDTable<StoreID, String>(["Épicerie Café, Lyon", "Żabka", "Supermarket Orlík"])
    let debits = ["EPICERIE CAFE 12 PARIS", "ZABKA Z1234 K.1 LODZ", "ORLIK PRAHA 4"].map {
      debit($0, "2026-06-09", 500)
    }
    let receipts = (0..<3).map { receipt(StoreID($0), "2026-06-09", 500) }
    let matching = PaymentMatching(debits, receipts, stores: stores)
    #expect(matching.storeOfDebit == [0, 1, 2])
    #expect(matching.receiptsOfDebit == [[0], [1], [2]])
  }

  @Test("Equal sums of one store are matched in the order of days")
  func order() {
    let receipts = [receipt(1, "2026-06-01", 400), receipt(1, "2026-06-03", 400)]
    let debits = [debit("DENNER", "2026-06-03", 400), debit("DENNER", "2026-06-05", 400)]
    #expect(matched(debits, receipts) == [[0], [1]])
    // One alone is for the nearest.
    #expect(matched([debit("DENNER", "2026-06-03", 400)], receipts) == [[1]])
  }

  @Test("A payment that exceeds receipts by a tip is for the one that it exceeds least")
  func tips() {
    let receipts = [800, 900, 700].map { receipt(1, "2026-06-08", $0) }
    let matching = PaymentMatching(
      [debit("DENNER", "2026-06-08", 1_000)], receipts, stores: Self.stores)
    #expect(matching.receiptsOfDebit == [[]])
    #expect(matching.tippedReceiptOfDebit == [0: 1])
  }

  @Test("One payment may be for two receipts of one day, and of no two days")
  func two() {
    let debits = [debit("COOP OLTEN", "2026-06-02", 1_150)]
    #expect(
      matched(debits, [receipt(0, "2026-06-01", 800), receipt(0, "2026-06-01", 350)]) == [[0, 1]])
    #expect(
      matched(debits, [receipt(0, "2026-06-01", 800), receipt(0, "2026-06-02", 350)]) == [[]])
  }

  @Test("Two payments may be for one receipt, as of two visits without receipt numbers")
  func parts() {
    let debits = [debit("DENNER", "2026-06-02", 610), debit("DENNER", "2026-06-03", 290)]
    #expect(matched(debits, [receipt(1, "2026-06-02", 900)]) == [[0], [0]])
    #expect(matched(debits, [receipt(2, "2026-06-02", 900)]) == [[], []])
  }

  @Test("A payee of another name is known after two payments that nothing else explains")
  func learned() {
    let receipts = [
      receipt(2, "2026-06-01", 1_111), receipt(2, "2026-06-04", 2_222),
      receipt(2, "2026-06-20", 700),
    ]
    let debits = [
      debit("DORFLADEN 77", "2026-06-02", 1_111), debit("DORFLADEN 78", "2026-06-04", 2_222),
      debit("DORFLADEN 79", "2026-06-11", 640),
    ]
    let matching = PaymentMatching(debits, receipts, stores: Self.stores)
    #expect(matching.receiptsOfDebit == [[0], [1], []])
    #expect(matching.storeOfDebit == [2, 2, 2])
  }

  /// A household of four months: receipts, and the payments that a bank has of them.
  private struct Household {
    static let stores = IDTable<StoreID, String>([
      "Aldi", "Bio Markt Müller", "Kaufland", "Lidl", "Rossmann", "Żabka",
    ])
    private static let texts = [
      "ALDI SUED SAGT DANKE 052", "BIO MARKT MUELLER GMBH", "KAUFLAND FIL 3310",
      "LIDL DIENSTL KARTE",
      "DROGERIE ROSSMANN 2211", "ZABKA Z5012 K1 KRAKOW",
    ]

    var receipts: [PaymentMatching.Receipt] = []
    var debits: [PaymentMatching.Debit] = []
    /// For every debit the receipt that it is for; `nil` where that is missing.
    var truth: [Int?] = []
    var spentByCard: Int64 = 0

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func percent(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &random) < share }
      let start = day("2026-02-01")
      for offset in 0..<120 {
        for store in 0..<6 where percent(18) {
          let paid = Int64.random(in: 150...9_900, using: &random)
          let isCash = percent(10)
          let isMissing = percent(10)
          let date = start.adding(days: offset)
          var place: Int?
          if !isMissing {
            place = receipts.count
            receipts.append(
              PaymentMatching.Receipt(
                store: StoreID(store), day: date, currency: .unknown, paid: Amount(cents: paid)))
          }
          if isCash { continue }
          let tip = percent(1) ? Int64.random(in: 20...300, using: &random) : 0
          let late = [0, 0, 0, 1, 1, 2, 3, 4].randomElement(using: &random) ?? 0
          debits.append(
            PaymentMatching.Debit(
              day: date.adding(days: late), text: Self.texts[store], currency: .unknown,
              paid: Amount(cents: paid + tip)))
          truth.append(tip == 0 ? place : nil)
          spentByCard += paid + tip
        }
        if percent(5) {
          debits.append(
            PaymentMatching.Debit(
              day: start.adding(days: offset), text: "STADTWERKE ABSCHLAG", currency: .unknown,
              paid: Amount(cents: Int64.random(in: 150...9_900, using: &random))))
          truth.append(nil)
        }
      }
    }
  }

  @Test("Of the receipts that a card paid, 97 in 100 are found, and 1 in 100 at most is another's")
  func households() {
    var (wanted, right, wrong) = (0, 0, 0)
    var worst = 0.0
    for seed in 1...60 as ClosedRange<UInt64> {
      let household = Household(seed: seed)
      let matching = PaymentMatching(
        household.debits, household.receipts, stores: Household.stores)
      var covered: Int64 = 0
      for (debit, found) in matching.receiptsOfDebit.enumerated() {
        let truth = household.truth[debit]
        if truth != nil { wanted += 1 }
        if let truth, found == [truth] { right += 1 }
        if !found.isEmpty, found != [truth] { wrong += 1 }
        if matching.storeOfDebit[debit] != nil {
          covered += household.debits[debit].paid.tenThousandths / 100
        }
      }
      worst = max(
        worst, abs(Double(covered - household.spentByCard)) / Double(household.spentByCard))
    }
    #expect(right * 100 >= wanted * 97, "\(right) of \(wanted)")
    #expect(wrong * 100 <= wanted, "\(wrong) of \(wanted)")
    #expect(worst <= 0.01, "\(worst)")
  }
}

extension Amount {
  fileprivate init(cents: Int64) { self.init(tenThousandths: cents * 100) }
}
