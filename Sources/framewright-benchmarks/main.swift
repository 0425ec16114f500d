print("framewright")
