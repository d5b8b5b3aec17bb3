import { useSyncExternalStore } from "react";

const key = "single-keys";

const watchers = new Set<() => void>();
let allowed: boolean | undefined;

/** Whether keys that are pressed alone act; who speaks to the computer, or types with one hand, may turn them off (RGAA 12.10). */
export function singleKeysAllowed(): boolean {
  if (allowed === undefined) {
    try {
      allowed = localStorage.getItem(key) !== "false";
    } catch {
      allowed = true;
    }
  }
  return allowed;
}

/** Turns single keys on or off and remembers it; a storage that refuses loses it at the next load alone. */
export function allowSingleKeys(on: boolean): void {
  allowed = on;
  for (const watcher of watchers) watcher();
  try {
    localStorage.setItem(key, String(on));
  } catch {
    // Storage refused.
  }
}

/** Calls back when {@link singleKeysAllowed} changes; returns the way to stop. */
function watchSingleKeys(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** {@link singleKeysAllowed}, for what shows such keys: where they do not act, none is shown. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(watchSingleKeys, singleKeysAllowed);
}
