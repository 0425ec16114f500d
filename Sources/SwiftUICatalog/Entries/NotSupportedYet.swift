import Catalog

extension Vocabulary {
  /// Names of SwiftUI that fixtures may not use yet, so that a message can say so.
  static let notSupportedYet = Set((types + members).split { $0.isWhitespace }.map { String($0) })

  private static let types = """
    AsyncImage Chart ColorPicker ConcentricRectangle ContentUnavailableView ControlGroup
    DatePicker Gauge HSplitView KeyframeAnimator Map Material MeshGradient MultiDatePicker
    NavigationSplitView OutlineGroup PasteButton PhaseAnimator PhotosPicker RenameButton
    Settings ShareLink SignInWithAppleButton TabSection Table TableColumn TimelineView TupleView
    VSplitView VideoPlayer WebView WindowGroup
    """

  private static let members = """
    accessibilityActivationPoint accessibilityAdjustableAction accessibilityChartDescriptor
    accessibilityChildren accessibilityCustomContent accessibilityDirectTouch
    accessibilityDragPoint accessibilityDropPoint accessibilityFocused accessibilityHeading
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabeledPair
    accessibilityLinkedGroup accessibilityQuickAction accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityShowsLargeContentViewer accessibilityTextContentType
    accessibilityZoomAction accessoryWidgetGroupStyle alertIcon allowedDynamicRange
    allowsWindowActivationEvents alternatingRowBackgrounds assistiveAccessNavigationIcon
    attributedTextFormattingDefinition backgroundExtensionEffect backgroundProminence
    backgroundStyle badge badgeProminence barMaterial buttonSizing calendar chartBackground
    chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartXAxis chartXScale
    chartYAxis chartYScale colorEffect colorSchemeContrast containerBackground
    containerCornerOffset containerShape controlGroupStyle datePickerStyle
    defaultAdaptableTabBarPlacement defaultAppStorage defaultHoverEffect
    defaultMinListHeaderHeight defaultWheelPickerItemHeight dialogIcon dialogSeverity
    dialogSuppressionToggle digitalCrownRotation disclosureGroupStyle distortionEffect
    dragContainer exportableToServices exportsItemProviders fileDialogBrowserOptions
    fileExporter fileMover findDisabled findNavigator flipsForRightToLeftLayoutDirection
    focusedObject focusedSceneObject focusedSceneValue focusedValue focusEffect
    focusEffectDisabled focusScope focusSection gaugeStyle geometryGroup glassBackgroundEffect
    glassEffect glassEffectID glassEffectTransition glassEffectUnion handlesGameControllerEvents
    headerProminence horizontalRadioGroupLayout hoverEffectDisabled importableFromServices
    importsItemProviders indexViewStyle inspector inspectorColumnWidth
    interactionActivityTrackingTag invalidatableContent itemProvider keyframeAnimator
    labeledContentStyle labelIconToTitleSpacing labelReservedIconWidth labelsVisibility
    layerEffect legibilityWeight lineHeight lineIntersection lineSubtraction listItemTint
    listRowHoverEffect listRowPlatterColor listSectionIndexVisibility listSectionMargins
    listSectionSeparator listSectionSeparatorTint locale manipulable mapControls mapStyle
    matchedTransitionSource materialActiveAppearance menuButtonStyle menuIndicator menuStyle
    meshGradient mirrored mix modifierKeyAlternate navigationDocument
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTransition onCommand onContinueUserActivity onCopyCommand
    onCutCommand onDeleteCommand onDragSessionUpdated onDropSessionUpdated onExitCommand
    onImmersionChange onInteractiveResizeChange onLongTouchGesture onModifierKeysChanged
    onMoveCommand onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onWorldRecenter ornament pageCommand paletteSelectionEffect
    pasteDestination perspectiveRotationEffect phaseAnimator photosPicker photosPickerStyle
    placeholder pointerStyle pointerVisibility popoverTip preferredSurroundingsEffect
    presentationBackground presentationBreakthroughEffect presentationContentInteraction
    presentationSizing presentedWindowStyle presentedWindowToolbarStyle previewContext
    privacySensitive radioGroupLayout redacted regularMaterial renameAction replaceDisabled
    safeAreaBar scenePadding scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicatorsFlash
    scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTransition
    searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior
    searchScopes searchSelection searchToolbarBehavior sectionActions sectionIndexLabel
    sliderThumbVisibility spatialOverlay spatialOverlayPreferenceValue speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
    springLoadingBehavior strokedPath submitScope subscriptionStatusTask
    symbolColorRenderingMode symbolVariableValueMode tabBarMinimizeBehavior tableColumnHeaders
    tableStyle tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader textEditorStyle
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
    textSelectionAffinity thickMaterial thinMaterial timeZone toolbarBackgroundVisibility
    toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarTitleDisplayMode
    toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal transformEnvironment translationPresentation translationTask
    typeSelectEquivalent typesettingLanguage ultraThickMaterial ultraThinMaterial unredacted
    visualEffect visualEffect3D volumeBaseplateVisibility widgetAccentable widgetBackground
    widgetLabel widgetURL windowBackground windowDismissBehavior windowFullScreenBehavior
    windowMinimizeBehavior windowResizeAnchor windowResizeBehavior
    windowToolbarFullScreenVisibility worldAnchor writingDirection
    writingToolsAffordanceVisibility writingToolsBehavior
    """
}
