struct RowRefusal: Error {
  let finding: Finding
  let place: (line: Int, column: Int)
}
