VStack {
  ColorPicker("Day", selection: .constant(0))
//^~~~~~~~~~~ error: 'ColorPicker' is not supported yet
//  help: 'framewright catalog' lists what is
}
