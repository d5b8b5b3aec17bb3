/** Jobs that run one after the other in the background, a few of them ready ahead. */
export interface Turns {
  /** Gives it the next turn; resolves once no more than `ahead` jobs are unfinished. Rejects with what an earlier one failed of. */
  add(job: () => Promise<void>): Promise<void>;
  /** Resolves after the last one. After one that fails none runs any more, and this rejects with its error. */
  done(): Promise<void>;
}

export function inTurn(ahead: number): Turns {
  const unfinished: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();
  return {
    add: async (job) => {
      last = last.then(job);
      // A failure is thrown where it is awaited; until then nobody handles it.
      last.catch(() => undefined);
      unfinished.push(last);
      if (unfinished.length > ahead) await unfinished.shift();
    },
    done: () => last,
  };
}
