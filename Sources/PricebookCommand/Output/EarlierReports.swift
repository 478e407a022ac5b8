import PricebookModel
import PricebookPages
import PricebookReport

/// The folders of months that earlier runs left in DIR.
struct EarlierReports: Sendable {
  /// The page formats of every month that has pages of Pricebook.
  private(set) var formats: [Month: [RenderFormat]] = [:]
  /// Months with a folder, which may hold files of older versions.
  private(set) var folders: [Month] = []

  var months: Set<Month> { Set(formats.keys) }

  /// - Parameter root: DIR, if it exists.
  init(in root: OutputFolder?) throws(OutputFailure) {
    guard let root else { return }
    for name in try root.names() {
      guard let month = Month(iso: name), let folder = root.existing(name) else { continue }
      folders.append(month)
      let found = RenderFormat.allCases.filter { format in
        format.isPage
          && MonthFiles.kinds.contains { folder.has(MonthFiles.name(of: $0, as: format)) }
      }
      if !found.isEmpty { formats[month] = found }
    }
  }
}
