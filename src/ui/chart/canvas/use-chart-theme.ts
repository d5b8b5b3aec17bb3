import { useSyncExternalStore } from "react";
import type { ThemeName } from "../../theme/palette.ts";
import { type ChartTheme, pageTheme } from "./chart-theme.ts";

const listeners = new Set<() => void>();
let current: ChartTheme | undefined;
let release: (() => void) | undefined;

/** The theme of the page for charts; redraws them when the reader or the system switches, and light for paper. */
export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, snapshot);
}

function snapshot(): ChartTheme {
  current ??= pageTheme(themeName());
  return current;
}

function themeName(): ThemeName {
  if (matchMedia("print").matches) return "light";
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function changed(): void {
  current = pageTheme(themeName());
  for (const listener of listeners) listener();
}

/** One observer for all charts of the page. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) release = observe();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    release?.();
    // Nobody watches any more: what is read next must be fresh.
    current = undefined;
  };
}

function observe(): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const queries = [matchMedia("print"), matchMedia("(prefers-color-scheme: dark)")];
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
