try LayoutBenchmark.run()
