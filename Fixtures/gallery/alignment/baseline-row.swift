/// A price in three sizes, all on one baseline; below it the same texts centred.
VStack(alignment: .leading, spacing: 14) {
  HStack(alignment: .firstTextBaseline, spacing: 3) {
    Text("€").font(.title3)
    Text("48").font(.system(size: 44, weight: .semibold))
    Text("per month").font(.footnote).foregroundStyle(.secondary)
  }

  Divider()

  HStack(spacing: 3) {
    Text("€").font(.title3)
    Text("48").font(.system(size: 44, weight: .semibold))
    Text("per month").font(.footnote).foregroundStyle(.secondary)
  }
}
.fixedSize()
