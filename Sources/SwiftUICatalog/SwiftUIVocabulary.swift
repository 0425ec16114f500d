import Catalog
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography
import Views

extension Vocabulary {
  /// The table: every declaration that fixture code may use.
  public static let swiftUI = Vocabulary(
    containers + controls + modifiers + drawing + values + passive, types: types,
    guarding: \.refusingBadNumbers, notSupportedYet: notSupportedYet)

  private static let containers: [[Entry]] = [
    stacks, grids, lazyGrids, layouts, layoutCalls, content, contentConstants, readers, labels,
    labelConstants,
    lists, listSelections, listConstants, outlines, subviews, loading, animators, scrollTransitions,
    refusals, symbols,
    symbolConstants,
  ]

  private static let controls: [[Entry]] = [
    buttons, buttonValues, addresses, toggles, toggleStyles, fields, fieldStyles,
    numberControls, steppers, groupBoxStyles, progress, gauges, pickers, datePickers, sharing,
    unavailable,
    navigation, splitViews, pageDots, toolbars, tabs,
  ]

  /// What a still picture does not show.
  private static let passive: [[Entry]] = [
    behaviour, accessibility, presentation, interaction, editing, surroundings, animations,
    transitions, gestures,
    tasks,
  ]

  private static let modifiers: [[Entry]] = [
    padding, frame, placement, guides, safeArea, safeAreaConstants, scrolling, scrollConstants,
    secondary, effects, transforms, pixelEffects, effectConstants, redaction, matching,
    textModifiers,
    preferences, anchors,
  ]

  private static let drawing: [[Entry]] = [
    shapes, shapeConstants, shapeOperations, otherShapes, paths, pathSteps, styles, materials,
    gradients,
    colors,
  ]

  private static let values: [[Entry]] = [
    previews, text, keys, attributedStrings, attributedRuns, attributedStringConstants, formats,
    formatConstants,
    durations, dates, fonts, fontConstants, geometry, geometryConstants, angles, layout,
    environmentValues, environmentNames, environmentObjects, environmentConstants,
    screens, ContentSizeCategory.entries,
    uiColors,
  ]

  /// Every compiled type with members or conformances of its own.
  private static let types: [any Bridged.Type] = [
    ViewValue.self, ShapeValue.self, StyleValue.self, Text.self, Image.self, EmptyView.self,
    LocalizedStringKey.self, AttributedString.self, AttributeContainer.self,
    AttributedRange.self, AttributedIndex.self, AttributedRun.self, NumberFormat.self,
    DateFormat.self, Date.self,
    Group.self, ForEach.self, AnyView.self, Canvas.self, GeometryReader.self, Label.self,
    LabeledContent.self, GroupBox.self, EquatableView.self,
    ScrollViewReader.self, Spacer.self,
    Divider.self, HStack.self,
    VStack.self, ZStack.self, LazyHStack.self, LazyVStack.self, ViewThatFits.self,
    ScrollView.self, List.self, Form.self, Section.self, Grid.self, GridRow.self,
    LazyVGrid.self, LazyHGrid.self, HStackLayout.self, VStackLayout.self, ZStackLayout.self,
    GridLayout.self, AnyLayout.self, FrameFill.self, GradientBlock.self,
    ShapeView.self, Rectangle.self, RoundedRectangle.self, Capsule.self, Circle.self,
    Ellipse.self, UnevenRoundedRectangle.self, ContainerRelativeShape.self, AnyShape.self,
    Color.self, AnyGradient.self, LinearGradient.self,
    RadialGradient.self, EllipticalGradient.self, AngularGradient.self,
    HierarchicalShapeStyle.self, ForegroundStyle.self, BackgroundStyle.self,
    SeparatorShapeStyle.self,
    Button.self, EditButton.self, Link.self, Menu.self, Toggle.self, TextField.self,
    SecureField.self, TextEditor.self, Slider.self, Stepper.self, ProgressView.self, Picker.self,
    DatePicker.self, Gauge.self, ShareLink.self, ContentUnavailableView.self, OutlineGroup.self,
    AsyncImage.self, PhaseAnimator.self, Subview.self, SubviewsCollection.self, Material.self,
    DisclosureGroup.self, NavigationStack.self, NavigationSplitView.self, NavigationView.self,
    NavigationLink.self,
    ToolbarItem.self, ToolbarItemGroup.self, TabView.self, Tab.self, PassiveGesture.self,
    TintShapeStyle.self, AnyShapeStyle.self, Path.self, LayoutValue.self, LayoutSubviews.self,
  ]
}
