TimelineView(.animation) { timeline in
// 1...12 error: 'TimelineView' shows the present moment, and a figure must be the same tomorrow
//  help: Write its content for a fixed date.
  Text(timeline.date, style: .time)
}
