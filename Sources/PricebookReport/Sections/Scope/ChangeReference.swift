/// What a month is compared with where the pages say why spending changed.
enum ChangeReference {
  /// The month before, where there is no other.
  case month(ComparedPeriod)
  /// The mean of some months before; of the same days of them where the month is not over.
  case mean(months: Int, isSameDays: Bool)
}
