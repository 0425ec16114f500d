import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Controls by the numbers of iamcgn/swiftui-web (iOS.md, Button.md, Toggle.md, TextField.md,
/// Slider.md, Stepper.md, Picker.md, ProgressView.md, UIKit/Navigation.md) with texts of blocks: at
/// 10 points a character is 5 wide, a line 12 high, its baseline at 10 and its capitals 7 high.
@Suite struct ControlTests {
  @Test("An iOS button is its label; bordered 12 wider at each side, 7 higher above and below")
  func iOSButtons() throws {
    try expectFrames("plain 0 0 25 12\nbordered 0 20 49 26", width: 49, height: 46) {
      VStack(alignment: .leading, spacing: 8) {
        Button("title") {}.id("plain")
        Button("title") {}.buttonStyle(.bordered).id("bordered")
      }
      .font(.system(size: 10))
    }
  }

  @Test("A macOS button: label and 24 wide, at least 24 high (button/basic)")
  func macOSButtons() throws {
    try expectFrames(
      "text 0 0 49 24\ntall 0 32 64 48", width: 64, height: 80, platform: .macos
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Button("title") {}.id("text")
        Button {
        } label: {
          Color.red.frame(width: 40, height: 40)
        }
        .buttonStyle(.borderedProminent).id("tall")
      }
      .font(.system(size: 10))
    }
  }

  @Test("A text 8 above a borderless button's label, whose lower edge keeps a control's 8")
  func buttonSpacing() throws {
    try expectFrames("above 0 0 9 10\nbox 0 30 9 10", width: 9, height: 40) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 9, height: 10).id("above")
        Button {
        } label: {
          Color.red.frame(width: 9, height: 4)
        }
        Color.red.frame(width: 9, height: 10).id("box")
      }
    }
  }

  @Test("A control of a size that nobody measured is refused by name") func controlSizes() {
    #expect(throws: ViewError.self) {
      _ = try LaidOut(
        Button("title") {}.buttonStyle(.bordered).controlSize(.large), .unspecified)
    }
  }

  @Test("An iOS toggle fills the width: label, then a switch of 66 × 30") func toggles() throws {
    try expectFrames(
      "row 0 0 200 30\nbare 0 38 66 30", width: 200, height: 68
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Toggle("title", isOn: .constant(true)).id("row")
        Toggle("title", isOn: .constant(true)).labelsHidden().id("bare")
      }
      .font(.system(size: 10))
    }
  }

  @Test("A checkbox of 16 is 5 before its label, its middle half a capital above the baseline")
  func checkbox() throws {
    // 10 − 3.5 = 6.5: the box from −1.5 to 14.5 around it, the line from 0 to 12.
    try expectFrames("toggle 0 0 46 16", width: 46, height: 16, platform: .macos) {
      Toggle("title", isOn: .constant(true)).id("toggle").font(.system(size: 10))
    }
  }

  @Test("An iOS text field: a line and 1.7 points in whole ones; at least 34 in a border")
  func fields() throws {
    try expectFrames("plain 0 0 100 13\nbordered 0 21 100 34", width: 100, height: 55) {
      VStack(spacing: 8) {
        TextField("title", text: .constant("")).id("plain")
        TextField("title", text: .constant("text")).textFieldStyle(.roundedBorder).id("bordered")
      }
      .font(.system(size: 10))
    }
  }

  @Test("Sliders and steppers fill the width on iOS: 31 and 32 high") func rows() throws {
    try expectFrames("slider 0 0 200 31\nstepper 0 39 200 32", width: 200, height: 71) {
      VStack(spacing: 8) {
        Slider(value: .constant(0.5)).id("slider")
        Stepper("title", value: .constant(1)).id("stepper")
      }
    }
  }

  @Test("On macOS a slider is 16 high, a stepper's control 20 × 26 stands 8 behind its label")
  func macOSRows() throws {
    try expectFrames(
      "slider 0 0 200 16\nstepper 0 24 53 26", width: 200, height: 50, platform: .macos
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Slider(value: .constant(0.5)).id("slider")
        Stepper("title", value: .constant(1)).id("stepper").font(.system(size: 10))
      }
    }
  }

  @Test("Progress: a bar of 4 with its label 4 above, a wheel of 20") func progress() throws {
    try expectFrames(
      "bar 0 0 100 4\nlabelled 0 12 100 20\nwheel 40 40 20 20", width: 100, height: 60
    ) {
      VStack(spacing: 8) {
        ProgressView(value: 0.5).id("bar")
        ProgressView("title", value: 0.5).id("labelled")
        ProgressView().id("wheel")
      }
      .font(.system(size: 10))
    }
  }

  @Test("A large wheel is 37 on iOS, a small one 16 on macOS") func wheelSizes() throws {
    try expectFrames("wheel 0 0 37 37", width: 37, height: 37) {
      ProgressView().controlSize(.large).id("wheel")
    }
    try expectFrames("wheel 0 0 16 16", width: 16, height: 16, platform: .macos) {
      ProgressView().controlSize(.small).id("wheel")
    }
  }

  @Test("A toggle that is a part of a list's row is as high as its switch") func partOfRow() throws
  {
    try expectFrames("whole 32 57 256 12\npart 32 - 256 30", width: 320, height: 300) {
      List {
        Toggle("title", isOn: .constant(true)).id("whole")
        VStack {
          Toggle("title", isOn: .constant(true)).id("part")
        }
      }
      .font(.system(size: 10))
    }
  }

  @Test("A menu picker: 13.5 + text + 4 + 9 + 13.5, 40.5 high; segments fill the width, 31 high")
  func pickers() throws {
    try expectFrames("menu 0 0 60 40.5\nsegments 0 48.5 200 31", width: 200, height: 79.5) {
      VStack(alignment: .leading, spacing: 8) {
        picker.id("menu")
        picker.pickerStyle(.segmented).id("segments")
      }
      .font(.system(size: 10))
    }
  }

  @Test("A macOS pop-up button: the widest option and 59.5, 24 high, 8 behind the label")
  func popUp() throws {
    try expectFrames("menu 0 0 117.5 24", width: 117.5, height: 24, platform: .macos) {
      picker.id("menu").font(.system(size: 10))
    }
  }

  private var picker: some View {
    Picker("title", selection: .constant(2)) {
      Text("first").tag(1)
      Text("next").tag(2)
    }
  }

  @Test("A large title's bar is 116.5 high, an inline one's 64; without a title there is none")
  func navigationBars() throws {
    for (expected, title, mode) in [
      ("content 0 116.5 200 183.5", "Log", NavigationBarItem.TitleDisplayMode.large),
      ("content 0 64 200 236", "Log", .inline), ("content 0 0 200 300", nil, .large),
    ] {
      try expectFrames(expected, width: 200, height: 300) {
        NavigationStack {
          if let title {
            Color.red.id("content").navigationTitle(title).navigationBarTitleDisplayMode(mode)
          } else {
            Color.red.id("content")
          }
        }
      }
    }
  }

  @Test("Under a large title the first card is 15.75 down, not 35 (ios/nav/list-scroll)")
  func listUnderTitle() throws {
    try expectFrames("row 32 147.25 50 26", width: 320, height: 400) {
      NavigationStack {
        List { Color.red.frame(width: 50, height: 26).id("row") }.navigationTitle("Log")
      }
    }
  }

  @Test("A title that comes too late for the bar is refused") func lateTitle() {
    #expect(throws: ViewError.self) {
      _ = try LaidOut(
        NavigationStack { GeometryReader { _ in Text("late").navigationTitle("Log") } },
        ProposedViewSize(width: 200, height: 200))
    }
  }

  @Test("A tab view's content is centred in the height less 83") func tabs() throws {
    try expectFrames("second 95 103.5 10 10", width: 200, height: 300) {
      TabView(selection: .constant(2)) {
        box("first").tabItem { Text("a") }.tag(1)
        box("second").tabItem { Text("b") }.tag(2)
      }
    }
  }

  @Test("A ForEach's identities tag its elements where a picker reads them") func tags() throws {
    try expectFrames("menu 0 0 55 40.5", width: 55, height: 40.5) {
      Picker("title", selection: .constant("two")) {
        ForEach(["one", "two"], id: \.self) { Text($0) }
      }
      .id("menu").font(.system(size: 10))
    }
  }

  private func box(_ id: String) -> some View {
    Color.red.frame(width: 10, height: 10).id(id)
  }
}
