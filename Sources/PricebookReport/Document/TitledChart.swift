/// A chart with a heading over it and a note below.
package struct TitledChart: Sendable {
  package var heading: RichText
  package var badge: Badge?
  /// The line under the heading, after the badge.
  package var subheading: RichText?
  package var chart: Chart
  package var note: RichText?
}
