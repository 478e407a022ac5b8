import PricebookDocument

/// Limits the size of a page for any data.
///
/// The tables in `tables/` have all of it.
///
/// Sections already choose few rows. A page that is still too large, for example because of
/// hundreds of currencies, loses rows and then sections, and says so.
enum PageSize {
  /// Bytes of UTF-8.
  static let limit = 2_000_000

  /// The longest of several shortened versions of a report that is within the limit.
  ///
  /// - Parameter write: Writes a report with at most so many rows in a table.
  static func fitting(_ report: Report, write: (Report, Int) -> [UInt8]) -> [UInt8] {
    for rowLimit in [1_000, 100, 25] {
      let page = write(report, rowLimit)
      if page.count <= limit { return page }
    }
    var kept = report.sections.count
    while kept > 1 {
      kept /= 2
      let page = write(report.keeping(kept), 12)
      if page.count <= limit { return page }
    }
    return write(report.keeping(0), 12)
  }
}

extension Report {
  /// The first sections and a sentence about the ones left out.
  fileprivate func keeping(_ count: Int) -> Report {
    var shorter = self
    shorter.sections = Array(sections.prefix(count))
    shorter.sections.append(
      Section(
        id: "left-out", title: "…",
        blocks: [.paragraph(words.partsLeftOut(sections.count - count))],
        isOutsideGroups: true))
    return shorter
  }
}

extension DisplayTable {
  /// The table with a limited number of rows besides the totals.
  ///
  /// Its note says how many there are.
  func limited(to limit: Int) -> DisplayTable {
    let count = rows.count { $0.emphasis == .none }
    guard count > limit else { return self }
    var shorter = self
    var kept = 0
    shorter.rows.removeAll { row in
      guard row.emphasis == .none else { return false }
      kept += 1
      return kept > limit
    }
    shorter.totalRowCount = max(totalRowCount ?? 0, count)
    return shorter
  }
}
