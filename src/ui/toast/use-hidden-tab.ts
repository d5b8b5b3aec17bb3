import { useSyncExternalStore } from "react";

/** Whether the reader looks at another tab. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "hidden");
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
