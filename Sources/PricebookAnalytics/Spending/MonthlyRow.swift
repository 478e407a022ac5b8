package import PricebookModel

/// Rows in order of their months.
package protocol MonthlyRow { var month: Month { get } }
