import { useSyncExternalStore } from "react";

import { dayOf } from "../domain/day.ts";

/** Today in the product's time zone; a page left open past midnight redraws. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => dayOf(Date.now()));
}

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
