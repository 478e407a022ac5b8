import PricebookAnalytics
import PricebookModel

extension MonthPage {
  /// Three things to know, each with what shows it.
  ///
  /// They are why the months are over their budget, or the fullest one; the price that costs most; and
  /// the category that moved most, or a saving.
  var thingsSection: Section? {
    let told = budgetThing
    let moved = categoryThing(otherThan: told?.scope)
    let things =
      [
        told?.finding, priceThing, moved ?? savingThing, moved == nil ? nil : savingThing,
      ].compactMap(\.self).prefix(Self.thingLimit) + (receiptThing.map { [$0] } ?? [])
    guard !things.isEmpty else { return nil }
    return Section(
      id: "things", title: words.month.thingsTitle, blocks: [.findings(Array(things))],
      column: .main)
  }

  private static let thingLimit = 3
  /// Budgets in the chart beside the fullest.
  private static let budgetLimit = 2

  private func thing(
    _ id: String, _ amount: Value, tone: Tone = .neutral, _ sentence: RichText,
    _ drawing: Chart.Drawing?, _ link: Finding.Link, lines source: LinkTarget? = nil
  ) -> Finding {
    Finding(
      amount: amount, tone: tone, sentence: sentence,
      link: scope.context.hasOtherPages ? link : nil, source: source,
      chart: drawing.map {
        Chart(
          id: id, title: words.month.thingsTitle, description: sentence, drawing: $0,
          isSmall: true, isTabledElsewhere: true)
      })
  }

  private func place(_ report: ReportKind, _ section: String? = nil) -> Finding.Link {
    Finding.Link(
      text: RichText(words.page.reportName(report)),
      target: section.map { .place(page: report.fileName, id: $0) } ?? .page(report.fileName))
  }

  /// Of months over their budget the reason, else the category furthest over its own, or the one that
  /// has used most of it.
  private var budgetThing: (finding: Finding, scope: BudgetVariance.Scope?)? {
    let isOver = scope.budget?.variance.map { $0 > .zero } ?? false
    let reason = isOver ? scope.budgetReason?.subject : nil
    let bars = budgetRows(first: reason)
    if case .unbudgeted(let part)? = reason {
      let finding = thing(
        "budgets", scope.difference(part.spent), tone: .over, scope.sentence(part),
        scope.budgetBars(bars.prefix(Self.budgetLimit), hasPace: false),
        place(.spendingReview, "budget"), lines: part.category.flatMap { scope.lines(of: $0) })
      return (finding, part.category)
    }
    guard let first = bars.first, let used = first.usedPercent, let budget = first.budget,
      first.spent > .zero,
      let claim = claims(.budget).first(where: { $0.subject == .spending(first.scope) }),
      case .money(let variance) = claim.estimate, variance > .zero || !isOver
    else { return nil }
    let name = scope.categoryName(first.scope)
    let finding = thing(
      "budgets", scope.difference(variance), tone: variance > .zero ? .over : .neutral,
      words.month.budget(
        name, isOver: variance > .zero, used: .percent(used, digits: 0),
        budget: scope.rounded(budget)),
      scope.budgetBars(bars.prefix(Self.budgetLimit), hasPace: false),
      place(.spendingReview, "budget"), lines: scope.lines(of: first))
    return (finding, first.scope)
  }

  /// The categories with a budget: the reason, then those furthest over, then the fullest.
  private func budgetRows(first reason: BudgetPart?) -> [BudgetVariance.Row] {
    scope.categories.filter { $0.usedPercent != nil }.sorted { left, right in
      let isReason = { (row: BudgetVariance.Row) in reason == .category(row.scope) ? 1 : 0 }
      let over = { (row: BudgetVariance.Row) in max(.zero, row.variance ?? .zero) }
      return (isReason(right), over(right), right.usedPercent ?? 0, scope.categoryName(left.scope))
        < (isReason(left), over(left), left.usedPercent ?? 0, scope.categoryName(right.scope))
    }
  }

  /// A smaller package, else the price whose rise costs most, else a price seen at two stores.
  private var priceThing: Finding? { packageThing ?? riseThing ?? priceNow?.finding }

