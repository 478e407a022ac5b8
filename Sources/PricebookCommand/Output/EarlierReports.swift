import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The months that earlier runs wrote into DIR.
struct EarlierReports: Sendable {
  /// DIR, locked until the end of the run; `nil` if there is none yet.
  let folder: ReportFolder?
  /// The page formats of every month that has pages of Pricebook.
  private(set) var formats: [Month: [RenderFormat]] = [:]

  var months: Set<Month> { Set(formats.keys) }

  /// - Parameter folder: DIR, if it exists.
  init(in folder: ReportFolder?) {
    self.folder = folder
    guard let folder else { return }
    let pages = RenderFormat.allCases.filter(\.isPage).flatMap { format in
      MonthFiles.kinds.map { (name: MonthFiles.name(of: $0, as: format), format: format) }
    }
    for month in Set(folder.list.marks.keys.compactMap(Self.month)) {
      // Somebody may have removed files since.
      guard let files = folder.root.existing(month.description) else { continue }
      let found = pages.filter {
        folder.list[OutputFolder.path(of: $0.name, in: month.description)] != nil
          && files.has($0.name)
      }
      let formats = RenderFormat.allCases.filter { format in
        found.contains { $0.format == format }
      }
      if !formats.isEmpty { self.formats[month] = formats }
    }
  }

  /// The month whose folder a path below DIR is in; `nil` for others.
  static func month(of path: String) -> Month? {
    path.split(separator: "/").dropLast().first.flatMap { Month(iso: $0) }
  }
}
