package import PricebookModel

/// Which lines of a page of receipts an amount stands for; every part that is there must hold.
package struct LineSelection: Hashable, Sendable {
  package var day: CalendarDate?
  /// Of the book's calendar.
  package var months: ClosedRange<Month>?
  var days: ClosedRange<CalendarDate>?
  package var store: String?
  /// As pages write it; empty for lines without one.
  package var category: String?
  /// Whether the parts of the category count too: of `Food` those of `Food:Dairy`.
  package var includesParts = true
  package var item: String?
  /// Who paid; empty for lines that name nobody.
  package var person: String?

  /// The parts as the address of a page has them, names as the page shows them.
  package var parts: [(name: String, value: String)] {
    func shown(_ name: String?) -> String? {
      name.map { $0.isEmpty ? "" : DisplayName.shown($0) }
    }
    let parts: [(String, String?)] = [
      ("day", day?.description),
      ("from", days?.lowerBound.description ?? months?.lowerBound.description),
      ("to", days?.upperBound.description ?? months?.upperBound.description),
      ("store", shown(store)),
      ("category", shown(category)),
      ("own", category != nil && !includesParts ? "1" : nil), ("item", shown(item)),
      ("person", shown(person)),
    ]
    return parts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The same with the days of the months, where these are not those that lines are dated in.
  func withDays(of calendar: MonthCalendar) -> LineSelection {
    var selection = self
    if let months, !calendar.isPlain {
      selection.days =
        calendar.firstDay(of: months.lowerBound)...calendar.lastDay(of: months.upperBound)
    }
    return selection
  }
}
