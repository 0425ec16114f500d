import Catalog
import Views

/// Modifiers for what happens over time or on touch: nothing of it shows in a still picture.
extension Vocabulary {
  static let behaviour: [Entry] = ignored([
    "func onDisappear(perform action: (() -> Void)? = nil) -> some View",
    "func task(priority: TaskPriority = .userInitiated, _ action: () -> Void) -> some View",
    "func task(id: V, priority: TaskPriority = .userInitiated, _ action: () -> Void) -> some View",
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

  /// What is said to those who do not see the screen, beyond a label.
  static let accessibility: [Entry] = ignored([
    "func accessibilityActivationPoint(_ point: UnitPoint) -> some View",
    "func accessibilityAdjustableAction(_ handler: (AccessibilityAdjustmentDirection) -> Void) -> some View",
    "func accessibilityChartDescriptor(_ representable: R) -> some View",
    "func accessibilityChildren(children: () -> V) -> some View",
    "func accessibilityCustomContent(_ label: Text, _ value: Text, importance: Importance = .default) -> some View",
    "func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: Options = []) -> some View",
    "func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View",
    "func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View",
    "func accessibilityFocused(_ condition: Binding) -> some View",
    "func accessibilityFocused(_ binding: Binding, equals value: Value) -> some View",
    "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View",
    "func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View",
    "func accessibilityInputLabels(_ labels: [Text]) -> some View",
    "func accessibilityLabeledPair(role: Role, id: ID, in namespace: Namespace.ID) -> some View",
    "func accessibilityLinkedGroup(id: ID, in namespace: Namespace.ID) -> some View",
    "func accessibilityQuickAction(style: Style, content: () -> Content) -> some View",
    "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View",
    "func accessibilityRotor(_ label: Text, entries: () -> Content) -> some View",
    "func accessibilityRotorEntry(id: ID, in namespace: Namespace.ID) -> some View",
    "func accessibilityScrollAction(_ handler: (Edge) -> Void) -> some View",
    "func accessibilityShowsLargeContentViewer() -> some View",
    "func accessibilityShowsLargeContentViewer(_ largeContentView: () -> V) -> some View",
    "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View",
    "func accessibilityZoomAction(_ handler: (AccessibilityZoomGestureAction) -> Void) -> some View",
  ])

  /// What comes up over a view, or does when it is asked to: none of it has been asked.
  static let presentation: [Entry] =
    presenting([
      "func sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content) -> some View",
      "func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content) -> some View",
      "func popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge? = nil, content: () -> Content) -> some View",
      "func alert(_ title: String, isPresented: Binding<Bool>, actions: () -> A) -> some View",
      "func alert(_ title: String, isPresented: Binding<Bool>, actions: () -> A, message: () -> M) -> some View",
      "func alert(_ title: String, isPresented: Binding<Bool>, presenting data: T?, actions: (T) -> A) -> some View",
      "func alert(_ title: String, isPresented: Binding<Bool>, presenting data: T?, actions: (T) -> A, message: (T) -> M) -> some View",
      "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View",
      "func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View",
      "func confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, actions: () -> A) -> some View",
      "func confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, actions: () -> A, message: () -> M) -> some View",
      "func confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, actions: (T) -> A) -> some View",
      "func navigationDestination(isPresented: Binding<Bool>, destination: () -> V) -> some View",
      "func fileExporter(isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil, onCompletion: (Result) -> Void) -> some View",
      "func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result) -> Void) -> some View",
      "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: (Result) -> Void) -> some View",
    ])
    + ignored([
      "func sheet(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content) -> some View",
      "func fullScreenCover(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content) -> some View",
      "func popover(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge? = nil, content: (Item) -> Content) -> some View",
      "func alert(item: Binding<Item?>, content: (Item) -> Alert) -> some View",
      "func contextMenu(menuItems: () -> MenuItems) -> some View",
      "func contextMenu(menuItems: () -> MenuItems, preview: () -> Preview) -> some View",
      "func swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, content: () -> T) -> some View",
      "func navigationDestination(for data: D.Type, destination: (D) -> C) -> some View",
      "func navigationDestination(item: Binding<D?>, destination: (D) -> C) -> some View",
      "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View",
      "func presentationDragIndicator(_ visibility: Visibility) -> some View",
      "func presentationCornerRadius(_ radius: CGFloat?) -> some View",
      "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View",
      "func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View",
      "func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View",
      "func quickLookPreview(_ item: Binding<URL?>) -> some View",
      "func presentationBackground(_ style: ShapeStyle) -> some View",
      "func presentationBackground(alignment: Alignment = .center, content: () -> V) -> some View",
      "func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View",
      "func presentationSizing(_ sizing: PresentationSizing) -> some View",
      "func navigationTransition(_ style: NavigationTransition) -> some View",
      "func matchedTransitionSource(id: ID, in namespace: Namespace.ID) -> some View",
      "func popoverTip(_ tip: Tip?, arrowEdge: Edge? = nil, action: (Action) -> Void = { _ in }) -> some View",
    ])

  /// What the reader's hands and keys do.
  static let interaction: [Entry] = ignored([
    "func gesture(_ gesture: Gesture, including mask: GestureMask = .all) -> some View",
    "func gesture(_ gesture: Gesture, isEnabled: Bool) -> some View",
    "func highPriorityGesture(_ gesture: Gesture, including mask: GestureMask = .all) -> some View",
    "func simultaneousGesture(_ gesture: Gesture, including mask: GestureMask = .all) -> some View",
    "func focused(_ condition: FocusState<Bool>.Binding) -> some View",
    "func focused(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View",
    "func focusable(_ isFocusable: Bool = true) -> some View",
    "func defaultFocus(_ binding: FocusState<V>.Binding, _ value: V) -> some View",
    "func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View",
    "func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View",
    "func onKeyPress(_ key: KeyEquivalent, action: () -> Result) -> some View",
    "func onOpenURL(perform action: (URL) -> Void) -> some View",
    "func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: (HoverPhase) -> Void) -> some View",
    "func hoverEffect(_ effect: HoverEffect = .automatic) -> some View",
    "func onDrag(_ data: () -> NSItemProvider) -> some View",
    "func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool) -> some View",
    "func draggable(_ payload: T) -> some View",
    "func dropDestination(for type: T.Type, action: ([T], CGPoint) -> Bool) -> some View",
    "func autocapitalization(_ style: UITextAutocapitalizationType) -> some View",
    "func disableAutocorrection(_ disable: Bool?) -> some View",
    "func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View",
    "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View",
    "func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View",
    "func scrollIndicatorsFlash(onAppear: Bool) -> some View",
    "func scrollIndicatorsFlash(trigger value: V) -> some View",
    "func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View",
    "func onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void) -> some View",
    "func focusEffectDisabled(_ disabled: Bool = true) -> some View",
    "func hoverEffectDisabled(_ disabled: Bool = true) -> some View",
    "func defaultHoverEffect(_ effect: HoverEffect?) -> some View",
    "func focusScope(_ namespace: Namespace.ID) -> some View",
    "func focusSection() -> some View",
    "func focusedValue(_ keyPath: WritableKeyPath, _ value: V) -> some View",
    "func focusedSceneValue(_ keyPath: WritableKeyPath, _ value: V) -> some View",
    "func focusedObject(_ object: T) -> some View",
    "func focusedSceneObject(_ object: T) -> some View",
    "func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View",
    "func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View",
    "func onExitCommand(perform action: (() -> Void)?) -> some View",
    "func onDeleteCommand(perform action: (() -> Void)?) -> some View",
    "func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> some View",
    "func onCutCommand(perform action: (() -> [NSItemProvider])?) -> some View",
    "func onPasteCommand(of types: [UTType], perform action: ([NSItemProvider]) -> Void) -> some View",
    "func onPlayPauseCommand(perform action: (() -> Void)?) -> some View",
    "func pasteDestination(for type: T.Type, action: ([T]) -> Void) -> some View",
    "func renameAction(_ action: () -> Void) -> some View",
    "func findNavigator(isPresented: Binding<Bool>) -> some View",
    "func findDisabled(_ isDisabled: Bool = true) -> some View",
    "func replaceDisabled(_ isDisabled: Bool = true) -> some View",
    "func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View",
    "func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View",
    "func onContinueUserActivity(_ activityType: String, perform action: (NSUserActivity) -> Void) -> some View",
    "func deleteDisabled(_ isDisabled: Bool) -> some View",
    "func moveDisabled(_ isDisabled: Bool) -> some View",
    "func selectionDisabled(_ isDisabled: Bool = true) -> some View",
    "func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View",
    "func menuOrder(_ order: MenuOrder) -> some View",
    "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View",
    "func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View",
    "func userActivity(_ activityType: String, isActive: Bool = true, _ update: (NSUserActivity) -> Void) -> some View",
    "func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U) -> some View",
    "func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View",
  ])

  /// What says something to Xcode or about the screen around, which is not drawn.
  static let surroundings: [Entry] = ignored([
    "func previewDevice(_ value: PreviewDevice?) -> some View",
    "func previewDisplayName(_ value: String?) -> some View",
    "func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View",
    "func statusBar(hidden: Bool) -> some View",
    "func statusBarHidden(_ hidden: Bool = true) -> some View",
    "func persistentSystemOverlays(_ visibility: Visibility) -> some View",
    "func defersSystemGestures(on edges: Edge.Set) -> some View",
    "func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View",
    "func navigationViewStyle(_ style: NavigationViewStyle) -> some View",
    "func toolbarBackground(_ style: ShapeStyle, for bars: ToolbarPlacement...) -> some View",
    "func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
    "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View",
    "func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View",
    "func searchSuggestions(_ suggestions: () -> S) -> some View",
    "func searchScopes(_ scope: Binding<V>, scopes: () -> S) -> some View",
    "func searchCompletion(_ completion: String) -> some View",
    "func toolbarRole(_ role: ToolbarRole) -> some View",
    "func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
    "func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View",
    "func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View",
    "func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View",
    "func widgetURL(_ url: URL?) -> some View",
    "func geometryGroup() -> some View",
    "func invalidatableContent(_ invalidatable: Bool = true) -> some View",
  ])

  /// How the reader changes the rows of a `ForEach`.
  static let editing: [Entry] = ignored(
    [
      "func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent",
      "func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent",
      "func onInsert(of types: [UTType], perform action: (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent",
    ], of: "ForEach")

  /// Modifiers that show something over the view while a binding is true.
  private static func presenting(_ declarations: [String]) -> [Entry] {
    ignored(declarations).map { ignored in
      var entry = ignored
      entry.apply = { receiver, arguments in
        let outcome = try ignored.apply(&receiver, arguments)
        guard case .value(.native(let view as ViewValue)) = outcome else { return outcome }
        // Only a title, if anything, stands before the binding.
        for argument in arguments.prefix(2) {
          guard let binding = try Binding<Bool>.bridged(argument), binding.wrappedValue else {
            continue
          }
          return .value(.native(ViewValue(view: view.view.presentingNothing(ignored.name))))
        }
        return outcome
      }
      return entry
    }
  }

  private static func ignored(_ declarations: [String], of owner: String = "View") -> [Entry] {
    declarations.map { declaration in
      let name = declaration.dropFirst("func ".count).prefix { $0 != "(" && $0 != "<" }
      return .ignored(String(name), declaration, of: owner)
    }
  }
}
