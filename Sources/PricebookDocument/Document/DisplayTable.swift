/// A table on a page: up to about 25 rows, every cell typed.
public struct DisplayTable: Sendable {
  /// A stable name for the table on its page: lower-case ASCII letters, digits and hyphens.
  public var id: String
  public var caption: RichText
  /// The text after the caption: the one currency or unit of the table, `in EUR`.
  public var captionUnit: RichText
  /// Whether the caption says the same as the section's heading and is for screen readers only.
  public var isCaptionHidden: Bool
  public var columns: [Column]
  public var rows: [Row]
  /// Explanations of marks used in the cells.
  public var legend: [LegendEntry]
  public var footnotes: [RichText]
  /// How many rows there are in all, where more than the table shows.
  public var totalRowCount: Int?
  /// Where all rows are: `tables/price-trends.csv`.
  public var file: String?

  public init(
    id: String, caption: RichText, captionUnit: RichText = "", isCaptionHidden: Bool = false,
    columns: [Column], rows: [Row], legend: [LegendEntry] = [], footnotes: [RichText] = [],
    totalRowCount: Int? = nil, file: String? = nil
  ) {
    self.id = id
    self.caption = caption
    self.captionUnit = captionUnit
    self.isCaptionHidden = isCaptionHidden
    self.columns = columns
    self.rows = rows
    self.legend = legend
    self.footnotes = footnotes
    self.totalRowCount = totalRowCount
    self.file = file
  }

  public struct Column: Sendable {
    public enum Alignment: Hashable, Sendable {
      case leading, trailing
    }

    /// How the rows are sorted by this column.
    public enum Order: Hashable, Sendable {
      case ascending, descending
    }

    public var header: RichText
    public var alignment: Alignment
    public var order: Order?
    /// Whether there is a rule before this column: eligible stores on its left, others on its right.
    public var hasDivider: Bool

    public init(
      _ header: RichText, alignment: Alignment = .leading, order: Order? = nil,
      hasDivider: Bool = false
    ) {
      self.header = header
      self.alignment = alignment
      self.order = order
      self.hasDivider = hasDivider
    }

    /// A column of numbers.
    public static func number(_ header: RichText, order: Order? = nil) -> Column {
      Column(header, alignment: .trailing, order: order)
    }
  }

  public struct Row: Sendable {
    public enum Emphasis: Hashable, Sendable {
      case none
      /// The sum of the rows that are not shown. It stays last in every order.
      case rest
      /// Bold with a rule above. The last total of a table has a double rule below.
      case total
    }

    /// The first cell is the row's header.
    ///
    /// Missing cells are absent, and extra ones are left out.
    public var cells: [Cell]
    public var emphasis: Emphasis

    public init(_ cells: [Cell], emphasis: Emphasis = .none) {
      self.cells = cells
      self.emphasis = emphasis
    }
  }

  /// A mark as cells show it, and what it means.
  public struct LegendEntry: Sendable {
    public var sample: Cell
    public var meaning: RichText

    public init(sample: Cell, meaning: RichText) {
      self.sample = sample
      self.meaning = meaning
    }
  }
}