  private var packageThing: Finding? {
    let found = claims(.packageSize).compactMap { claim in
      scope.analysis.packages.shrinkflation.first {
        claim.subject == .product($0.new.item, $0.store) && claim.against == .item($0.old.item)
          && $0.currency == claim.currency
      }
    }
    let sizes = scope.analysis.packages.sizes
    guard let most = found.max(by: { $0.changePercent < $1.changePercent }),
      let old = sizes[most.old.item], let new = sizes[most.new.item],
      let before = most.old.price.rounded?.rounded(toDigits: scope.currency.minorUnitDigits),
      let now = most.new.price.rounded?.rounded(toDigits: scope.currency.minorUnitDigits),
      let unitBefore = most.old.pricePerUnit.rounded, let unitNow = most.new.pricePerUnit.rounded
    else { return nil }
    return thing(
      "packages", .percentDifference(most.changePercent, digits: 0), tone: .over,
      words.month.smaller(
        most.stem, words.packages.written(new), insteadOf: words.packages.written(old),
        scope.written(now), before: now == before ? nil : scope.written(before)),
      scope.bars(
        [(old, unitBefore), (new, unitNow)].map { size, price in
          StoreBars.Row(
            name: Formatting(scope.context.locale).plainText(words.packages.written(size)),
            amount: scope.roundedToMinorUnit(price), note: words.shared.per(most.unit))
        }), place(.priceTrends), lines: lines(of: most.new.item, at: most.store))
  }

  private var riseThing: Finding? {
    guard let currency = scope.currencyID else { return nil }
    let values = scope.analysis.unitValues
    let claims = answers.stated(.itemChange, in: currency)
    var most: (change: RegularPriceChange, cost: Amount)?
    for change in scope.analysis.regularPriceChanges where change.standsOut {
      let series = values.series[change.series]
      guard series.currency == currency, let cost = change.yearlyCost,
        cost > most?.cost ?? .zero,
        claims.contains(where: {
          $0.subject == .product(series.item, series.store) && $0.estimate == .money(cost)
        })
      else { continue }
      most = (change, cost)
    }
    guard let most, let before = most.change.before.rounded, let now = most.change.now.rounded,
      ClaimGate.isLargeEnough(most.cost, ofSpending: review.spent)
    else { return nil }
    let series = values.series[most.change.series]
    let prices = scope.shownPrices(before, now)
    let unit = scope.baseUnit(series.dimension)
    let bars = [
      (words.packages.before, scope.roundedToMinorUnit(before)),
      (words.packages.now, scope.roundedToMinorUnit(now)),
    ]
    return thing(
      "rise", scope.difference(most.cost), tone: .over,
      words.month.rise(
        scope.itemName(series.item), scope.storeName(series.store), prices.1,
        insteadOf: prices.0, per: unit == "each" ? nil : words.shared.per(unit),
        months: scope.boughtMonths),
      // Bars of prices that differ in more decimals would look alike.
      bars[0].1 == bars[1].1
        ? nil
        : scope.bars(
          bars.map {
            StoreBars.Row(
              name: $0.0, amount: $0.1, note: unit == "each" ? "" : words.shared.per(unit))
          }), place(.priceTrends), lines: lines(of: series.item, at: series.store))
  }

  /// The lines of an item at a store that its prices are of, where a page has those of a year.
  private func lines(of item: ItemID, at store: StoreID) -> LinkTarget? {
    scope.lines(
      LineSelection(store: scope.storeName(store), item: scope.book.names.items[item].name),
      ofYear: scope.month.year)
  }

  /// The item whose prices, seen at two stores, differ most; of the first weeks alone.
  var priceNow: (claim: RichText, finding: Finding)? {
    guard review.whole?.budget == nil, change(overMonths: 1) == nil, let now = PriceNow(in: scope)
    else { return nil }
    let rows = [now.low, now.high].map { store, price, _ in
      StoreBars.Row(
        name: store, amount: scope.roundedToMinorUnit(price),
        note: now.unit == "each" ? "" : words.shared.per(now.unit))
    }
    return (
      words.month.cheaper(
        now.item.text, scope.written(now.difference.magnitude), at: now.low.store),
      thing(
        "price-now", scope.difference(now.difference), tone: .under,
        words.month.twoPrices(
          now.item, scope.shownPrice(now.low.price), at: now.low.store, on: now.low.day,
          scope.shownPrice(now.high.price), at: now.high.store, on: now.high.day),
        scope.bars(rows),
        place(scope.period.isMonth ? .storeComparison : .priceTrends))
    )
  }

