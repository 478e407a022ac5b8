/// A table on a page: up to about 25 rows, every cell typed.
package struct DisplayTable: Sendable {
  /// A stable name for the table on its page: lower-case ASCII letters, digits and hyphens.
  package var id: String
  package var caption: RichText
  /// The text after the caption: the one currency or unit of the table, `in EUR`.
  package var captionUnit: RichText = ""
  /// Whether the caption says the same as the section's heading and is for screen readers only.
  package var isCaptionHidden = false
  package var columns: [Column]
  package var rows: [Row]
  package var footnotes: [RichText] = []
  /// How many rows there are in all, where more than the table shows.
  package var totalRowCount: Int?
  /// Where all rows are: `tables/price-trends.csv`.
  package var file: String?

  package init(
    id: String, caption: RichText, captionUnit: RichText = "", isCaptionHidden: Bool = false,
    columns: [Column], rows: [Row], footnotes: [RichText] = [], totalRowCount: Int? = nil,
    file: String? = nil
  ) {
    self.id = id
    self.caption = caption
    self.captionUnit = captionUnit
    self.isCaptionHidden = isCaptionHidden
    self.columns = columns
    self.rows = rows
    self.footnotes = footnotes
    self.totalRowCount = totalRowCount
    self.file = file
  }

  package struct Column: Sendable {
    package enum Alignment: Hashable, Sendable { case leading, trailing }

    /// How the rows are sorted by this column.
    package enum Order: Hashable, Sendable { case ascending, descending }

    package var header: RichText
    package var alignment: Alignment
    package var order: Order?

    package init(_ header: RichText, alignment: Alignment = .leading, order: Order? = nil) {
      self.header = header
      self.alignment = alignment
      self.order = order
    }

    package static func number(_ header: RichText, order: Order? = nil) -> Column {
      Column(header, alignment: .trailing, order: order)
    }
  }

  package struct Row: Sendable {
    package enum Emphasis: Hashable, Sendable {
      case none
      /// The sum of the rows that are not shown. It stays last in every order.
      case rest
      /// Bold with a rule above. The last total of a table has a double rule below.
      case total
    }

    /// The first cell is the row's header; missing cells are absent, and extra ones are left out.
    package var cells: [Cell]
    package var emphasis: Emphasis

    package init(_ cells: [Cell], emphasis: Emphasis = .none) {
      self.cells = cells
      self.emphasis = emphasis
    }
  }
}
