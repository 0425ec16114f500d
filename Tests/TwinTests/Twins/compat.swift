// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let compatTwins: [Twin] = [
  ("oc-rounding-thirds", { CaseOcRoundingThirds.view() }),
  ("oc-stack-alignments", { CaseOcStackAlignments.view() }),
  ("oc-large-vstack", { CaseOcLargeVstack.view() }),
  ("oc-complex", { CaseOcComplex.view() }),
  ("oc-frame-variants", { CaseOcFrameVariants.view() }),
  ("oc-background-variants", { CaseOcBackgroundVariants.view() }),
  ("oc-multiple-spacers", { CaseOcMultipleSpacers.view() }),
  ("oc-big", { CaseOcBig.view() }),
]

private enum CaseOcRoundingThirds {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 10) {
        Rectangle().id("a")
        Rectangle().id("b")
        Rectangle().id("c")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOcStackAlignments {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 10) {
        HStack(alignment: .top, spacing: 6) {
            Rectangle().frame(height: 20).id("r1")
            Rectangle().frame(height: 50).id("r2")
            Rectangle().frame(height: 35).id("r3")
        }
        HStack(alignment: .bottom, spacing: 6) {
            Rectangle().frame(height: 20).id("r4")
            Rectangle().frame(height: 50).id("r5")
            Rectangle().frame(height: 35).id("r6")
        }
        VStack(alignment: .leading, spacing: 4) {
            Rectangle().frame(width: 50).id("r7")
            Rectangle().frame(width: 80).id("r8")
            Rectangle().frame(width: 30).id("r9")
        }
        VStack(alignment: .trailing, spacing: 4) {
            Rectangle().frame(width: 50).id("r10")
            Rectangle().frame(width: 80).id("r11")
            Rectangle().frame(width: 30).id("r12")
        }
    }
    .frame(width: 200, height: 400)
  }
}

private enum CaseOcLargeVstack {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 6) {
        Rectangle().id("r1").frame(height: 20)
        Rectangle().id("r2")
        Rectangle().id("r3").frame(minHeight: 10, maxHeight: 30)
        Rectangle().id("r4").fixedSize()
        Rectangle().id("r5").padding(.vertical, 8)
        Rectangle().id("r6").frame(height: 16).padding(.horizontal, 12)
        Group {
            Rectangle().id("r7").frame(minHeight: 20, maxHeight: .infinity)
            Rectangle().id("r8").frame(height: 24)
            Rectangle().id("r9").frame(minHeight: 8, maxHeight: 20)
            Rectangle().id("r10").fixedSize(horizontal: false, vertical: true)
            Rectangle().id("r11").padding(4).frame(minHeight: 12, maxHeight: 40)
            Rectangle().id("r12").frame(maxHeight: .infinity)
        }
    }
    .frame(width: 160, height: 400)
  }
}

private enum CaseOcComplex {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            Rectangle().id("r1")
            Rectangle().id("r2").frame(width: 30, height: 30)
            Rectangle().id("r3").padding(4)
        }
        HStack(spacing: 8) {
            VStack(spacing: 4) {
                Rectangle().id("r4")
                Rectangle().id("r5").fixedSize()
                Rectangle().id("r6").frame(minWidth: 10, maxWidth: 40)
            }
            Rectangle().id("r7").background(Rectangle().id("r8"))
        }
        HStack(spacing: 8) {
            Rectangle().id("r9").frame(width: 20).padding(.top, 6)
            Rectangle().id("r10").frame(minHeight: 20, maxHeight: 50, alignment: .bottom)
        }
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseOcFrameVariants {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 6) {
            Rectangle().id("r1").frame(width: 30, height: 20).frame(width: 60, height: 60, alignment: .topLeading)
            Rectangle().id("r2").frame(width: 30, height: 20).frame(width: 60, height: 60, alignment: .bottomTrailing)
            Rectangle().id("r3").frame(width: 30, height: 20).frame(width: 60, height: 60, alignment: .top)
        }
        HStack(spacing: 6) {
            Rectangle().id("r4").frame(minWidth: 20, maxWidth: 50)
            Rectangle().id("r5").frame(minHeight: 20, maxHeight: 40)
            Rectangle().id("r6").frame(minWidth: 10, maxWidth: 30, minHeight: 10, maxHeight: 30)
        }
        HStack(spacing: 6) {
            Rectangle().id("r7").frame(width: 40)
            Rectangle().id("r8").frame(maxWidth: .infinity)
        }
        HStack(spacing: 6) {
            Rectangle().id("r9").frame(width: 50, height: 30).frame(width: 30, height: 50)
            Rectangle().id("r10").frame(width: 40, height: 20).frame(width: 60, height: 40, alignment: .bottomTrailing)
        }
    }
    .frame(width: 300, height: 250)
  }
}

