extension DiagnosticExplanation {
  static let aliasKind = DiagnosticExplanation(
    .tables, "an alias has an unknown kind",
    meaning: "The first column of an alias table says what the row is about: item, store or "
      + "adjustment (a deposit, a coupon, a bag). This one says something else. The row does "
      + "not count.",
    remedy: "Write item, store or adjustment.",
    example: "aliases.csv:2:1: error: the kind “items” is not known; did you mean item? "
      + "[alias-kind]")

  static let aliasMatch = DiagnosticExplanation(
    .tables, "an alias does not say what it matches",
    meaning: "The match of an alias row is empty, so that it would match nothing. The row does "
      + "not count.",
    remedy: "Write the name as the till prints it; * stands for any text, ? for one character.",
    example: "aliases.csv:2:6: error: the match is empty; write the name as the till prints it, "
      + "* and ? stand for any text and any one character [alias-match]")

  static let aliasName = DiagnosticExplanation(
    .tables, "an alias does not say what the item is called",
    meaning: "The row says which words of the till it is about, and not what you call it. It "
      + "does not count.",
    remedy: "Write the name that you want to see in the reports.",
    example: "aliases.csv:2:10: error: the name is empty; write what “MLK” is to be called "
      + "[alias-name]")

  static let basketItem = DiagnosticExplanation(
    .tables, "a basket row names no item",
    meaning: "A row of the basket has no item. It is left out of the comparison.",
    remedy: "Name the item as the reports call it.",
    example: "basket.csv:2:1: error: the item is empty; name one [basket-item]")

  static let basketQuantity = DiagnosticExplanation(
    .tables, "a basket row has no usable quantity",
    meaning: "The quantity of a basket row is no number above 0. The row is left out of the "
      + "comparison.",
    remedy: "Write a number such as 2 or 0.5.",
    example: "basket.csv:2:6: error: the quantity “two” is no number above 0 and up to "
      + "10 000 000 with at most six decimals and a point before them [basket-quantity]")

  static let budgetAmount = DiagnosticExplanation(
    .tables, "a budget has no usable amount",
    meaning: "The amount of a budget is no number from 0 on. The row does not count, and its "
      + "category stays without that budget.",
    remedy: "Write the amount with a point before the decimals and without a sign: 140.00.",
    example: "budgets.csv:2:15: error: the amount “100,50” is no number from 0 on with at most "
      + "four decimals and a point before them [budget-amount]")

  static let budgetCategory = DiagnosticExplanation(
    .tables, "a budget names no category",
    meaning: "The row does not say what the budget is for. It does not count.",
    remedy: "Name the category, or write * for the whole month.",
    example: "budgets.csv:2:9: error: the category is empty; name one, or write * for the whole "
      + "month [budget-category]")

  static let budgetMonth = DiagnosticExplanation(
    .tables, "a budget names no month",
    meaning: "The month of a budget is written in a way that is not understood. The row does "
      + "not count.",
    remedy: "Write it as 2026-10, or write * for every month.",
    example: "budgets.csv:2:1: error: the month “October” is neither of the form YYYY-MM nor * "
      + "[budget-month]")

  static let budgetRollover = DiagnosticExplanation(
    .tables, "a budget does not say whether it rolls over",
    meaning: "The column rollover of a budget holds a word that is neither yes nor no. The row "
      + "does not count.",
    remedy: "Write yes for what is left to be added to the next month, no or nothing else.",
    example: "budgets.csv:2:13: error: “maybe” is no answer to whether what is left rolls over; "
      + "write yes or no [budget-rollover]")

  static let duplicateAlias = DiagnosticExplanation(
    .tables, "two aliases match the same words",
    meaning: "Two rows of the alias table match the same words. The first one counts.",
    remedy: "Remove one of them.",
    example: "aliases.csv:3:6: error: “mlk*” is matched already in aliases.csv:2, and that row "
      + "counts; remove one of them [duplicate-alias]")

  static let duplicateBudget = DiagnosticExplanation(
    .tables, "a category has two budgets for one month",
    meaning: "Two rows set a budget for the same category, month and currency. The first one "
      + "counts; they are not added.",
    remedy: "Remove one of them, or add them up into one.",
    example: "budgets.csv:3: error: the budget of “dairy” for “2026-10” stands already in "
      + "budgets.csv:2, and that one counts; remove one of them [duplicate-budget]")
}
