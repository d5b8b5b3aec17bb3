/** Whether people are waiting for answers: background work then leaves them the machine. */
export interface Traffic {
  /** Somebody asked something. */
  saw(): void;
  isBusy(): boolean;
}

/** How long after a question the next one is likely. */
const lasting = 1_500;

export function traffic(now: () => number = () => performance.now()): Traffic {
  let last = -Infinity;
  return {
    saw: () => {
      last = now();
    },
    isBusy: () => now() - last < lasting,
  };
}
