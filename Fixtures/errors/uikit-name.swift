VStack {
  UILabel()
//^~~~~~~ error: cannot find 'UILabel' in scope
//  help: 'UILabel' is UIKit's, which fixtures do not read
}
