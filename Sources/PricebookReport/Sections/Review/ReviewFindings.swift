import PricebookAnalytics
import PricebookDocument
import PricebookModel

struct Observation {
  /// What the money is part of.
  var topic: FindingTopic
  /// Signed as it is shown.
  var stake: Amount
  /// Whether the stake is a difference, which always shows its sign.
  var isDifference = true
  var tone: Tone
  var sentence: RichText
  var link: Finding.Link?
  /// The values behind it, for a small chart beside the sentence.
  var drawing: Chart.Drawing?

  /// Whether it is about money that was spent, or could have been kept.
  var isCost: Bool { !isDifference || stake > .zero }
}

enum FindingPlace: CaseIterable {
  case budget, changes, stores, carts, trends, comparison

  fileprivate var target: LinkTarget {
    switch self {
    case .budget, .changes, .stores, .carts: .section("\(self)")
    case .trends: .page(ReportKind.priceTrends.fileName)
    case .comparison: .page(ReportKind.storeComparison.fileName)
    }
  }
}

extension SpendingReview {
  static let findingLimit = 5
  /// The day of the month from which an even pace says something.
  static let leastPaceDay = 7

  /// The link at the end of a finding; `nil` where it would lead to a page that is not written.
  func link(_ place: FindingPlace) -> Finding.Link? {
    if case .page = place.target, !scope.context.hasOtherPages { return nil }
    return Finding.Link(text: words.findings.linkText(place), target: place.target)
  }

  /// What the budget bars and the steps of the change show.
  private static let shownAbove: Set<FindingTopic> = [
    .wholeMonth, .category, .pace, .unbudgeted, .bought, .priceChange, .storeChoice,
  ]

  /// What else is worth noticing: problems before praise, each by the money at stake.
  var findingsSection: Section? {
    let own = observations.filter { !Self.shownAbove.contains($0.topic) }
    let shown = (own.filter(\.isCost) + own.filter { !$0.isCost }).prefix(Self.findingLimit)
    guard !shown.isEmpty else { return nil }
    return Section(
      id: "what-stands-out", title: words.findings.title,
      blocks: [.findings(shown.map { finding($0, link: $0.link) })])
  }

  func finding(
    _ observation: Observation, link: Finding.Link?, chart: ((Chart.Drawing) -> Chart)? = nil
  ) -> Finding {
    Finding(
      amount: observation.isDifference
        ? scope.difference(observation.stake) : scope.written(observation.stake),
      tone: observation.tone, sentence: observation.sentence, link: link,
      chart: chart.flatMap { observation.drawing.map($0) })
  }

  /// What the page says of the month, most money at stake first; see ``FindingTopic``.
  var observations: [Observation] {
    let groups: [[Observation?]] = [
      [wholeMonthObservation], categoryObservations, [paceObservation], [unbudgetedObservation],
      changeObservations, [savingsObservation], priceObservations, [cartObservation],
      [storeLevelObservation], [basketObservation],
    ]
    return groups.flatMap(\.self).compactMap(\.self)
      .shown(ofSpending: spent, headline: headlineAmounts)
  }

  /// What the headline says of the month against its budget; it speaks of the first currency.
  private var headlineAmounts: [Amount] {
    guard let variance, scope.analysis.currencies.first == scope.currency else { return [] }
    guard !period.isOver, variance < .zero else { return [variance] }
    return [variance] + [whole?.end?.excess].compactMap(\.self).filter { $0 > .zero }
  }

  /// The month against its budget; in a month under way, where it ends if that is clear.
  private var wholeMonthObservation: Observation? {
    guard let whole, let variance, let budget = whole.budget else { return nil }
    guard !period.isOver, let clear = whole.end,
      // A month that is over its budget and is expected to come back below it says neither.
      variance <= .zero || clear.excess > .zero
    else {
      // That little of a budget is used early in a month is no news.
      guard period.isOver || variance > .zero else { return nil }
      return Observation(
        topic: .wholeMonth, stake: variance, tone: Tone(variance: variance),
        sentence: words.findings.closed(whole.status, kind),
        link: link(.budget), drawing: .monthColumns(monthsDrawing))
    }
    let end = WrittenEnd(clear, in: scope)
    return Observation(
      topic: .wholeMonth, stake: clear.excess, tone: Tone(variance: clear.excess),
      sentence: variance > .zero
        ? words.findings.overMonth(end)
        : words.findings.runningMonth(
          end, budget: scope.written(budget), left: scope.written(-variance)),
      link: link(.budget), drawing: .monthColumns(monthsDrawing))
  }

  /// The category furthest over its budget and the one furthest under.
  private var categoryObservations: [Observation?] {
    // Of a category that no line was ever of, that nothing was spent is no news.
    let rows = (scope.categories + scope.parts)
      .filter { $0.variance != nil && ($0.level != .category || !$0.scope.isUnused) }
    func furthest(_ isBetter: (Amount, Amount) -> Bool) -> BudgetVariance.Row? {
      rows.reduce(nil) { best, row in
        guard let best, let bestVariance = best.variance else { return row }
        return isBetter(row.variance ?? .zero, bestVariance) ? row : best
      }
    }
    func stake(_ row: BudgetVariance.Row) -> Amount { row.variance ?? .zero }
    return [furthest(>), furthest(<)].enumerated().map { place, row -> Observation? in
      guard let row, let variance = row.variance, let budget = row.budget,
        place == 0 ? variance > .zero : variance < .zero
      else { return nil }
      // A running month leaves most categories under; that is no finding before its end is near.
      guard place == 0 || period.isOver || daysLeft <= 3 else { return nil }
      return Observation(
        topic: .category, stake: variance,
        tone: isOnCourseOver && variance < .zero ? .neutral : Tone(variance: variance),
        sentence: words.findings.category(
          scope.categoryName(row.scope), isOver: variance > .zero,
          isAlone: rows.count { $0.variance == variance } == 1,
          used: row.usedPercent.map { .percent($0, digits: 0) }, budget: scope.written(budget)),
        link: link(.budget),
        drawing: budgetDrawing(
          rows.sorted { place == 0 ? stake($1) < stake($0) : stake($0) < stake($1) }))
    }
  }

