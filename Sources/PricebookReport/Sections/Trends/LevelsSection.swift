import PricebookAnalytics
import PricebookModel

extension PriceTrendsReport {
  static let unlabelledStoreLimit = 15

  /// The price level of every store against itself, and of the household.
  var levelsSection: Section? {
    let window = scope.window
    let householdValues = household.index?.rebased(to: window) ?? []
    let hasHousehold = householdValues.count { $0 != nil } > 1
    guard window.count > 1, hasHousehold || !levels.isEmpty else { return nil }
    let ordered = levels.sorted {
      (slots.rank(of: $0.store), $0.store) < (slots.rank(of: $1.store), $1.store)
    }
    let labelled = ordered.prefix(5)
    let others = ordered.dropFirst(5).prefix(PriceTrendsReport.unlabelledStoreLimit)
    var series = others.map { line($0, slot: .other, isLabelled: false) }
    series += labelled.map { line($0, slot: slots.slot(of: $0.store), isLabelled: true) }
    if hasHousehold {
      series.append(
        LineSeries(
          name: TrendPhrases.householdName, slot: .household, values: householdValues,
          isThin: household.index?.isThin(in: window) ?? []))
    }
    let chart = Chart(
      id: "level-lines", title: TrendPhrases.levelsTitle, description: levelsDescription,
      drawing: .lines(LineChart(months: window, series: series)))
    return Section(
      id: "levels", title: TrendPhrases.levelsTitle,
      note: (yearSentence.map { [$0] } ?? []) + [
        TrendPhrases.levelsNote(
          start: window[0], hasComparison: !scope.context.months.isEmpty)
      ] + thinNote + gapsNote(labelled) + hiddenNote(ordered.count - labelled.count - others.count),
      blocks: [
        .chart(chart),
        .disclosure(
          title: TrendPhrases.levelsTableTitle,
          blocks: [.table(levelsTable(Array(ordered.prefix(12)), householdValues))]),
      ])
  }

  /// What the year did to the household's prices, and to those of the store with most spending.
  private var yearSentence: RichText? {
    guard let change = household.overYear, change.months == 12 else { return nil }
    let spent = Dictionary(
      scope.stores(in: month).map { ($0.store, $0.spent) }, uniquingKeysWith: +)
    let largest = levels.filter { $0.months == 12 }
      .max { (spent[$0.store] ?? .zero, $1.store) < (spent[$1.store] ?? .zero, $0.store) }
    return TrendPhrases.year(
      change,
      store: largest.map { (scope.book.names.stores[Int($0.store)], $0.changePercent) })
  }

  private var thinNote: [RichText] {
    let isThin = household.index?.isThin(in: scope.window) ?? []
    return isThin.contains(true) ? [TrendPhrases.thin] : []
  }

  private func line(_ level: StoreLevel, slot: SeriesSlot, isLabelled: Bool) -> LineSeries {
    LineSeries(
      name: scope.book.names.stores[Int(level.store)], slot: slot, values: level.values,
      isLabelled: isLabelled)
  }

  private var levelsDescription: RichText {
    let entries = levels.prefix(5).map { level -> RichText in
      TrendPhrases.entry(
        scope.book.names.stores[Int(level.store)], .percentDifference(level.changePercent))
    }
    return TrendPhrases.levelsDescription(entries)
  }

  /// Stores whose line is broken, so that nobody takes a gap for a mistake.
  private func gapsNote(_ levels: some Collection<StoreLevel>) -> [RichText] {
    let broken = levels.filter { level in
      guard let first = level.values.firstIndex(where: { $0 != nil }),
        let last = level.values.lastIndex(where: { $0 != nil })
      else { return false }
      return level.values[first...last].contains { $0 == nil }
    }
    guard !broken.isEmpty else { return [] }
    return [TrendPhrases.gaps(broken.map { scope.book.names.stores[Int($0.store)] })]
  }

  private func hiddenNote(_ count: Int) -> [RichText] {
    count > 0 ? [TrendPhrases.hiddenStores(count, scope.context.tableName("store-index"))] : []
  }

  private func levelsTable(_ levels: [StoreLevel], _ household: [Double?]) -> DisplayTable {
    let window = scope.window
    let hasHousehold = household.count == window.count
    let columns =
      [DisplayTable.Column(TrendPhrases.monthColumn, order: .ascending)]
      + levels.map { .number(.name(scope.book.names.stores[Int($0.store)])) }
      + (hasHousehold ? [.number(RichText(TrendPhrases.householdName))] : [])
    let rows = window.indices.map { place in
      let values = levels.map { $0.values[place] } + (hasHousehold ? [household[place]] : [])
      return DisplayTable.Row(
        [.text(.value(.shortMonth(window[place])))]
          + values.map { .value($0.map { .number($0, digits: 1) }) })
    }
    return DisplayTable(
      id: "levels-table", caption: TrendPhrases.levelsTitle,
      captionUnit: TrendPhrases.base(window[0]), columns: columns, rows: rows)
  }
}
