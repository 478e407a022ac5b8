/// The mappings that ship with Pricebook: every JSON file in `Profiles`, one for each source.
///
/// The article *Adding an importer* lists the steps for a new one.
enum SourceProfiles {
  /// In the order in which they are tried; if several fit, the one with the most columns is used.
  static let all: [SourceMapping] = EmbeddedProfiles.all.compactMap { file in
    MappingReader.read(document: JSONDocument(bytes: Array(file.text.utf8))).mapping
  }
}
