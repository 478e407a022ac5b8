/// The common look of the cells in a column.
struct ColumnLooks {
  var hasBasketPrices: Bool
  private let attribute: String
  private let drawnAttribute: String

  init(isNumber: Bool, hasDivider: Bool, hasBasketPrices: Bool) {
    self.hasBasketPrices = hasBasketPrices
    var looks: [String] = []
    if isNumber { looks.append("num") }
    if hasDivider { looks.append("divided") }
    if hasBasketPrices { looks.append("pricecell") }
    attribute = looks.isEmpty ? "" : " class=\"\(looks.joined(separator: " "))\""
    drawnAttribute = " class=\"\((looks + ["drawn"]).joined(separator: " "))\""
  }

  func attribute(isDrawn: Bool) -> String { isDrawn ? drawnAttribute : attribute }
}
