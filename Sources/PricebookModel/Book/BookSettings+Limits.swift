extension BookSettings {
  /// What ``availabilityPercent`` may be.
  package static let availabilityPercents = 1...100
  /// What ``maximumPriceAgeDays`` and ``storeLevelDays`` may be: up to a hundred years.
  package static let priceAges = 1...36_500
  /// What ``alertPercent`` may be.
  package static let alertPercents = 1...1_000
  /// What ``savingsDays`` may be.
  package static let savingsAges = 0...365
  /// What ``recommendations`` may be.
  package static let recommendationCounts = 1...100
}
