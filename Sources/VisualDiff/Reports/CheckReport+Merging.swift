extension CheckReport {
  /// Joins the reports of a run's parts.
  ///
  /// - Throws: `ComparisonProblem` for reports that are no parts of one run, or a part that is
  ///   there twice.
  /// - Returns: the joined report, and the numbers of the parts that are not there.
  public static func merged(
    _ reports: [CheckReport]
  ) throws -> (report: CheckReport, gaps: [Int]) {
    guard let first = reports.first else { throw ComparisonProblem("there is no report to join") }
    guard let count = first.shard?.count, reports.allSatisfy({ $0.shard?.count == count }) else {
      throw ComparisonProblem("these are not the parts of one run (see --shard)")
    }
    var result = CheckReport(tool: first.tool)
    result.limits = first.limits
    var seen: Set<Int> = []
    for report in reports.sorted(by: { $0.shard?.index ?? 0 < $1.shard?.index ?? 0 }) {
      guard let index = report.shard?.index, seen.insert(index).inserted else {
        throw ComparisonProblem("part \(report.shard?.index ?? 0) is there twice")
      }
      guard report.tool == first.tool, report.limits == first.limits else {
        throw ComparisonProblem(
          "part \(index) is of another tool or run than part "
            + "\(first.shard?.index ?? 0)")
      }
      result.entries += report.entries
      result.problems += report.problems
    }
    result.entries.sort { $0.path < $1.path }
    let gaps = (1...count).filter { !seen.contains($0) }
    result.limits += gaps.map { "without part \($0) of \(count), which is missing" }
    return (result, gaps)
  }
}
