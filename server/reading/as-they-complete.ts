/**
 * The results of tasks as each completes, at most `limit` running at once. Tasks must not reject.
 * Once the signal is aborted no further task starts; those running are waited for.
 */
export async function* asTheyComplete<T>(tasks: readonly (() => Promise<T>)[], limit: number, signal: AbortSignal): AsyncGenerator<T> {
  const running = new Map<number, Promise<{ index: number; value: T }>>();
  let next = 0;
  for (;;) {
    for (; next < tasks.length && running.size < limit && !signal.aborted; next += 1) {
      const index = next;
      const started = tasks[index]?.().then((value) => ({ index, value }));
      if (started) running.set(index, started);
    }
    if (running.size === 0) return;
    const { index, value } = await Promise.race(running.values());
    running.delete(index);
    yield value;
  }
}
