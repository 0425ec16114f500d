struct Badge: View {
//     ^~~~~ error: 'Badge' does not conform to 'View': it has no 'body'
  let title = "New"
}

#Preview {
  Badge()
}
