import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  static let linedStoreLimit = 5

  /// The price level of every store against itself, and of the household.
  var levelsSection: Section? {
    let window = scope.window
    let householdValues = household.index?.rebased(to: window) ?? []
    let hasHousehold = householdValues.count { $0 != nil } > 1
    let band = household.band(in: window)
    guard window.count > 1, hasHousehold || !levels.isEmpty else { return nil }
    let ordered = levels.sorted {
      (slots.rank(of: $0.store), $0.store) < (slots.rank(of: $1.store), $1.store)
    }
    // A range of one store would be its line.
    let isRange = ordered.count > PriceTrendsReport.linedStoreLimit + 1
    let lined = ordered.prefix(
      isRange ? PriceTrendsReport.linedStoreLimit : PriceTrendsReport.linedStoreLimit + 1)
    let others = ordered.dropFirst(lined.count)
    var series = lined.map(line)
    if hasHousehold {
      series.append(
        LineSeries(
          name: words.trends.householdName, slot: .household, values: householdValues,
          isThin: household.index?.isThin(in: window) ?? [], band: band))
    }
    if isRange { series.append(range(of: others)) }
    let chart = Chart(
      id: "level-lines", title: words.trends.levelsTitle, description: levelsDescription,
      drawing: .lines(LineChart(months: window, series: series)))
    return Section(
      id: "levels", title: words.trends.levelsTitle,
      note: storeChoiceNote + [levelsNote(start: window[0])] + bandNote(band) + thinNote
        + gapsNote(lined) + othersNote(others.count),
      blocks: [
        .chart(chart),
        .disclosure(
          title: words.trends.levelsTableTitle,
          blocks: levelsTables(Array(lined), householdValues, band).map(Block.table)),
      ])
  }

  private func levelsNote(start: Month) -> RichText {
    let note = words.trends.levelsNote(start: start)
    guard scope.context.hasOtherPages, scope.period.isMonth else { return note }
    let page = LinkTarget.page(ReportKind.storeComparison.fileName)
    return "\(note) \(words.trends.seeComparison(page))"
  }

  /// What going to other stores did to the prices paid.
  private var storeChoiceNote: [RichText] {
    guard let move = household.overYear, let choice = household.storeChoice, !choice.isLevel else {
      return []
    }
    switch choice {
    case .clear(let change): return [words.moves.storeChoice(change, since: move.since)]
    case .unclear(let estimate, let doubt):
      return [words.moves.storeChoiceUnclear(doubt, estimate.interval, since: move.since)]
    }
  }

  private func bandNote(_ band: [ClosedRange<Double>?]) -> [RichText] {
    band.contains { $0.map { $0.lowerBound < $0.upperBound } ?? false } ? [words.moves.band] : []
  }

  private var thinNote: [RichText] {
    let isThin = household.index?.isThin(in: scope.window) ?? []
    return isThin.contains(true) ? [words.trends.thin] : []
  }

  private func line(_ level: StoreLevel) -> LineSeries {
    LineSeries(
      name: scope.book.names.stores[level.store], slot: slots.slot(of: level.store),
      values: level.values)
  }

  /// The lowest and highest of several stores in every month; once over their values.
  private func range(of levels: some Collection<StoreLevel>) -> LineSeries {
    var band = [ClosedRange<Double>?](repeating: nil, count: scope.window.count)
    for level in levels {
      for (place, value) in level.values.enumerated() {
        guard let value, value.isFinite, band.indices.contains(place) else { continue }
        let known = band[place] ?? value...value
        band[place] = min(known.lowerBound, value)...max(known.upperBound, value)
      }
    }
    return LineSeries(
      name: words.trends.otherStores(levels.count), slot: .other,
      values: Array(repeating: nil, count: band.count), band: band)
  }

  private var levelsDescription: RichText {
    let entries = levels.prefix(5).map { level -> RichText in
      words.trends.entry(
        scope.book.names.stores[level.store], .number(100 + level.changePercent, digits: 1))
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

  private func othersNote(_ count: Int) -> [RichText] {
    count > 0 ? [words.trends.otherStoresNote(count, scope.context.tableName("store-index"))] : []
  }

  /// The lines as numbers: the stores, then what does not fit beside them and the household with its
  /// interval.
  private func levelsTables(
    _ levels: [StoreLevel], _ household: [Double?], _ band: [ClosedRange<Double>?]
  ) -> [DisplayTable] {
    let window = scope.window
    let first = levels.prefix(Self.linedStoreLimit)
    var columns = levels.dropFirst(Self.linedStoreLimit).map(levelColumn)
    if household.count == window.count {
      columns.append((RichText(words.trends.householdName), household))
      if !band.isEmpty {
        columns.append((words.levels.lower, band.map { $0?.lowerBound }))
        columns.append((words.levels.upper, band.map { $0?.upperBound }))
      }
    }
    return [
      levelsTable("levels-table", words.trends.levelsTitle, first.map(levelColumn)),
      levelsTable("household-table", RichText(words.trends.householdName), columns),
    ].compactMap(\.self)
  }

  private typealias LevelColumn = (heading: RichText, values: [Double?])

  private func levelColumn(_ level: StoreLevel) -> LevelColumn {
    (.name(scope.book.names.stores[level.store]), level.values)
  }

  private func levelsTable(
    _ id: String, _ caption: RichText, _ columns: [LevelColumn]
  ) -> DisplayTable? {
    guard !columns.isEmpty else { return nil }
    let window = scope.window
    return DisplayTable(
      id: id, caption: caption, captionUnit: words.trends.base(window[0]),
      columns: [DisplayTable.Column(words.headings.month, order: .ascending)]
        + columns.map { .number($0.heading) },
      rows: window.indices.map { place in
        DisplayTable.Row(
          [.text(.value(.shortMonth(window[place])))]
            + columns.map { .value($0.values[place].map { .number($0, digits: 1) }) })
      })
  }
}
