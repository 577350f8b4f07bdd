// swift-format-ignore-file
import Scenario
import TestSupport
import Testing

extension TestTheAdapterTests {
  @Test func `returns a mark's name, stars and position`() async throws {
    let chart = RecordingChart(marks: [
      ChartMark(
        name: "Anchor Coffee", stars: 3.9, position: ChartPoint(east: 10.1101, north: 54.3034))
    ])
    let adapter = makeAdapter(to: chart)

    let found = try await adapter.search(.coffeeNearby)

    #expect(
      found == [
        Business(
          name: "Anchor Coffee", rating: 3.9,
          location: Coordinate(latitude: 54.3034, longitude: 10.1101))
      ])
  }

  // Test 2: point and numbers of the question
  @Test func test2() async throws {
    let chart = RecordingChart(marks: [])
    let adapter = makeAdapter(to: chart)

    // nothing was searched yet, so nothing is asked
    var count = chart.asked.count
    #expect(count == 0)

    let q = Query(
      place: Coordinate(latitude: 50.0, longitude: 8.5), term: "cake", limit: 7, offset: 14)
    _ = try await adapter.search(q)

    // now it is one
    count = chart.asked.count
    #expect(count == 1)

    if count == 1 {
      let question = chart.asked[0]
      #expect(question.word == "cake")
      #expect(question.point.east == 8.5)
      #expect(question.point.north == 50.0)
      #expect(question.skip == 14)
      #expect(question.take == 7)
    }
  }

  // Test 3: one mark has no position, the others must stay in the same order
  @Test func test3() async throws {
    var marks: [ChartMark] = []
    marks.append(ChartMark(name: "A", stars: 1.0, position: ChartPoint(east: 1, north: 2)))
    marks.append(ChartMark(name: "B", stars: 5.0, position: nil))
    marks.append(ChartMark(name: "C", stars: 4.0, position: ChartPoint(east: 3, north: 4)))
    marks.append(ChartMark(name: "D", stars: 2.0, position: ChartPoint(east: 5, north: 6)))
    let chart = RecordingChart(marks: marks)
    let adapter = makeAdapter(to: chart)

    let result = try await adapter.search(.coffeeNearby)

    // collect the names
    var names: [String] = []
    for i in 0..<result.count {
      names.append(result[i].name)
    }
    print(names)
    #expect(names == ["A", "C", "D"])
  }

  // Test 4: no signal
  @Test func test4() async throws {
    let chart = RecordingChart(fault: .noSignal)
    let adapter = makeAdapter(to: chart)
    var gotError: SearchError? = nil
    do {
      let r = try await adapter.search(.coffeeNearby)
      print(r)
    } catch {
      gotError = error
    }
    #expect(gotError == .unavailable("no signal"))
    // must be asked only one time
    #expect(chart.asked.count == 1)
  }

  // Test 5: unknown word
  @Test func test5() async throws {
    let chart = RecordingChart(fault: .unknownWord)
    let adapter = makeAdapter(to: chart)
    var gotError: SearchError? = nil
    do {
      let r = try await adapter.search(.coffeeNearby)
      print(r)
    } catch {
      gotError = error
    }
    #expect(gotError == .invalidQuery("The chart doesn't know this word."))
    #expect(chart.asked.count == 1)
  }

  // Test 6: damaged
  @Test func test6() async throws {
    let chart = RecordingChart(fault: .damaged)
    let adapter = makeAdapter(to: chart)
    var gotError: SearchError? = nil
    do {
      let r = try await adapter.search(.coffeeNearby)
      print(r)
    } catch {
      gotError = error
    }
    #expect(gotError == .unreadableAnswer("the chart is damaged"))
    #expect(chart.asked.count == 1)
  }

  // Test 7: both
  @Test func test7() async throws {
    let mark = ChartMark(name: "A", stars: 1.0, position: ChartPoint(east: 1, north: 2))
    let chart = RecordingChart(marks: [mark], fault: .noSignal)
    let adapter = makeAdapter(to: chart)
    var gotError: SearchError? = nil
    do {
      let r = try await adapter.search(.coffeeNearby)
      print(r)
    } catch {
      gotError = error
    }
    #expect(gotError == .unreadableAnswer("the chart sent marks and a fault"))
    #expect(chart.asked.count == 1)
  }

  // Test 8: nothing
  @Test func test8() async throws {
    let chart = RecordingChart()
    let adapter = makeAdapter(to: chart)
    var gotError: SearchError? = nil
    do {
      let r = try await adapter.search(.coffeeNearby)
      print(r)
    } catch {
      gotError = error
    }
    #expect(gotError == .unreadableAnswer("the chart sent nothing"))
    #expect(chart.asked.count == 1)
  }

  // Test 9: empty page
  @Test func test9() async throws {
    let chart = RecordingChart(marks: [])
    let adapter = makeAdapter(to: chart)
    let result = try await adapter.search(.coffeeNearby)
    #expect(result.count == 0)
  }
}
