import PricebookModel

/// Finds the months of days.
struct MonthFinder {
  let unitValues: UnitValues
  let calendar: MonthCalendar

  /// Appends the month of a day unless it is the last one already, or does not count.
  func append(
    monthOf place: Int, to months: inout [MonthOfDays],
    where counts: (MonthOfDays) -> Bool = { _ in true }
  ) {
    if let last = months.last, last.days.contains(place) { return }
    let index = unitValues.series.partitionPoint { Int($0.firstDay) > place } - 1
    // Days after the months that are known have no row.
    guard index >= 0, unitValues.series[index].days.contains(place) else { return }
    let series = unitValues.series[index]
    let month = calendar.month(of: CalendarDate(daysSinceEpoch: unitValues.days.day(place)))
    guard let row = unitValues.month[series.rows].place(of: month) else { return }
    let found = self.month(ofRow: row, in: series)
    if counts(found) { months.append(found) }
  }

  func month(ofRow row: Int) -> MonthOfDays {
    month(ofRow: row, in: unitValues.series[unitValues.seriesIndex(ofRow: row)])
  }

  func month(ofRow row: Int, in series: UnitValues.Series) -> MonthOfDays {
    let month = unitValues.month[row]
    let days = calendar.firstDay(of: month)...calendar.lastDay(of: month)
    return MonthOfDays(
      row: Int32(clamping: row), days: unitValues.days.places(series.days, in: days),
      lastDay: days.upperBound.daysSinceEpoch)
  }
}
