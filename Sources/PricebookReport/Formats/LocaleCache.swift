internal import Synchronization

/// The formats of every locale used in a run; each is read from Foundation once.
enum LocaleCache {
  private struct Known {
    var formats: [ReportLocale: LocaleFormats] = [:]
    var signs: [ReportLocale: [String: String]] = [:]
  }

  private static let known = Mutex(Known())

  static func formats(of locale: ReportLocale) -> LocaleFormats {
    if locale == .english { return .english }
    return known.withLock { known in
      if let formats = known.formats[locale] { return formats }
      let formats = LocaleFormats(locale)
      known.formats[locale] = formats
      return formats
    }
  }

  /// The sign of a currency, or the label itself if it is not a code.
  static func sign(of label: String, in locale: ReportLocale) -> String {
    if locale == .english { return LocaleFormats.englishSigns[label] ?? label }
    guard label.utf8.count == 3, label.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return label
    }
    return known.withLock { known in
      if let sign = known.signs[locale]?[label] { return sign }
      let sign = LocaleFormats.sign(of: label, in: locale)
      known.signs[locale, default: [:]][label] = sign
      return sign
    }
  }
}
