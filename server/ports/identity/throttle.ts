import type { Clock } from "../../kit/clock.ts";
import { networkOf } from "../../kit/network-of.ts";

/** Failures older than this no longer count (ms). */
export const FAILURE_WINDOW_MS = 15 * 60_000;
/** An address stays known to a login this long after it last signed in from there (ms). */
export const KNOWN_ADDRESS_MS = 30 * 24 * 60 * 60_000;
const PER_LOGIN_AND_ADDRESS = 10;
const PER_LOGIN = 100;
const PER_ADDRESS = 100;
/** Guessed names must not fill the memory. */
const MOST_KEYS = 20_000;

/**
 * Slows down who guesses passwords. Counts failures alone: people who know theirs are never held up by many sign-ins.
 *
 * Strict by login and address, looser by login alone: guesses from elsewhere do not lock the owner out at once, and
 * never at an address from which the owner has signed in, yet many addresses together guess no more than the looser limit.
 */
export interface SignInThrottle {
  /**
   * Counts an attempt as failed until {@link succeeded} says otherwise, so that attempts made at once do not
   * slip through; returns 0. While too many have failed it counts nothing and returns the whole seconds to wait.
   */
  attempt(login: string, address: string): number;
  /** Forgives this attempt and the login's failures at this address, and no failure from another address. */
  succeeded(login: string, address: string): void;
}

/** A throttle kept in this process: a restart forgives, which costs an attacker more than it gives. */
export function signInThrottle(clock: Clock): SignInThrottle {
  const failures = new Map<string, number[]>();
  const known = new Map<string, number>();
  const now = (): number => clock.now().getTime();
  const recent = (key: string): number[] => {
    const kept = (failures.get(key) ?? []).filter((at) => at > now() - FAILURE_WINDOW_MS);
    if (kept.length > 0) failures.set(key, kept);
    else failures.delete(key);
    return kept;
  };
  const waitFor = (key: string, limit: number): number => {
    const times = recent(key);
    const oldest = times[times.length - limit];
    return oldest === undefined ? 0 : Math.ceil((oldest + FAILURE_WINDOW_MS - now()) / 1000);
  };
  return {
    attempt(login, given) {
      const { pair, loginKey, addressKey } = keysOf(login, given);
      const isKnown = (known.get(pair) ?? 0) > now() - KNOWN_ADDRESS_MS;
      const seconds = Math.max(
        waitFor(pair, PER_LOGIN_AND_ADDRESS),
        isKnown ? 0 : waitFor(loginKey, PER_LOGIN),
        waitFor(addressKey, PER_ADDRESS),
      );
      if (seconds > 0) return seconds;
      for (const key of [pair, loginKey, addressKey]) failures.set(key, [...recent(key), now()]);
      if (failures.size > MOST_KEYS) for (const key of failures.keys()) recent(key);
      return 0;
    },
    succeeded(login, given) {
      const { pair, loginKey, addressKey } = keysOf(login, given);
      failures.delete(pair);
      for (const key of [loginKey, addressKey]) recent(key).pop();
      // The latest comes last: the oldest goes first.
      known.delete(pair);
      known.set(pair, now());
      const [oldest] = known.keys();
      if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest);
    },
  };
}

function keysOf(login: string, given: string): { pair: string; loginKey: string; addressKey: string } {
  const address = networkOf(given);
  return { pair: JSON.stringify([login, address]), loginKey: `login ${login}`, addressKey: `address ${address}` };
}
