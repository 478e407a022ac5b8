import PricebookReport

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
