#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work over the cores: the results stand in the order of the items, however many threads there are.
enum Workers {
  /// One thread's results; read only after that thread has ended.
  private final class Share<Result>: @unchecked Sendable {
    var results: [Result] = []
  }

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// How many cores the process may use.
  private static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Transforms every item; thread n takes the items n, n + jobs, n + 2 jobs and so on.
  ///
  /// Without a number of jobs there are as many as cores; for a single item they are not counted.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int?, _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard items.count > 1 else { return items.map(transform) }
    let jobs = min(jobs ?? coreCount, items.count)
    guard jobs > 1 else { return items.map(transform) }
    let shares = (0..<jobs).map { _ in Share<Result>() }
    let work = { @Sendable (job: Int) in
      for index in stride(from: job, to: items.count, by: jobs) {
        shares[job].results.append(transform(items[index]))
      }
    }
    let threads = (1..<jobs).map { job in (job, start { work(job) }) }
    work(0)
    for (job, thread) in threads {
      // Where no thread could be had, its share is done here.
      if let thread { pthread_join(thread, nil) } else { work(job) }
    }
    return items.indices.map { shares[$0 % jobs].results[$0 / jobs] }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(Body(body))
    var thread = pthread_t(bitPattern: 0)
    let code = pthread_create(
      &thread, nil,
      { raw in
        if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    if code != 0 { box.release() }
    return code == 0 ? thread : nil
  }
}
