import PricebookModel

/// The mappings of a run, in the order of their weight: those asked for on the command line, those
/// of the book's settings, those that ship with Pricebook.
struct MappingSet: Hashable, Sendable {
  /// What `--mapping` names.
  var asked: [SourceMapping] = []
  /// `sources` of the settings.
  var own: [SourceMapping] = []
  private var profiles: [SourceMapping] { SourceProfiles.all }

  /// A mapping that fits a file.
  struct Match {
    var mapping: SourceMapping
    /// Whether a person asked for it, so that what it lacks is an error.
    var isAsked: Bool
  }

  /// The mapping for a header; `nil` where none fits.
  ///
  /// - Parameters:
  ///   - names: The header.
  ///   - file: The path of the file.
  func match(_ names: [String], file: String) -> Match? {
    let isCanonical = names.allSatisfy { ColumnMeaning(rawValue: $0) != nil }
    // The profiles are not even read for what needs none.
    if isCanonical, asked.isEmpty, own.isEmpty { return nil }
    let header = HeaderIndex(names)
    for mapping in asked where fits(mapping, header, file) {
      return Match(mapping: mapping, isAsked: true)
    }
    for mapping in own where fits(mapping, header, file) {
      return Match(mapping: mapping, isAsked: true)
    }
    if isCanonical { return nil }
    return profiles.filter { fits($0, header, file) }
      .max { $0.recognise.count < $1.recognise.count }
      .map { Match(mapping: $0, isAsked: false) }
  }

  private func fits(_ mapping: SourceMapping, _ header: HeaderIndex, _ file: String) -> Bool {
    if let files = mapping.files, !SourceFiles.fits(files, path: file) { return false }
    guard mapping.recognise.allSatisfy({ header.column($0) != nil }) else { return false }
    if mapping.isExact, header.names.count != mapping.recognise.count { return false }
    // What says nothing about the files it is for is for those that have a column of it.
    return mapping.files != nil || !mapping.recognise.isEmpty
      || mapping.columns.values.contains { source in
        source.columns.contains { header.column($0) != nil }
      }
  }
}

/// Whether a file is one that a glob means.
enum SourceFiles {
  /// - Parameters:
  ///   - glob: Held against the name of the file, or where it has slashes against the end of its
  ///     path.
  ///   - path: As the user named it.
  static func fits(_ glob: String, path: String) -> Bool {
    let folders = path.split(separator: "/", omittingEmptySubsequences: true)
    let depth = glob.split(separator: "/", omittingEmptySubsequences: true).count
    let end = folders.suffix(max(1, depth)).joined(separator: "/")
    return Glob(glob).matches(Array(end.utf8))
  }
}
