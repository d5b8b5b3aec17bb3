/** Places that each account has a number of: work takes one until it has ended, whatever became of what it was asked for. */
export interface AccountPlaces {
  /** Gives the place back, once; null where the account has none left. */
  take(login: string): (() => void) | null;
}

/**
 * What is counted is the work itself, in this process: rows of tasks may be removed while their work goes on, grow old while
 * it waits, or stay after a server that was killed.
 */
export function placesByAccount(most: number): AccountPlaces {
  const taken = new Map<string, number>();
  return {
    take: (login) => {
      const before = taken.get(login) ?? 0;
      if (before >= most) return null;
      taken.set(login, before + 1);
      return () => {
        const left = (taken.get(login) ?? 1) - 1;
        if (left > 0) taken.set(login, left);
        else taken.delete(login);
      };
    },
  };
}
