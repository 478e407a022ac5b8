import PricebookAnalytics
import PricebookDocument
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
          name: words.trends.householdName, slot: .household, values: householdValues,
          isThin: household.index?.isThin(in: window) ?? []))
    }
    let chart = Chart(
      id: "level-lines", title: words.trends.levelsTitle, description: levelsDescription,
      drawing: .lines(LineChart(months: window, series: series)))
    return Section(
      id: "levels", title: words.trends.levelsTitle,
      note: (yearSentence.map { [$0] } ?? []) + [levelsNote(start: window[0])] + thinNote
        + gapsNote(labelled) + hiddenNote(ordered.count - labelled.count - others.count),
      blocks: [
        .chart(chart),
        .disclosure(
          title: words.trends.levelsTableTitle,
          blocks: [.table(levelsTable(Array(ordered.prefix(12)), householdValues))]),
      ])
  }

  private func levelsNote(start: Month) -> RichText {
    let note = words.trends.levelsNote(start: start)
    guard !scope.context.months.isEmpty else { return note }
    let page = LinkTarget.page(ReportKind.storeComparison.fileName)
    return "\(note) \(words.trends.seeComparison(page))"
  }

  /// What the year did to the household's prices, and to those of the store with most spending.
  private var yearSentence: RichText? {
    guard let change = household.overYear, change.months == 12 else { return nil }
    let spent = Dictionary(
      scope.stores(in: month).map { ($0.store, $0.spent) }, uniquingKeysWith: +)
    let largest = levels.filter { $0.months == 12 }
      .max { (spent[$0.store] ?? .zero, $1.store) < (spent[$1.store] ?? .zero, $0.store) }
    return words.trends.year(
      change,
      store: largest.map { (scope.book.names.stores[$0.store], $0.changePercent) })
  }

  private var thinNote: [RichText] {
    let isThin = household.index?.isThin(in: scope.window) ?? []
    return isThin.contains(true) ? [words.trends.thin] : []
  }

  private func line(_ level: StoreLevel, slot: SeriesSlot, isLabelled: Bool) -> LineSeries {
    LineSeries(
      name: scope.book.names.stores[level.store], slot: slot, values: level.values,
      isLabelled: isLabelled)
  }

  private var levelsDescription: RichText {
    let entries = levels.prefix(5).map { level -> RichText in
      words.trends.entry(
        scope.book.names.stores[level.store], .percentDifference(level.changePercent))
    }
    return words.trends.levelsDescription(entries)
  }

  /// Stores whose line has a gap, so that readers do not take it for a mistake.
  private func gapsNote(_ levels: some Collection<StoreLevel>) -> [RichText] {
    let broken = levels.filter { level in
      guard let first = level.values.firstIndex(where: { $0 != nil }),
        let last = level.values.lastIndex(where: { $0 != nil })
      else { return false }
      return level.values[first...last].contains { $0 == nil }
    }
    guard !broken.isEmpty else { return [] }
    return [words.trends.gaps(broken.map { scope.book.names.stores[$0.store] })]
  }

  private func hiddenNote(_ count: Int) -> [RichText] {
    count > 0 ? [words.trends.hiddenStores(count, scope.context.tableName("store-index"))] : []
  }

  private func levelsTable(_ levels: [StoreLevel], _ household: [Double?]) -> DisplayTable {
    let window = scope.window
    let hasHousehold = household.count == window.count
    let columns =
      [DisplayTable.Column(words.headings.month, order: .ascending)]
      + levels.map { .number(.name(scope.book.names.stores[$0.store])) }
      + (hasHousehold ? [.number(RichText(words.trends.householdName))] : [])
    let rows = window.indices.map { place in
      let values = levels.map { $0.values[place] } + (hasHousehold ? [household[place]] : [])
      return DisplayTable.Row(
        [.text(.value(.shortMonth(window[place])))]
          + values.map { .value($0.map { .number($0, digits: 1) }) })
    }
    return DisplayTable(
      id: "levels-table", caption: words.trends.levelsTitle,
      captionUnit: words.trends.base(window[0]), columns: columns, rows: rows)
  }
}
