/// What phrases count: each language has its singular and plural.
enum CountedThing: String, CaseIterable { case category, file, item, month, receipt, store, week }

extension CountedThing: PhraseCase {
  var caseName: String? { rawValue }
}
