/// What a link leads to.
package enum LinkTarget: Hashable, Sendable {
  case section(String)
  /// A report page, by its path without extension: `price-trends`, `../2026-09/spending-review`.
  /// Every renderer appends its own extension.
  case page(String)
  /// A place on a page that is HTML alone: its path, empty for the page itself, and an id or none.
  case place(page: String, id: String)
  /// Some lines of a page of receipts, which is HTML alone: its path, and which lines.
  case lines(page: String, LineSelection)
  /// A file, by its path relative to the report: `tables/price-trends.csv`.
  case file(String)
}
