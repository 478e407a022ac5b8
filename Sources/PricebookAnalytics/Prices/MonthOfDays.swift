/// A row of ``UnitValues`` and its days.
struct MonthOfDays {
  var row: Int32
  /// Places in ``UnitValues/days``.
  var days: Range<Int>
  /// Of the month, in days since 1970-01-01.
  var lastDay: Int32
}
