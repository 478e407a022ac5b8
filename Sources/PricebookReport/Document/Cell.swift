import PricebookModel

/// A cell of a table on a page: a typed value with what is written below it.
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
    case columns(SmallColumns)
    /// A direction with its arrow: `▲ rising`.
    case direction(Arrow, String, Tone)
  }

  package enum Arrow: Hashable, Sendable { case up, down, level }

  package var content: Content
  /// Smaller, under the content: a store, a unit.
  package var secondLine: RichText?
  /// How old the price in the cell is, where it is not new; in grey, a page says it once for all.
  package var age: RichText?
  package var tone: Tone
  package var isStrong: Bool

  /// The second line with the age, for renderers without grey.
  package var writtenSecondLine: RichText? {
    let parts = [secondLine, age].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : RichText(parts: parts)
  }

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
  package static func columns(_ columns: SmallColumns) -> Cell { Cell(.columns(columns)) }
}
