package import PricebookModel

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

package struct Cell: Sendable {
  package enum Content: Sendable {
    /// There is no value: `–`.
    case absent
    /// The value will be known later: `not yet`.
    case notYet
    case text(RichText)
    case value(Value)
    case badge(Badge)
    case bar(SmallBar)
    /// A direction with its arrow: `▲ rising`.
    case direction(Arrow, String, Tone)
  }

  package enum Arrow: Hashable, Sendable { case up, down, level }

  package var content: Content
  /// Smaller, under the content: a store, a unit.
  package var secondLine: RichText?
  package var tone: Tone
  package var isStrong: Bool

  package init(
    _ content: Content, secondLine: RichText? = nil, tone: Tone = .neutral, isStrong: Bool = false
  ) {
    self.content = content
    self.secondLine = secondLine
    self.tone = tone
    self.isStrong = isStrong
  }

  package static let absent = Cell(.absent)
  package static let notYet = Cell(.notYet)
  /// An empty cell, for places where a dash would suggest a missing value: beside a total.
  package static let blank = Cell(.text(""))

  package static func text(_ text: RichText, secondLine: RichText? = nil) -> Cell {
    Cell(.text(text), secondLine: secondLine)
  }

  package static func name(_ name: String, secondLine: RichText? = nil) -> Cell {
    Cell(.text(.name(name)), secondLine: secondLine)
  }

  package static func name(_ name: LinkedName, secondLine: RichText? = nil) -> Cell {
    Cell(.text(.name(name)), secondLine: secondLine)
  }

  /// The same value as a link to the lines that it stands for; as it is where no page has them.
  package func linked(to lines: LinkTarget?) -> Cell {
    guard lines != nil, case .value(let value) = content else { return self }
    var cell = self
    cell.content = .text(.value(value).linked(to: lines))
    return cell
  }

  /// A value, or the mark of an absent one.
  package static func value(
    _ value: Value?, secondLine: RichText? = nil, tone: Tone = .neutral, isStrong: Bool = false
  ) -> Cell {
    guard let value else { return .absent }
    return Cell(.value(value), secondLine: secondLine, tone: tone, isStrong: isStrong)
  }

  package static func count(_ count: Int?) -> Cell { .value(count.map { .count($0) }) }
  package static func percent(_ percent: Double?) -> Cell { .value(percent.map { .percent($0) }) }
  package static func badge(_ badge: Badge) -> Cell { Cell(.badge(badge)) }
  package static func bar(_ bar: SmallBar) -> Cell { Cell(.bar(bar)) }
}

/// A small budget bar in a table cell; all bars of a column share one scale.
package struct SmallBar: Hashable, Sendable {
  package var spent: Amount
  package var budget: Amount?
  package var scale: Amount
  package var currency: CurrencyCode
}
