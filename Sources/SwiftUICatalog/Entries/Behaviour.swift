import Catalog

/// Modifiers for what happens over time or on touch: nothing of it shows in a still picture.
extension Vocabulary {
  static let behaviour: [Entry] = ignored([
    "func onAppear(perform action: (() -> Void)? = nil) -> some View",
    "func onDisappear(perform action: (() -> Void)? = nil) -> some View",
    "func task(priority: TaskPriority = .userInitiated, _ action: () -> Void) -> some View",
    "func task(id: V, priority: TaskPriority = .userInitiated, _ action: () -> Void) -> some View",
    "func onChange(of value: V, initial: Bool = false, _ action: () -> Void) -> some View",
    "func onChange(of value: V, perform action: (V) -> Void) -> some View",
    "func onReceive(_ publisher: P, perform action: (P.Output) -> Void) -> some View",
    "func onTapGesture(count: Int = 1, perform action: () -> Void) -> some View",
    "func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpaceProtocol = .local, perform action: (CGPoint) -> Void) -> some View",
    "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View",
    "func onHover(perform action: (Bool) -> Void) -> some View",
    "func onSubmit(of triggers: SubmitTriggers = .text, _ action: () -> Void) -> some View",
    "func refreshable(action: () -> Void) -> some View",
    "func allowsHitTesting(_ enabled: Bool) -> some View",
    "func contentShape(_ shape: Shape, eoFill: Bool = false) -> some View",
    "func contentShape(_ kind: ContentShapeKinds, _ shape: Shape, eoFill: Bool = false) -> some View",
    "func animation(_ animation: Animation?, value: V) -> some View",
    "func animation(_ animation: Animation?) -> some View",
    "func transition(_ transition: AnyTransition) -> some View",
    "func contentTransition(_ transition: ContentTransition) -> some View",
    "func symbolEffect(_ effect: DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: U) -> some View",
    "func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View",
    "func transaction(_ transform: (Transaction) -> Void) -> some View",
    "func sensoryFeedback(_ feedback: SensoryFeedback, trigger: T) -> some View",
    "func accessibilityLabel(_ label: Text) -> some View",
    "func accessibilityValue(_ value: Text) -> some View",
    "func accessibilityHint(_ hint: Text) -> some View",
    "func accessibilityHidden(_ hidden: Bool) -> some View",
    "func accessibilityIdentifier(_ identifier: String) -> some View",
    "func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View",
    "func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View",
    "func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View",
    "func accessibilitySortPriority(_ priority: Double) -> some View",
    "func accessibilityAction(named name: Text, _ handler: () -> Void) -> some View",
    "func keyboardType(_ type: UIKeyboardType) -> some View",
    "func textContentType(_ type: UITextContentType?) -> some View",
    "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View",
    "func autocorrectionDisabled(_ disable: Bool = true) -> some View",
    "func textSelection(_ selectability: TextSelectability) -> some View",
    "func submitLabel(_ label: SubmitLabel) -> some View",
    "func help(_ text: Text) -> some View",
  ])

  private static func ignored(_ declarations: [String]) -> [Entry] {
    declarations.map { declaration in
      let name = declaration.dropFirst("func ".count).prefix { $0 != "(" && $0 != "<" }
      return .ignored(String(name), declaration)
    }
  }
}
