/// Small charts beside each other, one for each item, each with its own scale.
package struct SmallMultiples: Sendable {
  package var panels: [Panel]

  package struct Panel: Sendable {
    package var name: LinkedName
    /// `€ per l · rising`.
    package var subheading: RichText
    package var chart: LineChart
  }
}
