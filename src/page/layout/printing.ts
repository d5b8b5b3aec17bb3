import { useSyncExternalStore } from "react";

/**
 * Whether the page is on its way to paper. The attribute `data-printing` on the root lays it out at the width of a
 * sheet before the browser takes its picture: charts are drawn in pixels, and nothing else gives them their new size.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}

let printing = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch("addEventListener");
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch("removeEventListener");
  };
}

function watch(method: "addEventListener" | "removeEventListener"): void {
  window[method]("beforeprint", begin);
  window[method]("afterprint", end);
}

const begin = (): void => set(true);
const end = (): void => set(false);

function set(next: boolean): void {
  printing = next;
  document.documentElement.toggleAttribute("data-printing", next);
  for (const listener of listeners) listener();
}