  /// The categories that are not over their budgets but ahead of an even pace, together; before the
  /// month is a week old, one large purchase is.
  private var paceObservation: Observation? {
    guard !period.isOver, period.daysElapsed >= Self.leastPaceDay else { return nil }
    let ahead = scope.categories.compactMap { row -> (row: BudgetVariance.Row, lead: Amount)? in
      guard let variance = row.variance, variance <= .zero, let pace = row.pace,
        let lead = row.spent.subtractingIfFits(pace), lead > .zero
      else { return nil }
      return (row, lead)
    }.sorted {
      ($1.lead, scope.categoryName($0.row.scope)) < ($0.lead, scope.categoryName($1.row.scope))
    }
    guard let largest = ahead.first, let sum = ahead.map(\.lead).sum else { return nil }
    return Observation(
      topic: .pace, stake: sum, tone: .neutral,
      sentence: words.findings.aheadOfPace(
        count: ahead.count, largest: scope.categoryName(largest.row.scope),
        amount: scope.written(largest.lead), isAlone: ahead.dropFirst().first?.lead != largest.lead),
      link: link(.budget), drawing: budgetDrawing(ahead.map(\.row)))
  }

  /// What was spent in categories without a budget, where others have one.
  private var unbudgetedObservation: Observation? {
    let rows = scope.categories
    guard rows.contains(where: { $0.budget != nil }) else { return nil }
    let unbudgeted = rows.filter {
      $0.budget == nil && $0.spent > .zero && $0.scope != .category(.adjustments)
    }.sorted { $0.spent > $1.spent }
    guard let largest = unbudgeted.first else { return nil }
    return Observation(
      topic: .unbudgeted, stake: unbudgeted.reduce(.zero) { $0 + $1.spent }, isDifference: false,
      tone: .neutral,
      sentence: words.findings.unbudgeted(
        count: unbudgeted.count, largest: scope.categoryName(largest.scope),
        amount: scope.written(largest.spent)), link: link(.budget),
      drawing: unbudgeted.count == 1
        ? .monthColumns(monthsDrawing(of: largest))
        : scope.bars(
          unbudgeted.prefix(Self.smallRowLimit).map {
            StoreBars.Row(name: scope.categoryName($0.scope), amount: $0.spent, note: "")
          }))
  }

  /// The completed cart that cost most above its plan, with its largest part.
  private var cartObservation: Observation? {
    let carts = scope.carts.compactMap { cart in cart.parts.map { (cart: cart, parts: $0) } }
      .filter { $0.cart.date.map(period.calendar.month).map(scope.isReported) ?? false }
    guard let largest = carts.max(by: { $0.parts.total < $1.parts.total }),
      largest.parts.total > .zero
    else { return nil }
    let parts: [(CartPart, Amount)] = [
      (.price, largest.parts.price), (.quantity, largest.parts.quantity),
      (.unplanned, largest.parts.unplanned),
    ]
    let cause = parts.max { $0.1 < $1.1 }.flatMap { $0.1 > .zero ? $0 : nil }
    return Observation(
      topic: .cart, stake: largest.parts.total, tone: .over,
      sentence: words.findings.cart(
        scope.book.vault.carts[largest.cart.cart].name,
        date: largest.cart.unnamedDate(in: scope.book), cause: cause?.0,
        amount: cause.map { scope.written($0.1) }), link: link(.carts),
      drawing: differences(
        [
          (words.headings.price, largest.parts.price),
          (words.headings.quantity, largest.parts.quantity),
          (words.headings.unplanned, largest.parts.unplanned),
          (words.headings.skipped, largest.parts.skipped),
        ], isToned: true))
  }
}

enum CartPart: CaseIterable { case price, quantity, unplanned, skipped }

enum FindingTopic {
  case wholeMonth, category, pace, unbudgeted, priceChange, priceAlerts, storeLevel, storeChoice
  case savings, basket, bought, cart

  /// Topics whose amounts are, at least in part, the same money.
  private static let overlaps: [[FindingTopic]] = [
    // What a category is over its budget, the month is.
    [.wholeMonth, .category], [.wholeMonth, .pace], [.wholeMonth, .unbudgeted],
    // A price that rose is a price change, an alert, and part of its store's level.
    [.priceChange, .priceAlerts, .storeLevel],
    // What was bought at dearer stores would have cost less elsewhere.
    [.storeChoice, .savings, .basket],
  ]

  func overlaps(_ other: FindingTopic) -> Bool {
    Self.overlaps.contains { $0.contains(self) && $0.contains(other) && self != other }
  }
}

extension [Observation] {
  /// Those that are shown, most money first: large enough for the spending, and no money twice.
  ///
  /// If two overlap and have the same sign, only the larger is shown. What the headline says of
  /// the whole month is not repeated.
  func shown(ofSpending spending: Amount, headline: [Amount]) -> [Observation] {
    let ordered = filter { ClaimGate.isLargeEnough($0.stake, ofSpending: spending) }.filter {
      $0.topic != .wholeMonth || !headline.contains($0.stake)
    }.sorted { $0.stake.magnitude > $1.stake.magnitude }
    return ordered.reduce(into: []) { shown, next in
      let isCounted = shown.contains { $0.topic.overlaps(next.topic) && $0.isCost == next.isCost }
      if !isCounted { shown.append(next) }
    }
  }
}
