import PricebookModel

/// Every ``Qualifier`` that the words of a name have.
struct QualifierSet: Hashable, Sendable {
  /// Sixteen bits for each subject, one for every value.
  private var bits = SIMD16<UInt16>(repeating: 0)

  // The first subject of those that only must not differ.
  private static let firstLoose = Int(Qualifier.Subject.milkFat.rawValue)
  private static let semiSkimmed: UInt16 = 1 << 2

  mutating func insert(_ qualifier: Qualifier) {
    let subject = Int(qualifier.subject.rawValue)
    bits[subject] |= 1 << UInt16(qualifier.value)
    // `Semi-skimmed` also has the word *skimmed*, and is not.
    if subject == Self.firstLoose, bits[subject] & Self.semiSkimmed != 0 {
      bits[subject] = Self.semiSkimmed
    }
  }

  func contradicts(_ other: QualifierSet) -> Bool {
    if bits == other.bits { return false }
    for subject in bits.indices where bits[subject] != other.bits[subject] {
      if subject < Self.firstLoose || (bits[subject] != 0 && other.bits[subject] != 0) {
        return true
      }
    }
    return false
  }
}
