import PricebookParallel
import PricebookReport

/// How the cells of a workbook show their values: the formats by their places in `styles.xml`.
enum WorkbookStyle: Int {
  case general, header, date, month, whole, oneDecimal, twoDecimals, threeDecimals, fourDecimals

  /// The style of numbers with this many decimals.
  init?(decimals: Int) { self.init(rawValue: Self.whole.rawValue + decimals) }

  /// The part of a workbook that defines the styles (ECMA-376 part 1, 18.8).
  static let sheet =
    WorkbookParts.declaration + EmbeddedAssets.styles_xml.split(separator: "\n").joined()
}
