import PricebookModel

extension BookSettings {
  /// Adds the settings of another file that this one does not have.
  ///
  /// - Returns: The names of the settings that both have with different values.
  mutating func fill(from other: BookSettings) -> [String] {
    var conflicts: [String] = []
    func fill<Value: Equatable>(
      _ key: SettingsReader.Key, _ path: WritableKeyPath<BookSettings, Value?>,
      _ settings: inout BookSettings
    ) {
      guard let value = other[keyPath: path] else { return }
      if let own = settings[keyPath: path] {
        if own != value { conflicts.append(key.rawValue) }
      } else {
        settings[keyPath: path] = value
      }
    }
    fill(.title, \.title, &self)
    fill(.currency, \.currency, &self)
    fill(.timeZone, \.timeZone, &self)
    fill(.locale, \.locale, &self)
    fill(.availabilityPercent, \.availabilityPercent, &self)
    fill(.maximumPriceAgeDays, \.maximumPriceAgeDays, &self)
    fill(.storeLevelDays, \.storeLevelDays, &self)
    fill(.alertPercent, \.alertPercent, &self)
    fill(.savingsDays, \.savingsDays, &self)
    fill(.recommendations, \.recommendations, &self)
    fill(.monthStartDay, \.monthStartDay, &self)
    fill(.asOf, \.asOf, &self)
    fill(.dateFormat, \.dateOrder, &self)
    fill(.output, \.output, &self)
    fill(.formats, \.formats, &self)
    return conflicts
  }
}
