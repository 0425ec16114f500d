import Catalog

extension Vocabulary {
  /// Names of SwiftUI that fixtures may not use yet, so that a message can say so.
  static let notSupportedYet = Set((types + members).split { $0.isWhitespace }.map { String($0) })

  private static let types = """
    Chart ColorPicker ConcentricRectangle ControlGroup HSplitView KeyframeAnimator Map
    MeshGradient MultiDatePicker PasteButton PhotosPicker RenameButton Settings
    SignInWithAppleButton TabSection Table TableColumn TupleView VSplitView VideoPlayer
    WebView WindowGroup
    """

  private static let members = """
    accessibilityRepresentation accessoryWidgetGroupStyle alertIcon allowedDynamicRange
    allowsWindowActivationEvents alternatingRowBackgrounds assistiveAccessNavigationIcon
    attributedTextFormattingDefinition backgroundExtensionEffect backgroundProminence
    backgroundStyle badge badgeProminence buttonSizing calendar chartBackground
    chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartXAxis chartXScale
    chartYAxis chartYScale colorEffect colorSchemeContrast containerBackground
    containerCornerOffset containerShape controlGroupStyle defaultAdaptableTabBarPlacement
    defaultAppStorage defaultMinListHeaderHeight defaultWheelPickerItemHeight dialogIcon
    dialogSeverity dialogSuppressionToggle digitalCrownRotation disclosureGroupStyle
    distortionEffect dragContainer exportableToServices exportsItemProviders
    fileDialogBrowserOptions flipsForRightToLeftLayoutDirection focusEffect
    glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion
    handlesGameControllerEvents headerProminence horizontalRadioGroupLayout
    importableFromServices importsItemProviders inspector
    inspectorColumnWidth interactionActivityTrackingTag itemProvider keyframeAnimator
    labeledContentStyle labelIconToTitleSpacing labelReservedIconWidth labelsVisibility
    layerEffect legibilityWeight lineHeight lineIntersection lineSubtraction listItemTint
    listRowHoverEffect listRowPlatterColor listSectionIndexVisibility listSectionMargins
    listSectionSeparator listSectionSeparatorTint locale manipulable mapControls mapStyle
    materialActiveAppearance menuButtonStyle menuIndicator menuStyle meshGradient mirrored
    mix modifierKeyAlternate navigationDocument navigationLinkIndicatorVisibility
    navigationSubtitle onDragSessionUpdated onDropSessionUpdated onImmersionChange
    onInteractiveResizeChange onLongTouchGesture onModifierKeysChanged onPencilDoubleTap
    onPencilSqueeze onScrollGeometryChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onWorldRecenter ornament pageCommand paletteSelectionEffect
    perspectiveRotationEffect photosPicker photosPickerStyle pointerStyle
    pointerVisibility preferredSurroundingsEffect presentationBreakthroughEffect
    presentedWindowStyle presentedWindowToolbarStyle previewContext radioGroupLayout
    safeAreaBar scenePadding scrollEdgeEffectHidden scrollEdgeEffectStyle
    scrollPosition scrollTarget searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchSelection searchToolbarBehavior sectionActions
    sectionIndexLabel sliderThumbVisibility spatialOverlay spatialOverlayPreferenceValue
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters strokedPath submitScope subscriptionStatusTask
    symbolColorRenderingMode symbolVariableValueMode tabBarMinimizeBehavior
    tableColumnHeaders tableStyle tabViewBottomAccessory tabViewCustomization
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter
    tabViewSidebarHeader textEditorStyle textInputCompletion
    textInputFormattingControlVisibility textInputSuggestions textRenderer
    textSelectionAffinity timeZone toolbarColorScheme toolbarForegroundStyle
    toolbarItemHidden toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar
    touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal
    transformEnvironment translationPresentation translationTask typeSelectEquivalent
    typesettingLanguage visualEffect visualEffect3D volumeBaseplateVisibility
    widgetAccentable widgetBackground widgetLabel windowBackground windowDismissBehavior
    windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor windowResizeBehavior
    windowToolbarFullScreenVisibility worldAnchor writingDirection
    writingToolsAffordanceVisibility
    """
}
