import PricebookImport
import PricebookModel
import PricebookPages

/// What `report` writes, and where: as the command line says, else the settings, else as usual.
extension CommandRun {
  func output(_ settings: BookSettings) -> String {
    if let output = options.output { return output }
    let folders = UserFolders(environment: console.environment)
    return settings.output.map { folders.expanded($0) } ?? "reports"
  }

  /// The folders that the command line names, and those of the files that it names.
  var bookFolders: [String] {
    guard !options.paths.isEmpty else { return ["."] }
    return options.paths.filter { $0 != ImportOptions.standardInput }.map {
      FileDescriptor.entry(at: $0) == .folder ? $0 : OutputFolder.folder(of: $0)
    }
  }

  /// In the order of ``RenderFormat/allCases``.
  func formats(_ settings: BookSettings) throws(UsageError) -> [RenderFormat] {
    var formats = options.formats
    if formats.isEmpty {
      let names = settings.formats ?? []
      formats = RenderFormat.allCases.filter { names.contains($0.fileExtension) }
    }
    if formats.isEmpty { formats = RenderFormat.usual }
    guard !options.opensReport || formats.contains(.html) else {
      throw UsageError(
        "--open needs an HTML page, but \(options.formats.isEmpty ? "\"formats\" in the settings" : "--format") "
          + "does not include html",
        remedy: "add html to --format, or remove --open")
    }
    return formats
  }
}
