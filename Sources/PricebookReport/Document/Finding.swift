/// A sentence with the money at stake.
package struct Finding: Sendable {
  /// Money or a difference.
  package var amount: Value
  package var tone: Tone
  package var sentence: RichText
  /// The closing link: a section's short name and where it is.
  package var link: Link?
  /// The lines that the amount is made of or was learnt from.
  package var source: LinkTarget?
  /// What shows it, drawn small.
  package var chart: Chart?

  package struct Link: Sendable {
    package var text: RichText
    package var target: LinkTarget
  }
}
