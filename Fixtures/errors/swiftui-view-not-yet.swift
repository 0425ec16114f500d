VStack {
  DatePicker("Day", selection: .constant(0))
//^~~~~~~~~~ error: 'DatePicker' is not supported yet
//  help: 'framewright catalog' lists what is
}
