import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookReport

/// What a year's change of the household's prices is called, and what it must not be called.
@Suite("Sentences about price levels")
struct PriceMoveTests {
  private static let tooFew =
    "Too few items were bought again since month(2026-01) to say how prices at the same stores moved"

  /// That of February in a book that goes on: of the report's own month the price model says it.
  private static func sentence(_ builder: BookBuilder, _ language: Language = .english) -> RichText
  {
    var builder = builder
    builder.buy("2026-03-05", "Lindner", "Kettle", 2_500)
    let scope = ReportScopes(
      of: ReportReading.analysis(of: builder.book()),
      context: ReportContext(locale: ReportLocale(language))
    ).first
    let household = HouseholdPrices(scope, month: Month(year: 2026, month: 2))
    return household.overYear.map {
      scope.words.moves.household($0, storeChoice: household.storeChoice)
    } ?? ""
  }

  private static func headline(_ builder: BookBuilder) -> String {
    ReportReading.plain(sentence(builder))
  }

  /// Items at a store in January and again in February, dearer by a percentage for each.
  private static func months(
    items: Int, at stores: [String] = ["Lindner"], rise: (Int) -> Int64
  ) -> BookBuilder {
    var builder = BookBuilder()
    for store in stores {
      for item in 0..<items {
        let price = Int64(1_000 + 40 * item)
        builder.buy("2026-01-05", store, "Item \(item)", price)
        builder.buy("2026-02-05", store, "Item \(item)", price * (100 + rise(item)) / 100)
      }
    }
    return builder
  }

  @Test("One item that rose at every store has not fallen because more is bought where it is cheap")
  func oneItem() {
    var builder = BookBuilder()
    builder.buy("2026-01-05", "Lindner", "Butter", 2_000, quantity: 10)
    builder.buy("2026-01-06", "Nordkauf", "Butter", 160)
    builder.buy("2026-02-05", "Lindner", "Butter", 210)
    builder.buy("2026-02-06", "Nordkauf", "Butter", 1_680, quantity: 10)
    let headline = Self.headline(builder)
    #expect(headline == Self.tooFew)
  }

  @Test("A clear rise is stated with its bounds")
  func clear() {
    let sentence = Self.sentence(Self.months(items: 40) { Int64(3 + $0 % 3) })
    #expect(ReportReading.plain(sentence).hasPrefix("Prices at the same stores: "))
    #expect(
      sentence.inlines.contains { inline in
        if case .value(.number) = inline { true } else { false }
      })
  }

  @Test("Prices that rise and fall alike are no clear change, and the bounds are named")
  func containsZero() {
    let headline = Self.headline(Self.months(items: 40) { $0.isMultiple(of: 2) ? 8 : -8 })
    #expect(headline.hasPrefix("Prices at the same stores: anything from "))
    #expect(headline.hasSuffix(" is possible"))
  }

  @Test("Prices that stay are said to be unchanged")
  func unchanged() {
    #expect(
      Self.headline(Self.months(items: 40) { _ in 0 })
        .hasPrefix("Prices at the same stores: unchanged since"))
  }

  @Test("Seven products are too few, however much all of them rose")
  func sevenProducts() {
    #expect(Self.headline(Self.months(items: 7) { _ in 20 }) == Self.tooFew)
  }

  @Test(
    "Below half of the spending nothing is claimed, below 80 % the share is named",
    arguments: [
      (3, "which is too little to say how prices at the same stores moved"), (1, "based on"),
    ] as [(Int64, String)])
  func coverage(times: Int64, expected: String) {
    var builder = Self.months(items: 40) { Int64(3 + $0 % 3) }
    let matched = builder.lines.filter { $0.day == "2026-02-05" }.reduce(0) { $0 + $1.paid / 100 }
    builder.buy("2026-02-07", "Lindner", "Freezer", matched * times / 2)
    #expect(Self.headline(builder).contains(expected))
  }

  @Test("Before there are months enough nothing is said, and no line is drawn")
  func firstMonths() {
    let builder = Self.months(items: 40) { Int64(3 + $0 % 3) }
    let scope = ReportScopes(
      of: ReportReading.analysis(of: builder.book()), context: ReportContext()
    ).first
    let household = HouseholdPrices(scope)
    #expect(household.index != nil && household.overYear == nil)
    #expect(household.line(in: scope.priceWindow) == nil)
  }

  @Test(
    "No language states a fall where the prices at each store rose",
    arguments: Language.allCases)
  func languages(language: Language) {
    var builder = BookBuilder()
    for item in 0..<40 {
      let price = Int64(1_000 + 40 * item)
      for (day, dear, cheap) in [("2026-01-05", 10, 1), ("2026-02-05", 1, 10)]
        as [(String, Int64, Int64)]
      {
        let rise: Int64 = day == "2026-01-05" ? 100 : Int64(103 + item % 3)
        builder.buy(day, "Lindner", "Item \(item)", price * rise * dear / 100, quantity: dear)
        builder.buy(
          day, "Nordkauf", "Item \(item)", price * 8 * rise * cheap / 1_000, quantity: cheap)
      }
    }
    let headline = Self.sentence(builder, language)
    let change = headline.inlines.compactMap { inline -> Double? in
      if case .value(.percentDifference(let percent, _)) = inline { percent } else { nil }
    }
    #expect(change.count == 1 && (change.first ?? 0) > 3)
    // What switching to the cheaper store took off in one month is not told.
    #expect(
      !headline.inlines.contains { inline in
        if case .value(.percent(let percent, _)) = inline { percent > 5 } else { false }
      })
  }
}
