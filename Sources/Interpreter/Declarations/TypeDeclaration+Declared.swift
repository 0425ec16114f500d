import Catalog

extension TypeDeclaration {
  /// The type as compiled code sees it, which reads its static members.
  var declared: DeclaredType {
    let name = name
    return DeclaredType(
      name: name,
      property: { [unowned machine] property in
        try machine.guarded { try machine.staticMember(property, of: name, nil, []) }
      },
      call: { [unowned machine] method, arguments in
        try machine.guarded {
          let site = CallSite(method, labels: arguments.map(\.label))
          return try machine.callStatic(site, of: name, arguments.map(\.value))
        }
      },
      report: { [unowned machine, place] error in machine.report(error, at: place) })
  }
}