private enum CaseOcBackgroundVariants {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 10) {
        Rectangle().id("r1").padding(6).background(Rectangle().id("r2")).padding(6).background(Rectangle().id("r3"))
        HStack(spacing: 4) {
            Rectangle().id("r4").frame(width: 30, height: 30)
            Rectangle().id("r5").frame(width: 30, height: 30)
        }
        .padding(8).background(Rectangle().id("r6"))
        Rectangle().id("r7").background(Rectangle().id("r8").padding(6))
        VStack(spacing: 4) {
            Rectangle().id("r9").frame(width: 50)
            Rectangle().id("r10").frame(width: 70)
        }
        .padding(6).background(Rectangle().id("r11"))
    }
    .frame(width: 200, height: 350)
  }
}

private enum CaseOcMultipleSpacers {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 0) {
            Spacer()
            Rectangle().id("r1").frame(width: 20, height: 20)
            Spacer()
            Rectangle().id("r2").frame(width: 30, height: 20)
            Spacer()
        }
        HStack(spacing: 4) {
            Rectangle().id("r3").fixedSize()
            Spacer(minLength: 12)
            Rectangle().id("r4").frame(maxWidth: .infinity, minHeight: 20)
            Spacer(minLength: 12)
            Rectangle().id("r5").fixedSize()
        }
        HStack(spacing: 8) {
            VStack(spacing: 4) {
                Rectangle().id("r6").frame(height: 20)
                Rectangle().id("r7").frame(height: 20)
                Spacer()
            }
            VStack(spacing: 4) {
                Spacer()
                Rectangle().id("r8").frame(height: 20)
                Rectangle().id("r9").frame(height: 20)
            }
            VStack(spacing: 0) {
                Spacer()
                Rectangle().id("r10").fixedSize()
                Spacer()
            }
        }
        VStack(spacing: 4) {
            HStack(spacing: 0) {
                Rectangle().id("r11").frame(width: 30, height: 16)
                Spacer(minLength: 0)
                Rectangle().id("r12").frame(width: 40, height: 16)
                Spacer(minLength: 0)
                Rectangle().id("r13").frame(width: 20, height: 16)
            }
            HStack(spacing: 0) {
                Spacer()
                Rectangle().id("r14").frame(width: 50, height: 16)
            }
            HStack(spacing: 0) {
                Rectangle().id("r15").frame(width: 50, height: 16)
                Spacer()
            }
        }
    }
    .frame(width: 300, height: 300)
  }
}

private enum CaseOcBig {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 6) {
        VStack(spacing: 6) {
            Rectangle().id("r1").frame(width: 40, height: 40)
            HStack(spacing: 4) {
                Rectangle().id("r2").frame(minWidth: 10, maxWidth: 30)
                Rectangle().id("r3").frame(minWidth: 10, maxWidth: 30)
            }
            Rectangle().id("r4").padding(.horizontal, 8)
            HStack(spacing: 4) {
                Rectangle().id("r5").padding(6).background(Rectangle().id("r6"))
                VStack(spacing: 4) {
                    Rectangle().id("r7").fixedSize()
                    Rectangle().id("r8")
                }
            }
            Rectangle().id("r9").frame(height: 12).padding(4)
            Rectangle().id("r10").frame(minHeight: 8, maxHeight: 24)
        }
        VStack(spacing: 6) {
            HStack(spacing: 4) {
                Rectangle().id("r11").frame(width: 20, height: 20)
                Rectangle().id("r12").frame(width: 20, height: 20)
                Rectangle().id("r13").frame(width: 20, height: 20)
            }
            Rectangle().id("r14").frame(minWidth: 30, maxWidth: .infinity, minHeight: 20)
            HStack(spacing: 4) {
                VStack(spacing: 4) {
                    Rectangle().id("r15").padding(.top, 6)
                    Rectangle().id("r16").padding(.bottom, 6)
                }
                Rectangle().id("r17").background(Rectangle().id("r18").padding(4))
            }
            HStack(spacing: 4) {
                Rectangle().id("r19").frame(maxWidth: .infinity)
                Rectangle().id("r20").frame(maxWidth: .infinity)
            }
        }
        .background(Rectangle().id("r21"))
    }
    .frame(width: 300, height: 250)
  }
}
