import Catalog

extension Vocabulary {
  /// Names of SwiftUI that fixtures may not use yet, so that a message can say so.
  static let notSupportedYet = Set((types + members).split { $0.isWhitespace }.map { String($0) })

  private static let types = """
    AsyncImage Chart ColorPicker ConcentricRectangle ContentUnavailableView ControlGroup
    DatePicker Gauge HSplitView KeyframeAnimator Map Material MeshGradient MultiDatePicker
    NavigationSplitView OutlineGroup PasteButton PhaseAnimator PhotosPicker RenameButton
    Settings ShareLink SignInWithAppleButton TabSection Table TableColumn Task TimelineView
    TupleView VSplitView VideoPlayer WebView WindowGroup
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
    accessibilityZoomAction accessoryWidgetGroupStyle alertIcon allowedDynamicRange
    allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference
    assistiveAccessNavigationIcon attributedTextFormattingDefinition backgroundExtensionEffect
    backgroundPreferenceValue backgroundProminence backgroundStyle badge badgeProminence
    barMaterial buttonSizing calendar chartBackground chartForegroundStyleScale chartLegend
    chartOverlay chartPlotStyle chartXAxis chartXScale chartYAxis chartYScale colorEffect
    colorScheme colorSchemeContrast containerBackground containerCornerOffset containerShape
    controlGroupStyle datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage
    defaultHoverEffect defaultMinListHeaderHeight defaultWheelPickerItemHeight dialogIcon
    dialogSeverity dialogSuppressionToggle digitalCrownRotation disclosureGroupStyle
    distortionEffect dragContainer exportableToServices exportsItemProviders
    fileDialogBrowserOptions fileExporter fileMover findDisabled findNavigator
    flipsForRightToLeftLayoutDirection focusEffect focusEffectDisabled focusScope focusSection
    focusedObject focusedSceneObject focusedSceneValue focusedValue gaugeStyle geometryGroup
    glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion
    groupBoxStyle handlesGameControllerEvents headerProminence horizontalRadioGroupLayout
    horizontalSizeClass hoverEffectDisabled importableFromServices importsItemProviders
    indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag
    invalidatableContent isFocused isLuminanceReduced isPresented isSearching itemProvider
    keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth labeledContentStyle
    labelsVisibility layerEffect legibilityWeight lineHeight lineIntersection lineSubtraction
    listItemTint listRowHoverEffect listRowPlatterColor listSectionIndexVisibility
    listSectionMargins listSectionSeparator listSectionSeparatorTint locale manipulable
    mapControls mapStyle matchedTransitionSource materialActiveAppearance menuButtonStyle
    menuIndicator menuStyle meshGradient mirrored mix modifierKeyAlternate navigationDocument
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTransition onCommand onContinueUserActivity onCopyCommand
    onCutCommand onDeleteCommand onDragSessionUpdated onDropSessionUpdated onExitCommand
    onGeometryChange onImmersionChange onInteractiveResizeChange onLongTouchGesture
    onModifierKeysChanged onMoveCommand onPasteCommand onPencilDoubleTap onPencilSqueeze
    onPlayPauseCommand onPreferenceChange onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onWorldRecenter ornament
    overlayPreferenceValue pageCommand paletteSelectionEffect pasteDestination
    perspectiveRotationEffect phaseAnimator photosPicker photosPickerStyle pixelLength
    placeholder pointerStyle pointerVisibility popoverTip preference preferredColorScheme
    preferredSurroundingsEffect presentationBackground presentationBreakthroughEffect
    presentationContentInteraction presentationSizing presentedWindowStyle
    presentedWindowToolbarStyle previewContext privacySensitive radioGroupLayout redacted
    regularMaterial renameAction replaceDisabled safeAreaBar scenePadding scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget
    scrollTargetBehavior scrollTransition searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchToolbarBehavior
    sectionActions sectionIndexLabel sliderThumbVisibility spatialOverlay
    spatialOverlayPreferenceValue speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior strokedPath
    submitScope subscriptionStatusTask symbolColorRenderingMode symbolVariableValueMode
    tabBarMinimizeBehavior tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tableColumnHeaders
    tableStyle textEditorStyle textInputCompletion textInputFormattingControlVisibility
    textInputSuggestions textRenderer textSelectionAffinity thickMaterial thinMaterial timeZone
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar
    touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal
    transformAnchorPreference transformEnvironment transformPreference translationPresentation
    translationTask typeSelectEquivalent typesettingLanguage ultraThickMaterial
    ultraThinMaterial unredacted verticalSizeClass visualEffect visualEffect3D
    volumeBaseplateVisibility widgetAccentable widgetBackground widgetLabel widgetURL
    windowBackground windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior
    windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility worldAnchor
    writingDirection writingToolsAffordanceVisibility writingToolsBehavior
    """
}
