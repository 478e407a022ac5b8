import PricebookDocument

/// The common look of the cells in a column.
struct ColumnLooks {
  var hasBasketPrices: Bool
  /// Whether the column has drawings, which are neither sorted nor saved.
  var hasDrawings: Bool
  private let attribute: String
  private let drawnAttribute: String

  init(_ column: DisplayTable.Column, hasBasketPrices: Bool, hasDrawings: Bool) {
    self.hasBasketPrices = hasBasketPrices
    self.hasDrawings = hasDrawings
    var looks = ""
    if column.alignment == .trailing { looks += " num" }
    if column.hasDivider { looks += " divided" }
    if hasBasketPrices { looks += " pricecell" }
    let start = " class=\""
    attribute = looks.isEmpty ? "" : start + looks.dropFirst() + "\""
    drawnAttribute = hasDrawings ? start + (looks + " drawn").dropFirst() + "\"" : attribute
  }

  /// The class attribute of the column's heading, or of one of its cells.
  func attribute(isDrawn: Bool) -> String { isDrawn ? drawnAttribute : attribute }
}
