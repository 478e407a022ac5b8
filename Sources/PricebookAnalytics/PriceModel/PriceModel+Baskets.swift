package import PricebookModel

/// What baskets cost and save, at the prices that are shown.
extension PriceModel {
  /// A price with its errors, as variances of ln p.
  fileprivate struct Priced {
    var shown: ShownPrice
    /// How far the price may have moved since, or what it was filled in with may be off.
    var variance: Double
    /// What a product has beside its item and store, as far as its own prices leave it open.
    var own: Double
  }

  /// The price of an item at a store: the last regular one, else the one that the model fills in.
  ///
  /// - Returns: `nil` where there is none and no chain of common items links the two.
  package func shownPrice(
    of item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> ShownPrice? {
    prices.price(of: item, in: dimension, at: store)
      ?? product(item, in: dimension, at: store).map(filledIn)
  }

  private func product(
    _ item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> StoreLevelFit.ProductEstimate? {
    guard let fit, let place = fit.place(of: item, in: dimension),
      let column = fit.column(of: store)
    else { return nil }
    return fit.product(item: place, column: column)
  }

  private func filledIn(_ product: StoreLevelFit.ProductEstimate) -> ShownPrice {
    ShownPrice(price: product.price, exact: nil, day: nil, isEstimated: true, months: 1)
  }

  private func priced(
    _ item: ItemID, in dimension: DimensionID, at store: StoreID
  ) -> Priced? {
    let product = product(item, in: dimension, at: store)
    let own = product?.variance ?? fit?.productVariance ?? 0
    if let shown = prices.price(of: item, in: dimension, at: store) {
      return Priced(shown: shown, variance: Double(shown.months) * drift, own: own)
    }
    guard let product else { return nil }
    return Priced(
      shown: filledIn(product),
      variance: product.variance + (fit?.productVariance ?? 0) / Double(product.stores) + drift,
      own: own)
  }

  private var drift: Double { fit?.drift ?? StoreLevelFit.leastDrift }
  private var commonDrift: Double { fit?.commonDrift ?? 0 }
  private func levelVariance(of store: StoreID) -> Double {
    fit?.column(of: store).map { fit?.variances[$0] ?? 0 } ?? 0
  }

  /// What a basket costs at a store.
  ///
  /// The variance has three parts: how far each price may have moved since its day, how far all of
  /// them moved together, and the errors of what is filled in and of the store's level. Student's t
  /// has one degree of freedom less than there are effective lines: how many lines that weigh alike
  /// would say as much (Kish, see ``SamplingError/effectiveItems``), at least 2.5.
  ///
  /// - Returns: `nil` where no line has a price.
  package func total(of lines: [BasketLine], at store: StoreID) -> BasketTotal? {
    var (total, estimated, common) = (0.0, 0.0, 0.0)
    var (variance, squares) = (0.0, 0.0)
    var (count, estimates) = (0, 0)
    for line in lines {
      guard let priced = priced(line.item, in: line.dimension, at: store) else { continue }
      let cost = priced.shown.price * line.quantity
      let own = cost * cost * priced.variance
      count += 1
      total += cost
      common += cost * Double(priced.shown.months)
      variance += own
      squares += own * own
      guard priced.shown.isEstimated else { continue }
      estimates += 1
      estimated += cost
    }
    guard count > 0 else { return nil }
    let items =
      squares > 0 ? max(Self.fewestLines, variance * variance / squares) : Self.fewestLines
    common *= commonDrift
    let error =
      (variance + common * common + levelVariance(of: store) * estimated * estimated).squareRoot()
    let half =
      error * StudentDistribution.bound(within: Estimate.probability, degrees: items - 1)
    return BasketTotal(
      total: total, interval: max(0, total - half)...total + half, pricedLines: count,
      estimatedLines: estimates, estimatedPart: estimated)
  }

  /// The effective lines that a total has at least.
  private static let fewestLines = 2.5

  /// What a basket costs less at a store than where it is bought now.
  ///
  /// - Parameter now: Where it is bought now; `nil` for where the household bought each item in the
  ///   last three months, or else its usual store.
  package func saving(
    of lines: [BasketLine], at store: StoreID, insteadOf now: StoreID? = nil
  ) -> BasketSaving? {
    saving(of: boughtNow(lines, at: now), at: lines.map { _ in store })
  }

  /// Where the lines of a basket are bought now and what they cost there, which is the same for every
  /// store that the basket is compared with.
  struct BoughtNow {
    fileprivate struct Line {
      let line: BasketLine
      /// `nil` where the line has no price at one of the stores.
      let shares: [(store: StoreID, share: Double, priced: Priced)]?
    }

    fileprivate let lines: [Line]
    /// The one store; `nil` for where the household bought each item.
    fileprivate let store: StoreID?
  }

  /// - Parameter store: Where the basket is bought now; `nil` for where the household bought each item
  ///   in the last three months, or else its usual store.
  func boughtNow(_ lines: [BasketLine], at store: StoreID? = nil) -> BoughtNow {
    BoughtNow(
      lines: lines.map { line in
        let shares =
          store.map { [(store: $0, share: 1.0)] } ?? usualStores(of: line.item, in: line.dimension)
        let known = shares.compactMap { share in
          priced(line.item, in: line.dimension, at: share.store).map {
            (store: share.store, share: share.share, priced: $0)
          }
        }
        return BoughtNow.Line(line: line, shares: known.count == shares.count ? known : nil)
      }, store: store)
  }

  /// Whether a line of a basket can be compared with what it costs at a store.
  func isComparable(_ place: Int, of bought: BoughtNow, at store: StoreID) -> Bool {
    guard let fit, let column = fit.column(of: store), fit.isLinked(column) else { return false }
    let entry = bought.lines[place]
    return entry.shares != nil
      && priced(entry.line.item, in: entry.line.dimension, at: store) != nil
  }

  /// What a basket costs less at some stores than where it is bought now.
  ///
  /// The variance is the larger of two. That of drift: how far prices may have moved since their days,
  /// alone and together, and the levels of what is filled in. That of levels: the error of each level,
  /// times what is bought there instead, and what products have beside them. The former alone is too
  /// narrow where all prices rise together, the latter where single prices jump.
  ///
  /// - Parameter stores: Where each line would be bought; lines without a store are left out.
  /// - Returns: `nil` where no line can be compared, or no common items link a store with the usual one.
  func saving(of bought: BoughtNow, at stores: [StoreID?]) -> BasketSaving? {
    guard let fit else { return nil }
    var (before, there, count, wanted) = (0.0, 0.0, 0, 0)
    var (drift, own, age) = (0.0, 0.0, 0.0)
    /// What is filled in on either side, and all that is bought there instead, by store.
    var sums: [Int: (open: Double, all: Double)] = [:]
    for (entry, store) in zip(bought.lines, stores) {
      guard let store else { continue }
      let line = entry.line
      wanted += 1
      guard let column = fit.column(of: store), fit.isLinked(column) else { return nil }
      guard let others = entry.shares,
        let priced = priced(line.item, in: line.dimension, at: store)
      else { continue }
      count += 1
      let cost = priced.shown.price * line.quantity
      let instead = cost * (1 - (others.first { $0.store == store }?.share ?? 0))
      there += cost
      age -= cost * Double(priced.shown.months)
      drift += instead * instead * priced.variance
      own += instead * instead * priced.own
      sums[column, default: (0, 0)].all += instead
      for other in others {
        let part = other.priced.shown.price * line.quantity * other.share
        before += part
        age += part * Double(other.priced.shown.months)
        guard other.store != store else { continue }
        drift += part * part * other.priced.variance
        own += part * part * other.priced.own
        let isOpen = priced.shown.isEstimated || other.priced.shown.isEstimated
        if isOpen { sums[column, default: (0, 0)].open += part }
        guard other.store == bought.store, let column = fit.column(of: other.store) else {
          continue
        }
        sums[column, default: (0, 0)].all += part
        if isOpen { sums[column, default: (0, 0)].open += part }
      }
    }
    guard count > 0 else { return nil }
    age *= commonDrift
    var (driftVariance, levelVariance) = (drift + age * age, own)
    var items = Double.infinity
    // In order, so that the sums are the same whenever they are added up.
    for (column, sum) in sums.sorted(by: { $0.key < $1.key }) where column != fit.usual {
      driftVariance += fit.variances[column] * sum.open * sum.open
      levelVariance += fit.variances[column] * sum.all * sum.all
      items = min(items, fit.effectiveItems[column])
    }
    return BasketSaving(
      now: before, there: there,
      error: items.isFinite
        ? SamplingError(
          standardError: max(driftVariance, levelVariance).squareRoot(), effectiveItems: items)
        : nil,
      sharePercent: Double(count) / Double(wanted) * 100)
  }
}
