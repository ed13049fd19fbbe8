import ExpoSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Transforms items on several threads and returns the results in the order of the items.
///
/// Thread n of `jobs` threads takes the items n, n + jobs, n + 2 × jobs and so on; without `jobs`
/// there is one thread per processor. If a thread cannot be started, the calling thread does its
/// part.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int?, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1 else { return items.map(transform) }
  let jobs = min(jobs ?? processorCount(), items.count)
  guard jobs > 1 else { return items.map(transform) }
  let parts = (0..<jobs).map { _ in Part<Result>() }
  let work = { @Sendable (job: Int) in
    for index in stride(from: job, to: items.count, by: jobs) {
      parts[job].results.append(transform(items[index]))
    }
  }
  let threads = (1..<jobs).map { job in (job, SystemThread { work(job) }) }
  work(0)
  for (job, thread) in threads {
    if let thread { thread.join() } else { work(job) }
  }
  return items.indices.map { parts[$0 % jobs].results[$0 / jobs] }
}

/// The results of one thread; read only after that thread has ended.
private final class Part<Result>: @unchecked Sendable {
  var results: [Result] = []
}

/// How many processors are online.
private func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
