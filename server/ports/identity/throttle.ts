import type { Clock } from "../../services.ts";

/** Failures older than this no longer count (ms). */
export const FAILURE_WINDOW_MS = 15 * 60_000;
const PER_LOGIN = 10;
const PER_ADDRESS = 100;

/** Slows down who guesses passwords. Counts failures alone: people who know theirs are never held up by many sign-ins. */
export interface SignInThrottle {
  /**
   * Counts an attempt as failed until {@link succeeded} says otherwise, so that attempts made at once do not
   * slip through; returns 0. While too many have failed it counts nothing and returns the whole seconds to wait.
   */
  attempt(login: string, address: string): number;
  /** Forgives this attempt, and the login's failures. */
  succeeded(login: string, address: string): void;
}

/** A throttle kept in this process: a restart forgives, which costs an attacker more than it gives. */
export function signInThrottle(clock: Clock): SignInThrottle {
  const failures = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const since = clock.now().getTime() - FAILURE_WINDOW_MS;
    const kept = (failures.get(key) ?? []).filter((at) => at > since);
    if (kept.length > 0) failures.set(key, kept);
    else failures.delete(key);
    return kept;
  };
  const waitFor = (key: string, limit: number): number => {
    const times = recent(key);
    const oldest = times[times.length - limit];
    return oldest === undefined ? 0 : Math.ceil((oldest + FAILURE_WINDOW_MS - clock.now().getTime()) / 1000);
  };
  const add = (key: string): void => {
    failures.set(key, [...recent(key), clock.now().getTime()]);
  };
  return {
    attempt(login, address) {
      const seconds = Math.max(waitFor(`login ${login}`, PER_LOGIN), waitFor(`address ${address}`, PER_ADDRESS));
      if (seconds > 0) return seconds;
      add(`login ${login}`);
      add(`address ${address}`);
      // Guessed names must not fill the memory.
      if (failures.size > 20_000) for (const key of failures.keys()) recent(key);
      return 0;
    },
    succeeded(login, address) {
      failures.delete(`login ${login}`);
      recent(`address ${address}`).pop();
    },
  };
}
