import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The months, other periods and years that earlier runs wrote pages of into DIR.
struct EarlierPages: Sendable {
  /// DIR, locked until the end of the run; `nil` if there is none yet.
  let folder: OutputFolder?
  /// The page formats of every period, each in the order of ``RenderFormat/allCases``.
  private(set) var periods: [MonthPeriod: [RenderFormat]] = [:]
  private(set) var years: [Int: [RenderFormat]] = [:]

  /// - Parameter folder: DIR, if it exists.
  init(in folder: OutputFolder?) {
    self.folder = folder
    guard let folder else { return }
    // Somebody may have removed files since.
    let pages = folder.list.marks.keys.filter(folder.holds)
    for format in RenderFormat.allCases where format.isPage {
      let kinds = MonthFiles.kinds.map { MonthFiles.name(of: $0, as: format) }
      for path in pages where path.hasSuffix(".\(format.fileExtension)") {
        if let year = YearFiles.year(of: path) {
          years[year, default: []].append(format)
        } else if let period = Self.period(of: path), kinds.contains(OutputFolder.name(of: path)),
          periods[period]?.last != format
        {
          periods[period, default: []].append(format)
        }
      }
    }
  }

  /// The period whose folder a path below DIR is in; `nil` for others.
  static func period(of path: String) -> MonthPeriod? {
    guard let name = path.split(separator: "/").dropLast().first.map(String.init),
      let period = MonthPeriod(iso: name), period.description == name
    else { return nil }
    return period
  }
}
