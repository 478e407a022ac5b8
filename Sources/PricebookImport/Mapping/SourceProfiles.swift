import PricebookModel

/// The mappings in `Profiles`, one for each source; *Adding an importer* says how to add one.
enum SourceProfiles {
  /// In the order of their files; if several fit, that which recognises the most columns is used.
  static let all: [SourceMapping] = EmbeddedProfiles.all.compactMap { file in
    MappingReader.read(document: JSONDocument(bytes: Array(file.text.utf8))).mapping
  }
}
