/// Transforms items on several threads and returns the results in the order of the items.
///
/// Each thread takes the next item as soon as it is free, so that a slow item or a busy processor
/// does not delay other threads. Without `jobs` there is one thread per processor. The calling
/// thread works too, alone if no other can be started.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int?, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1 else { return items.map(transform) }
  let jobs = min(jobs ?? System.processorCount, items.count)
  guard jobs > 1 else { return items.map(transform) }
  return unsafe [Result](unsafeUninitializedCapacity: items.count) { memory, count in
    let queue = Locked(items.indices)
    nonisolated(unsafe) let results = unsafe memory
    let work = { @Sendable in
      while let index = queue.withLock({ $0.popFirst() }) {
        unsafe results.initializeElement(at: index, to: transform(items[index]))
      }
    }
    let threads = (1..<jobs).map { _ in SystemThread(work) }
    work()
    for thread in threads { thread?.join() }
    count = items.count
  }
}
