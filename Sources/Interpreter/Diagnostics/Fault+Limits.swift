import FigureLimits

extension Fault {
  /// More than a limit allows: the run ends with it.
  static func beyond(
    _ limit: Limit, _ limits: Limits = Limits(), at place: Place? = nil
  ) -> Fault {
    var fault = Fault(limit.message(limits), hint: limit.hint(limits), at: place)
    fault.endsRun = true
    return fault
  }
}
