import PricebookModel
import PricebookPages
import PricebookReport

/// The folders of months and other periods that earlier runs left in DIR.
struct EarlierReports: Sendable {
  /// The page formats of every period that has pages of Pricebook.
  private(set) var formats: [MonthPeriod: [RenderFormat]] = [:]
  /// Months with a folder, which may hold files of older versions.
  private(set) var folders: [Month] = []

  var periods: Set<MonthPeriod> { Set(formats.keys) }

  /// - Parameter root: DIR, if it exists.
  init(in root: OutputFolder?) throws(OutputFailure) {
    guard let root else { return }
    for name in try root.names() {
      // A folder with another text for the same months is none of Pricebook's.
      guard let period = MonthPeriod(iso: name), period.description == name,
        let folder = root.existing(name)
      else { continue }
      if let month = period.month { folders.append(month) }
      let found = RenderFormat.allCases.filter { format in
        format.isPage
          && MonthFiles.kinds.contains { folder.has(MonthFiles.name(of: $0, as: format)) }
      }
      if !found.isEmpty { formats[period] = found }
    }
  }
}
