import SwiftSyntax

/// The views of a `PreviewProvider`, which are a figure each.
struct PreviewProviders {
  let machine: Machine
  let refuse: (Fault) -> Void

  /// The providers that a declaration is or holds, with their figures.
  func providers(
    in declaration: DeclSyntax, of outer: String? = nil
  ) -> [(name: String, figures: [FigureSource])] {
    guard let syntax = declaration.as(StructDeclSyntax.self) else { return [] }
    let name = (outer.map { "\($0)." } ?? "") + syntax.name.identifierText
    let own = figures(of: syntax, named: name)
    return (own.isEmpty ? [] : [(name, own)])
      + syntax.memberBlock.members.flatMap { providers(in: $0.decl, of: name) }
  }

  /// The figures of a type; none where it is no provider.
  private func figures(of syntax: StructDeclSyntax, named name: String) -> [FigureSource] {
    guard let type = machine.types[name],
      type.inherited.contains("PreviewProvider"), let views = previews(in: syntax).flatMap(views)
    else { return [] }
    return views.map { item, view in
      FigureSource(
        name: nil, place: place(of: view), comments: FigureComments(before: item, machine, refuse),
        content: .expression(view, in: type), machine: machine)
    }
  }

  /// Refuses providers that are no list of views, once every type is known.
  func refuseOthers(than read: Set<String>) {
    for type in machine.types.values
    where type.allConformances.contains("PreviewProvider") && !read.contains(type.name) {
      refuse(.provider(at: type.place))
    }
  }

  private func previews(in syntax: StructDeclSyntax) -> CodeBlockItemListSyntax? {
    for member in syntax.memberBlock.members {
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.pattern.trimmedDescription == "previews",
        case .getter(let statements)? = binding.accessorBlock?.accessors
      else { continue }
      return statements
    }
    return nil
  }

  /// The expressions that stand alone; nil where there is another statement. A `Group` is seen
  /// through, as Xcode does.
  private func views(
    _ statements: CodeBlockItemListSyntax
  ) -> [(CodeBlockItemSyntax, ExprSyntax)]? {
    var views: [(CodeBlockItemSyntax, ExprSyntax)] = []
    for item in statements {
      guard case .expr(let expression) = item.item else { return nil }
      if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.calledExpression.trimmedDescription == "Group", let content = call.trailingClosure
      {
        guard let inner = self.views(content.statements) else { return nil }
        views += inner
      } else {
        views.append((item, expression))
      }
    }
    return views
  }

  private func place(of node: some SyntaxProtocol) -> Place {
    Place(
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension Fault {
  fileprivate static func provider(at place: Place) -> Fault {
    Fault(
      "a 'PreviewProvider' whose 'previews' are more than a list of views is not supported in "
        + "fixtures", hint: "use '#Preview'", at: place)
  }
}
