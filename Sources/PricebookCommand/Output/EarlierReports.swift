import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The months and other periods that earlier runs wrote into DIR.
struct EarlierReports: Sendable {
  /// DIR, locked until the end of the run; `nil` if there is none yet.
  let folder: ReportFolder?
  /// The page formats of every period that has pages of Pricebook.
  private(set) var formats: [MonthPeriod: [RenderFormat]] = [:]

  var periods: Set<MonthPeriod> { Set(formats.keys) }

  /// - Parameter folder: DIR, if it exists.
  init(in folder: ReportFolder?) {
    self.folder = folder
    guard let folder else { return }
    let pages = RenderFormat.allCases.filter(\.isPage).flatMap { format in
      MonthFiles.kinds.map { (name: MonthFiles.name(of: $0, as: format), format: format) }
    }
    for period in Set(folder.list.marks.keys.compactMap(Self.period)) {
      // Somebody may have removed files since.
      guard let files = folder.root.existing(period.description) else { continue }
      let found = pages.filter {
        folder.list[OutputFolder.path(of: $0.name, in: period.description)] != nil
          && files.has($0.name)
      }
      let formats = RenderFormat.allCases.filter { format in
        found.contains { $0.format == format }
      }
      if !formats.isEmpty { self.formats[period] = formats }
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
