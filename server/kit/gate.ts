/** Lets a limited number of jobs run at once; the others wait in the order in which they came. */
export interface Gate {
  <T>(job: () => Promise<T>): Promise<T>;
  /** Resolves once nothing runs or waits. */
  idle(): Promise<void>;
}

export function gate(limit: number): Gate {
  const waiting: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  let running = 0;

  // A slot goes straight to the first in the queue, so that nobody who comes in between can take it too.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) for (const watcher of watchers.splice(0)) watcher();
  };
  const enter = async (): Promise<void> => {
    if (running >= limit) return new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
  };
  const run = async <T>(job: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
  return Object.assign(run, {
    idle: () => (running === 0 ? Promise.resolve() : new Promise<void>((resolve) => watchers.push(resolve))),
  });
}
