/// An enumeration whose cases conditions name: `[status=over]`.
protocol PhraseCase: PhraseArgument, CaseIterable {}

extension PhraseCase {
  var caseName: String? { "\(self)" }
  static var cases: [String] { allCases.map { "\($0)" } }
}
