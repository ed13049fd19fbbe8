/// Transforms items on several threads and returns the results in the order of the items.
///
/// Each thread takes the next item as soon as it is free, so that a slow item or a busy processor
/// does not delay other threads. Without `jobs` there is one thread per processor. The calling
/// thread works too; it does all the work if no other thread can be started.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int?, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1 else { return items.map(transform) }
  let jobs = min(jobs ?? SystemCalls.processorCount, items.count)
  guard jobs > 1 else { return items.map(transform) }
  return unsafe [Result](unsafeUninitializedCapacity: items.count) { memory, count in
    let queue = IndexQueue(count: items.count)
    let results = unsafe Results(memory)
    let work = { @Sendable in
      while let index = queue.next() { results.set(index, to: transform(items[index])) }
    }
    let threads = (1..<jobs).map { _ in SystemThread(work) }
    work()
    for thread in threads { thread?.join() }
    count = items.count
  }
}

/// Hands out the indices of a list, each once.
private final class IndexQueue: @unchecked Sendable {
  private let count: Int
  private let lock = ThreadLock()
  private var taken = 0

  init(count: Int) { self.count = count }

  func next() -> Int? {
    lock.withLock {
      guard taken < count else { return nil }
      defer { taken += 1 }
      return taken
    }
  }
}

/// The results of the threads, each at the index of its item.
@safe
private struct Results<Result>: @unchecked Sendable {
  private let memory: UnsafeMutableBufferPointer<Result>

  init(_ memory: UnsafeMutableBufferPointer<Result>) { unsafe self.memory = memory }

  func set(_ index: Int, to result: Result) {
    unsafe memory.initializeElement(at: index, to: result)
  }
}
