import Catalog

extension Vocabulary {
  /// Names of SwiftUI that fixtures may not use yet, so that a message can say so.
  static let notSupportedYet = Set((types + members).split { $0.isWhitespace }.map { String($0) })

  private static let types = """
    Animation AnyTransition AsyncImage Button Chart ColorPicker ContentUnavailableView
    ControlGroup DatePicker DisclosureGroup DragGesture EditButton Gauge HSplitView
    KeyframeAnimator Link LongPressGesture MagnificationGesture MagnifyGesture Map Material Menu
    MeshGradient MultiDatePicker NavigationLink NavigationSplitView NavigationStack NavigationView
    OutlineGroup PasteButton PhaseAnimator PhotosPicker Picker ProgressView RenameButton
    RotateGesture RotationGesture SecureField Settings ShareLink SignInWithAppleButton Slider
    SpatialTapGesture Stepper Tab TabSection TabView Table TableColumn TapGesture Task TextEditor
    TextField TimelineView Toggle ToolbarItem ToolbarItemGroup VSplitView VideoPlayer WebView
    WindowGroup

    """

  private static let members = """
    accessibilityActivationPoint accessibilityAdjustableAction accessibilityChartDescriptor
    accessibilityChildren accessibilityCustomContent accessibilityDifferentiateWithoutColor
    accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityFocused
    accessibilityHeading accessibilityIgnoresInvertColors accessibilityInputLabels
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityReduceMotion accessibilityReduceTransparency accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityShowsLargeContentViewer accessibilityTextContentType
    accessibilityZoomAction accessoryWidgetGroupStyle actionSheet alert alertIcon
    allowedDynamicRange allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference
    assistiveAccessNavigationIcon attributedTextFormattingDefinition autocapitalization
    backgroundExtensionEffect backgroundPreferenceValue backgroundProminence backgroundStyle badge
    badgeProminence barMaterial buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle
    calendar chartBackground chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle
    chartXAxis chartXScale chartYAxis chartYScale colorEffect colorScheme colorSchemeContrast
    confirmationDialog containerBackground containerCornerOffset containerShape containerValue
    contextMenu controlGroupStyle controlSize datePickerStyle defaultAdaptableTabBarPlacement
    defaultAppStorage defaultFocus defaultHoverEffect defaultWheelPickerItemHeight
    defersSystemGestures deleteDisabled dialogIcon dialogSeverity dialogSuppressionToggle
    digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle dismiss dismissSearch
    dismissWindow distortionEffect dragContainer draggable dropDestination editMode
    environmentObject equatable exclusively exportableToServices exportsItemProviders
    fileDialogBrowserOptions fileExporter fileImporter fileMover findDisabled findNavigator
    flipsForRightToLeftLayoutDirection focusEffect focusEffectDisabled focusScope focusSection
    focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue formStyle
    fullScreenCover gaugeStyle geometryGroup gesture glassBackgroundEffect glassEffect
    glassEffectID glassEffectTransition glassEffectUnion groupBoxStyle handlesExternalEvents
    handlesGameControllerEvents headerProminence highPriorityGesture horizontalRadioGroupLayout
    horizontalSizeClass hoverEffect hoverEffectDisabled importableFromServices
    importsItemProviders indexViewStyle inspector inspectorColumnWidth
    interactionActivityTrackingTag interactiveDismissDisabled invalidatableContent isEnabled
    isFocused isLuminanceReduced isPresented isSearching itemProvider keyboardShortcut
    keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth labeledContentStyle
    labelsVisibility layerEffect legibilityWeight lineHeight listItemTint listRowHoverEffect
    listRowPlatterColor listSectionIndexVisibility listSectionMargins listSectionSeparator
    listSectionSeparatorTint locale managedObjectContext manipulable mapControls mapStyle
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuButtonStyle
    menuIndicator menuOrder menuStyle meshGradient mirrored mix modelContainer modelContext
    modifierKeyAlternate moveDisabled navigationBarBackButtonHidden navigationBarHidden
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition
    navigationViewStyle onChanged onCommand onContinueUserActivity onContinuousHover onCopyCommand
    onCutCommand onDeleteCommand onDrag onDragSessionUpdated onDrop onDropSessionUpdated onEnded
    onExitCommand onGeometryChange onImmersionChange onInteractiveResizeChange onKeyPress
    onLongTouchGesture onModifierKeysChanged onMoveCommand onOpenURL onPasteCommand
    onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onScrollGeometryChange
    onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onWorldRecenter
    openURL openWindow ornament overlayPreferenceValue pageCommand paletteSelectionEffect
    pasteDestination persistentSystemOverlays perspectiveRotationEffect phaseAnimator photosPicker
    photosPickerStyle pickerStyle pixelLength placeholder pointerStyle pointerVisibility popover
    popoverTip preference preferredColorScheme preferredSurroundingsEffect presentationBackground
    presentationBackgroundInteraction presentationBreakthroughEffect presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationMode presentationSizing presentedWindowStyle
    presentedWindowToolbarStyle previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout privacySensitive progressViewStyle quickLookPreview
    radioGroupLayout redacted regularMaterial renameAction replaceDisabled safeAreaBar
    scenePadding scenePhase scrollBounceBehavior scrollDismissesKeyboard scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget
    scrollTargetBehavior scrollTransition searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions
    searchToolbarBehavior searchable sectionActions sectionIndexLabel selectionDisabled
    sequenced sheet simultaneousGesture sliderThumbVisibility spatialOverlay
    spatialOverlayPreferenceValue speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar
    statusBarHidden submitScope subscriptionStatusTask swipeActions symbolColorRenderingMode
    symbolVariableValueMode     tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
    tabViewStyle tableColumnHeaders tableStyle tag textEditorStyle textFieldStyle
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
    textSelectionAffinity thickMaterial thinMaterial timeZone toggleStyle toolbar
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle
    toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
    touchBar touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal
    transformAnchorPreference transformEnvironment transformPreference translationPresentation
    translationTask typeSelectEquivalent typesettingLanguage ultraThickMaterial ultraThinMaterial
    undoManager unredacted updating userActivity verticalSizeClass visualEffect visualEffect3D
    volumeBaseplateVisibility widgetAccentable widgetBackground widgetLabel widgetURL
    windowBackground windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior
    windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility withAnimation
    worldAnchor writingDirection writingToolsAffordanceVisibility writingToolsBehavior
    """
}