  /// The category that explains most of the change against the same days of the month before, else
  /// the one that moved most; and whether more was bought, or something was refunded.
  private func categoryThing(otherThan told: BudgetVariance.Scope?) -> Finding? {
    guard let change = review.categoryChange, change.category != told else { return nil }
    let row = scope.categories.first { $0.scope == change.category }
    return thing(
      "category", scope.difference(change.amount), review.sentence(change),
      row.map { .monthColumns(columns(of: $0)) }, place(.spendingReview, "changes"),
      lines: scope.lines(of: change.category))
  }

  private func columns(of row: BudgetVariance.Row) -> MonthColumns {
    MonthColumns(
      currency: scope.currency,
      months: scope.window.map { month in
        let same = scope.analysis.budget.rows.rows(of: month).first {
          $0.scope == row.scope && $0.currency == row.currency && $0.level == row.level
        }
        return MonthColumns.Column(month: month, spent: same?.spent ?? .zero, budget: same?.budget)
      }, subjects: scope.period.begun)
  }

  /// The largest saving on a usual month that may be stated.
  private var savingThing: Finding? {
    guard
      let comparison = scope.analysis.comparisons.first(where: {
        $0.kind == .usual && $0.currency == scope.currency
      }), let cheaper = comparison.advice.stated?.store ?? comparison.advice.beyond,
      let saving = comparison.stores[cheaper].saving, let claim = saving.claim
    else { return nil }
    let store = comparison.stores[cheaper]
    let name = scope.storeName(store.store)
    let basket = BasketComparison(comparison, in: scope)
    let sentence = words.month.saving(
      at: name, items: store.availableItemCount, of: comparison.basket.lines.count,
      isBelow: !store.isEligible, basket.span)
    return thing(
      "saving", scope.written(claim.amount),
      RichText(sentences: [sentence, basket.aged(cheaper)]),
      scope.bars(
        [(words.comparison.asNow, saving.now), (name, saving.there)].map {
          StoreBars.Row(name: $0, amount: $1, note: "")
        }), place(.storeComparison))
  }

  private static let buyLimit = 8

  /// What is due, and what open carts and lists still want: when, where and for how much.
  var buyNextSection: Section? {
    // What is due is due today, and not at the end of a month that is over.
    guard scope.period.isMonth, !scope.period.isOver else { return nil }
    let next = scope.analysis.next.first { $0.currency == scope.currency }
    guard let purchases = next.flatMap({ NextPurchases($0, in: scope) }) else { return nil }
    let shown = purchases.byDay.prefix(Self.buyLimit)
    // Where most of it is, is said once.
    let stops = Dictionary(grouping: shown, by: \.stop)
    let most = stops.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    let price = most.map { words.month.priceAt(purchases.name($0)) } ?? words.headings.price
    let title = words.month.buyNext
    let table = scope.table(
      "buy-next-table", title, isCaptionHidden: true, of: shown,
      [
        .init(words.headings.item) {
          let (quantity, name) = ($0.writtenQuantity, RichText.name(scope.itemName($0.item)))
          return .text(quantity.isEmpty ? name : quantity + " " + name)
        }, .init(words.month.when) { .text(due($0.due)) },
        .number(price) { line in
          guard let cost = line.cost ?? line.only?.cost else { return .absent }
          let store = line.only?.store ?? purchases.name(line.stop)
          let isElsewhere = line.only != nil || line.stop != most
          var cell = Cell.text(
            (line.isEstimated ? "≈ " : "") + .value(scope.written(cost)),
            secondLine: isElsewhere ? .name(store) : nil)
          cell.age = line.age.map(words.next.age)
          return cell
        },
      ])
    let page = LinkTarget.page(ReportKind.shoppingList.fileName)
    return Section(
      id: "buy-next", title: scope.context.hasOtherPages ? "\(link: title, to: page)" : title,
      drawingNote: [words.next.grey(shown.compactMap(\.age))].compactMap(\.self),
      blocks: [.table(table)], column: .side)
  }

  private func due(_ day: CalendarDate?) -> RichText {
    guard let day else { return words.month.onList }
    let distance = day.days(since: scope.period.asOf)
    return words.month.due(
      overdue: max(0, -distance), inDays: max(0, distance), weekday: day.weekday)
  }
}
