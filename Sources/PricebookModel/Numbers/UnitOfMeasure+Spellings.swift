extension UnitOfMeasure {
  /// Every known spelling, in lower case, without points.
  static let unitsBySpelling: [String: UnitOfMeasure] = {
    var table: [String: UnitOfMeasure] = [:]
    for list in WordLists(EmbeddedWords.units_txt).lists {
      guard let unit = known.first(where: { $0.symbol == list.name }) else { continue }
      for spelling in list.words { table[String(spelling)] = unit }
    }
    return table
  }()

  /// Factors are exact: the international pound is 0.45359237 kg and the US gallon
  /// 3.785411784 l (NIST Handbook 44, appendix C).
  private static let known =
    of(
      .mass,
      [
        ("mg", 10_000_000), ("g", 10_000_000_000), ("kg", wholeBase), ("dag", 100_000_000_000),
        ("oz", 283_495_231_250), ("lb", 4_535_923_700_000),
      ])
    + of(
      .volume,
      [
        ("ml", 10_000_000_000), ("cl", 100_000_000_000), ("dl", 1_000_000_000_000),
        ("l", wholeBase), ("floz", 295_735_295_625), ("pt", 4_731_764_730_000),
        ("qt", 9_463_529_460_000), ("gal", 37_854_117_840_000),
      ]) + of(.count, [("each", wholeBase), ("dozen", 12 * wholeBase)])

  private static func of(
    _ dimension: Dimension, _ units: [(symbol: String, basePerUnit: Int64)]
  ) -> [UnitOfMeasure] {
    units.map {
      UnitOfMeasure(symbol: $0.symbol, dimension: dimension, basePerUnit: $0.basePerUnit)
    }
  }
}
