import PricebookModel

/// What the months of a report are compared with where the pages say why spending changed.
enum ChangeReference {
  /// As many months: those before, or others that were asked for.
  case period(ComparedPeriod)
  /// The mean of some months before, or weeks; of the same days of them where the month is not over.
  case mean(months: Int, isSameDays: Bool, isOfWeeks: Bool)
  /// The mean of the months that a month was asked to be compared with.
  case meanOf(MonthPeriod, isSameDays: Bool)
}
