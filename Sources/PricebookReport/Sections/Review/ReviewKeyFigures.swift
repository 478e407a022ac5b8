import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {

  /// Whether a month that is not over its budget usually ends over it: it must not look as if all
  /// were well.
  var isOnCourseOver: Bool {
    !period.isOver && whole?.isOnCourseOver == true
  }
}
