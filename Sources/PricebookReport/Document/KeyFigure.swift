/// A figure with a label and one line that names its reference value.
package struct KeyFigure: Sendable {
  package var label: RichText
  /// Short: one value, or `31 of 152`.
  package var figure: RichText
  package var context: RichText
}
