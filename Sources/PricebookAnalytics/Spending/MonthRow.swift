package import PricebookModel

/// Rows in order of their months.
package protocol MonthRow { var month: Month { get } }
