package import PricebookModel

/// One claim that reports make, or decline to make: a row of `answers.csv`.
///
/// Headlines and findings are made from these rows, so that pages, tables and JSON agree.
package struct Answer: Hashable, Sendable {
  package enum Question: String, CaseIterable, Comparable, Sendable {
    case spending
    /// What is to be checked before anybody acts on the figures (``Check``).
    case check
    /// Spent − budget, of everything or of a category.
    case budget
    /// Spent − what the reference spent (``SpendingChange``); for a month also against the month
    /// before and the same month a year ago, over the same days.
    case spendingChange = "spending-change"
    /// The same of a category that moved by 5 % of the period's spending or more.
    case categoryChange = "category-change"
    /// The last regular price of an item at its cheapest store less that at its dearest.
    case priceNow = "price-now"
    /// How much dearer a smaller package is, for what it holds.
    case packageSize = "package-size"
    /// In how many days an item is to be bought again.
    case due
    /// The change of prices at the same stores in a year.
    case pricesYear = "prices-year"
    /// The change of prices at the same stores, less that of the official index over the same months.
    case officialIndex = "official-index"
    /// The change of prices at the same stores since the first month of the data, seasons included.
    case pricesSince = "prices-since"
    /// The price level of a store against the usual one.
    case storeLevel = "store-level"
    /// What a basket costs less at a store than at another, where all of it was seen at both of late.
    case basketNow = "basket-now"
    /// What a basket costs less with each item at the store where it was seen for least.
    case basketSwitches = "basket-switches"
    /// What a basket costs less at a store than where it is bought now.
    case basketSaving = "basket-saving"
    /// The regular price of an item at a store, now against a year ago or the first months.
    case itemChange = "item-change"
    /// What a month under way is expected to come to, less its budget.
    case monthEnd = "month-end"

    package static func < (left: Question, right: Question) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  package enum Subject: Hashable, Sendable {
    case all
    case household
    case spending(BudgetVariance.Scope)
    case prices(CategoryID)
    case store(StoreID)
    case item(ItemID)
    case product(ItemID, StoreID)
    /// Kept apart, because it is large and most answers are of products.
    indirect case check(Check)
  }

  package enum Against: Hashable, Sendable {
    case budget
    /// The months of a period; the mean of so many, where it is over several.
    case period(MonthPeriod, parts: Int)
    case store(StoreID)
    /// Another item: the larger package.
    case item(ItemID)
    /// The stores where it is bought now.
    case now
    case day(CalendarDate)
  }

  package enum Figure: Hashable, Sendable {
    /// Exact, as spending is, or rounded to the minor unit.
    case money(Amount)
    case percent(Double)
    /// Whole days; below zero in the past.
    case days(Int)
    /// How many receipts, names or the like.
    case count(Int)

    /// As in `answers.csv`.
    package var unit: String {
      switch self {
      case .money: "money"
      case .percent: "percent"
      case .days: "days"
      case .count: "count"
      }
    }

    package var approximateValue: Double {
      switch self {
      case .money(let amount): amount.approximateUnits
      case .percent(let percent): percent
      case .days(let number), .count(let number): Double(number)
      }
    }
  }

  package enum UnstatedReason: String, Sendable {
    /// The bounds that must leave out zero contain it.
    case zeroInRange = "zero-in-range"
    /// Too few products are behind it.
    case fewProducts = "few-products"
    /// Less than half of the spending is compared.
    case lowCoverage = "low-coverage"
    /// There are too few observations for any bounds.
    case noRange = "no-range"
    /// One side has too few prices.
    case fewPrices = "few-prices"
    /// It is below 1 % of the total, so a tie.
    case tie
    /// No price of the store is of the last 90 days.
    case notSeen = "not-seen"
    /// The product's price differs as much from one purchase to the next.
    case withinNoise = "within-noise"
    /// It is the price of a piece of something that is weighed.
    case unweighed
    /// Other months ended too differently.
    case unclearEnd = "unclear-end"
  }

  package var period: MonthPeriod
  package var question: Question
  package var subject: Subject
  /// `nil` where the question says it.
  package var against: Against?
  package var basket: String?
  package var currency: CurrencyID
  package var estimate: Figure
  /// Where the true value lies in 95 of 100 cases; `nil` for facts.
  package var range: ClosedRange<Double>?
  /// How many products are behind an estimate; of clustered errors the effective number.
  package var products: Double?
  /// Of the spending, what is covered.
  package var sharePercent: Double?
  package var isStated: Bool
  package var reason: UnstatedReason?

  /// A fact, which needs no range and is always stated.
  static func fact(
    _ question: Question, _ subject: Subject, against: Against?, in period: MonthPeriod,
    currency: CurrencyID, _ estimate: Figure
  ) -> Answer {
    Answer(
      period: period, question: question, subject: subject, against: against, currency: currency,
      estimate: estimate, isStated: true)
  }
}

extension Answer {
  /// An estimate of the price model in percent, stated unless there is a doubt.
  init(
    period: MonthPeriod, question: Question, subject: Subject, against: Against,
    currency: CurrencyID, estimate: PriceEstimate, _ doubt: ChangeClaim.Doubt?
  ) {
    self.init(
      period: period, question: question, subject: subject, against: against, currency: currency,
      estimate: .percent(estimate.percent), range: estimate.interval(),
      products: estimate.error?.effectiveItems, sharePercent: estimate.sharePercent,
      isStated: doubt == nil, reason: doubt.map(UnstatedReason.init))
  }
}

extension Answer.UnstatedReason {
  init(_ doubt: ChangeClaim.Doubt) {
    self =
      switch doubt {
      case .containsZero, .nearZero: .zeroInRange
      case .fewProducts: .fewProducts
      case .lowCoverage: .lowCoverage
      case .noInterval: .noRange
      }
  }
}

extension Answer.UnstatedReason {
  package init(_ doubt: RegularPriceChange.Doubt) {
    self =
      switch doubt {
      case .fewPrices: .fewPrices
      case .withinNoise: .withinNoise
      case .unweighed: .unweighed
      }
  }
}

extension Check {
  /// How much it is about: receipts, days, money, a share or names.
  var figure: Answer.Figure {
    switch self {
    case .receiptsEnd(_, let count), .namesAlone(let count, _), .damagedNames(let count, _, _):
      .count(count)
    case .storeStopped(_, _, let days, _): .days(days)
    case .paymentsWithoutReceipt(_, let amount, _, _), .shopsWithoutReceipt(_, let amount, _, _),
      .withoutCurrency(let amount, _, _, _), .looksLikePrices(_, let amount, _):
      .money(amount)
    case .chargedAbove(_, _, let sum), .mayCountTwice(_, _, _, _, let sum): .money(sum)
    case .unusualLine(let line, _, _): .money(line.paid)
    case .receiptsDiffer(let copy, _, _, _): .money(copy.line.paid - copy.other.paid)
    case .withoutCategory(let percent, _, _): .percent(percent)
    }
  }
}
