import { useSyncExternalStore } from "react";

import { dayOf } from "../domain/time/day.ts";

/** Today in the product's time zone; a page left open past midnight redraws. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => dayOf(Date.now()));
}

/** The present (ms), moving on by the minute: for «il y a 4 min». */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
