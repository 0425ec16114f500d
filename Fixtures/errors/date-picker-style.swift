DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
  .datePickerStyle(.graphical)
//                  ^~~~~~~~~ error: a date picker in the style '.graphical' is not supported yet
//  help: '.compact' is.
