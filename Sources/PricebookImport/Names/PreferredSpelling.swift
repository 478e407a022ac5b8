/// Which of two spellings of a name reports show.
///
/// The choice must not depend on the order of files, so it uses the spellings only: mixed case
/// before lower case before capitals, which tills print, then the one that sorts first.
func preferredSpelling(_ left: String, _ right: String) -> String {
  let leftRank = spellingRank(left)
  let rightRank = spellingRank(right)
  if leftRank != rightRank { return leftRank < rightRank ? left : right }
  return left <= right ? left : right
}

private func spellingRank(_ name: String) -> Int {
  if !name.contains(where: \.isLowercase) { return 2 }
  return name.contains(where: \.isUppercase) ? 0 : 1
}
