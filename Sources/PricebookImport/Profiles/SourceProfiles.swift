/// The mappings that ship with Pricebook: every JSON file of this folder, one for each source.
enum SourceProfiles {
  /// In the order in which they are tried; of several that fit, the one that names most columns
  /// is taken.
  static let all: [SourceMapping] = EmbeddedTexts.all.compactMap { file in
    MappingReader.read(document: JSONDocument(bytes: Array(file.text.utf8))).mapping
  }
}
