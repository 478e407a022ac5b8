import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  /// How many stores beside the usual one have a label, and a line without one.
  private static let labelledStores = 5
  private static let plainStores = 15

  /// The price level of every store against itself, and of the household.
  var levelsSection: Section? {
    let window = scope.window
    let householdValues = household.index?.rebased(to: window) ?? []
    let hasHousehold = householdValues.count { $0 != nil } > 1
    let levels = StoreLevel.all(in: scope).sorted {
      (rank($0), $0.store) < (rank($1), $1.store)
    }
    guard window.count > 1, hasHousehold || !levels.isEmpty else { return nil }
    let usual = levels.first { $0.store == usualStore }
    let others = levels.filter { $0.store != usual?.store }
    var series = others.prefix(Self.labelledStores + Self.plainStores).enumerated().map {
      line($1, slot: .other, isLabelled: $0 < Self.labelledStores)
    }
    if let usual { series.append(line(usual, slot: .store1)) }
    if hasHousehold {
      series.append(
        LineSeries(
          name: words.trends.householdName, slot: .household, values: householdValues,
          isThin: household.index?.isThin(in: window) ?? [], band: household.band(in: window)))
    }
    let missing = others.count - Self.labelledStores
    let method = [
      words.trends.levelsNote(start: window[0]),
      hasHousehold ? words.moves.band : nil,
      household.index?.isThin(in: window).contains(true) ?? false ? words.trends.thin : nil,
      gapsNote(levels.prefix(Self.labelledStores)),
      missing > 0
        ? words.trends.otherStoresNote(missing, scope.context.tableName("store-index")) : nil,
      words.trends.method(months: scope.analysis.options.settings[.changeMonths]),
    ]
    return Section(
      id: "levels", title: words.trends.levelsTitle,
      blocks: [
        .chart(
          Chart(
            id: "level-lines", title: words.trends.levelsTitle,
            description: words.trends.levelsDescription(
              levels.prefix(5).map {
                words.trends.entry(name($0), .number(100 + $0.changePercent, digits: 1))
              }),
            drawing: .lines(LineChart(months: window, series: series)))),
        .disclosure(
          title: words.shared.method, blocks: method.compactMap(\.self).map(Block.paragraph)),
      ])
  }

  private func rank(_ level: StoreLevel) -> Int { slots.rank(of: level.store) }

  private func name(_ level: StoreLevel) -> String { scope.book.names.stores[level.store] }

  private func line(
    _ level: StoreLevel, slot: SeriesSlot, isLabelled: Bool = true
  ) -> LineSeries {
    LineSeries(name: name(level), slot: slot, values: level.values, isLabelled: isLabelled)
  }

  /// Stores whose line has a gap, so that readers do not take it for a mistake.
  private func gapsNote(_ levels: some Collection<StoreLevel>) -> RichText? {
    let broken = levels.filter { level in
      guard let first = level.values.firstIndex(where: { $0 != nil }),
        let last = level.values.lastIndex(where: { $0 != nil })
      else { return false }
      return level.values[first...last].contains { $0 == nil }
    }
    return broken.isEmpty ? nil : words.trends.gaps(broken.map(name))
  }
}
