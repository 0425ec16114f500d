/// The ways to write an entry: each takes the declaration and compiled code of the same shape.
extension Entry {
  /// `Text("…")`: an initialiser of `T`.
  public static func initializer<T: Bridged, each P: Bridged>(
    _ type: T.Type, _ declaration: String, _ make: @escaping @Sendable (repeat each P) throws -> T
  ) -> Entry {
    Entry(.initializer, of: T.typeName, "init", declaration) { _, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        return try make(repeat reader.next((each P).self)).value
      }
    }
  }

  /// `value.name(…)`: a method of `T`.
  public static func method<T: Bridged, R: Bridged, each P: Bridged>(
    _ name: String, _ declaration: String, of owner: String = T.typeName,
    _ call: @escaping @Sendable (T, repeat each P) throws -> R
  ) -> Entry {
    Entry(.method, of: owner, name, declaration) { receiver, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        return try call(
          Entry.receiver(receiver, as: T.self), repeat reader.next((each P).self)
        ).value
      }
    }
  }

  /// `value.name(…)` that changes the value in place.
  public static func mutatingMethod<T: Bridged, each P: Bridged>(
    _ name: String, _ declaration: String, of owner: String = T.typeName,
    _ call: @escaping @Sendable (inout T, repeat each P) throws -> Void
  ) -> Entry {
    Entry(.mutatingMethod, of: owner, name, declaration) { receiver, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        var changed = try Entry.receiver(receiver, as: T.self)
        // A second holder would make each change a copy of all of it.
        if case .native = receiver { receiver = .void }
        defer { receiver = changed.value }
        try call(&changed, repeat reader.next((each P).self))
        return .void
      }
    }
  }

  /// `value.name`: a property of `T` that is only read.
  public static func property<T: Bridged, R: Bridged>(
    _ name: String, _ declaration: String, of owner: String = T.typeName,
    get: @escaping @Sendable (T) throws -> R
  ) -> Entry {
    Entry(.property, of: owner, name, declaration) { receiver, _ in
      try outcome { try get(Entry.receiver(receiver, as: T.self)).value }
    }
  }

  /// `value.name`: a property of `T` that is read and set.
  public static func property<T: Bridged, R: Bridged>(
    _ name: String, _ declaration: String, of owner: String = T.typeName,
    _ path: WritableKeyPath<T, R> & Sendable
  ) -> Entry {
    let set: @Sendable (inout Value, Value) throws -> Outcome = { receiver, value in
      var changed = try Entry.receiver(receiver, as: T.self)
      guard let new = try R.bridged(value) else {
        return .mismatch(parameter: 0, owners: R.symbolOwners)
      }
      changed[keyPath: path] = new
      receiver = changed.value
      return .value(.void)
    }
    return Entry(.property, of: owner, name, declaration, set: set) { receiver, _ in
      try outcome { try Entry.receiver(receiver, as: T.self)[keyPath: path].value }
    }
  }

  /// `T.name`, or `.name` where `T` is expected.
  public static func staticProperty<R: Bridged>(
    _ name: String, of owner: String = R.typeName, declaration: String? = nil,
    _ make: @escaping @Sendable @autoclosure () -> R
  ) -> Entry {
    let text = declaration ?? "static let \(name): \(R.typeName)"
    return Entry(.staticProperty, of: owner, name, text) { _, _ in .value(make().value) }
  }

  /// `T.name(…)`, or `.name(…)` where `T` is expected.
  public static func staticMethod<R: Bridged, each P: Bridged>(
    _ name: String, of owner: String = R.typeName, _ declaration: String,
    _ call: @escaping @Sendable (repeat each P) throws -> R
  ) -> Entry {
    Entry(.staticMethod, of: owner, name, declaration) { _, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        return try call(repeat reader.next((each P).self)).value
      }
    }
  }

  /// `name(…)`: a free function.
  public static func function<R: Bridged, each P: Bridged>(
    _ name: String, _ declaration: String,
    _ call: @escaping @Sendable (repeat each P) throws -> R
  ) -> Entry {
    Entry(.function, of: "", name, declaration) { _, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        return try call(repeat reader.next((each P).self)).value
      }
    }
  }

  /// `value[…]`.
  public static func instanceSubscript<T: Bridged, R: Bridged, each P: Bridged>(
    _ declaration: String, of owner: String = T.typeName,
    _ call: @escaping @Sendable (T, repeat each P) throws -> R
  ) -> Entry {
    Entry(.instanceSubscript, of: owner, "subscript", declaration) { receiver, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        return try call(
          Entry.receiver(receiver, as: T.self), repeat reader.next((each P).self)
        ).value
      }
    }
  }

  /// `a name b`.
  public static func infixOperator<A: Bridged, B: Bridged, R: Bridged>(
    _ name: String, _ declaration: String, of owner: String = A.typeName,
    _ call: @escaping @Sendable (A, B) throws -> R
  ) -> Entry {
    Entry(.infixOperator, of: owner, name, declaration) { _, arguments in
      try outcome {
        var reader = ArgumentReader(arguments)
        let a = try reader.next(A.self)
        return try call(a, reader.next(B.self)).value
      }
    }
  }
}
