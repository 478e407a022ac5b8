import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// What the reference estimator says of a book; `Tests/Backtests/model_books.py` made the files.
private struct ReferenceBook: Decodable {
  struct Store: Decodable {
    var sigma, variance, items, total, lower, upper, saving: Double
    var savingLower, savingUpper: Double?
    var filled: Int
    var claimed: Bool
  }

  struct Line: Decodable {
    var item, store: Int
    var day: String
    var quantity, paid: Int64
    var before: Int64?

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      item = try values.decode(Int.self)
      store = try values.decode(Int.self)
      day = try values.decode(String.self)
      quantity = try values.decode(Int64.self)
      paid = try values.decode(Int64.self)
      before = try values.decodeIfPresent(Int64.self)
    }
  }

  struct Price: Decodable {
    var item, store: Int
    var price, variance: Double
    var isSeen: Bool
    var months: Int
    var expected: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      item = try values.decode(Int.self)
      store = try values.decode(Int.self)
      price = try values.decode(Double.self)
      variance = try values.decode(Double.self)
      isSeen = try values.decode(Bool.self)
      months = try values.decode(Int.self)
      expected = try values.decode(Double.self)
    }
  }

  var day: String
  var lines: [Line]
  var usual: Int
  var trend, trendVariance, common, productVariance, priceVariance, drift: Double
  var stores: [String: Store]
  var prices: [Price]
  /// Items and quantities.
  var basket: [[Double]]

  /// The file names of the folder that an environment variable names, else of the tests' own.
  static let files: [String] = {
    let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ModelBooks")
    let folder =
      ProcessInfo.processInfo.environment["PRICEBOOK_MODEL_BOOKS"].map { URL(filePath: $0) } ?? own
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0).path }
  }()

  static func read(_ file: String) throws -> ReferenceBook {
    try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: file)))
  }

  func model() throws -> PriceModel {
    var made = MadeBook(items: 60, stores: 5)
    for line in lines {
      made.buy(
        ItemID(line.item), at: StoreID(line.store), on: line.day, paid: line.paid * 100,
        quantity: line.quantity * 1_000)
      guard let before = line.before else { continue }
      made.book.lines.discount.append(
        Amount(tenThousandths: (before - line.paid) * 100), row: made.book.lines.count - 1)
    }
    return try #require(made.analysis { $0.asOf = date(day) }.priceModels.first)
  }
}

private func isNear(_ value: Double?, _ wanted: Double?) -> Bool {
  guard let value, let wanted else { return value == nil && wanted == nil }
  return abs(value - wanted) <= 1e-6 * max(1, abs(wanted))
}

@Suite("The price model against the reference estimator")
struct ReferenceBookTests {
  @Test("There are books of the reference")
  func books() { #expect(ReferenceBook.files.count > 5) }

  @Test("Trend, variances and drift are those of the reference", arguments: ReferenceBook.files)
  func variances(file: String) throws {
    let book = try ReferenceBook.read(file)
    let model = try book.model()
    let fit = try #require(model.fit)
    #expect(model.usualStore == StoreID(book.usual))
    #expect(isNear(fit.trend, book.trend) && isNear(fit.trendVariance, book.trendVariance))
    #expect(isNear(fit.commonDrift, book.common) && isNear(fit.drift, book.drift))
    #expect(isNear(fit.productVariance, book.productVariance))
    #expect(isNear(fit.priceVariance, book.priceVariance))
  }

  @Test(
    "Levels, their variances and effective items are those of the reference",
    arguments: ReferenceBook.files)
  func levels(file: String) throws {
    let book = try ReferenceBook.read(file)
    let fit = try #require(book.model().fit)
    for (name, store) in book.stores {
      let column = try #require(fit.column(of: StoreID(Int(name) ?? 0)))
      guard column != fit.usual, fit.isLinked(column) else { continue }
      #expect(isNear(fit.levels[column], store.sigma))
      #expect(isNear(fit.variances[column], store.variance))
      #expect(isNear(fit.effectiveItems[column], store.items))
    }
  }

  @Test("Prices, seen and filled in, are those of the reference", arguments: ReferenceBook.files)
  func prices(file: String) throws {
    let book = try ReferenceBook.read(file)
    let model = try book.model()
    for price in book.prices {
      let (item, store) = (ItemID(price.item), StoreID(price.store))
      let shown = model.shownPrice(of: item, in: DimensionID(rawValue: 0), at: store)
      if shown == nil, !price.isSeen { continue }
      #expect(shown?.isEstimated == !price.isSeen && shown?.months == price.months)
      #expect(isNear(shown?.price, price.price))
      let expected = model.expectedPrice(of: item, in: DimensionID(rawValue: 0), at: store)
      #expect(isNear(expected?.price, price.expected))
    }
  }

  @Test(
    "Totals, savings and what is claimed of them are those of the reference",
    arguments: ReferenceBook.files)
  func baskets(file: String) throws {
    let book = try ReferenceBook.read(file)
    let model = try book.model()
    let fit = try #require(model.fit)
    let lines = book.basket.map {
      BasketLine(item: ItemID(Int($0[0])), dimension: DimensionID(rawValue: 0), quantity: $0[1])
    }
    for (name, wanted) in book.stores {
      let store = StoreID(Int(name) ?? 0)
      guard let column = fit.column(of: store), fit.isLinked(column) else { continue }
      let total = try #require(model.total(of: lines, at: store))
      // The reference fills in what no chain of common items links.
      guard total.pricedLines == lines.count else { continue }
      #expect(isNear(total.total, wanted.total) && total.estimatedLines == wanted.filled)
      #expect(isNear(total.interval.lowerBound, wanted.lower))
      #expect(isNear(total.interval.upperBound, wanted.upper))
      let saving = try #require(model.saving(of: lines, at: store))
      #expect(isNear(saving.amount, wanted.saving))
      #expect(isNear(saving.interval()?.lowerBound, wanted.savingLower))
      #expect(isNear(saving.interval()?.upperBound, wanted.savingUpper))
      let figure = GatedFigure(
        value: saving.amount, error: saving.error, sharePercent: saving.sharePercent)
      let doubt = ClaimGate.doubts([figure])[0]
      #expect((doubt == nil) == wanted.claimed)
    }
  }
}
