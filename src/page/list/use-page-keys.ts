import { useEffect, useLayoutEffect, useRef } from "react";

import { singleKeysAllowed } from "../../lib/single-keys.ts";

/** What takes keys for itself. */
const TAKING = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]";

/**
 * Keys that act by themselves anywhere on a page, by their lower-case name, where single keys act (decision 0124) and nothing
 * is being typed or open above it. A key whose action returns false goes on as if it had none.
 */
export function usePageKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void | boolean>>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const name = event.key.toLowerCase();
      const act = Object.hasOwn(latest.current, name) ? latest.current[name] : undefined;
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !singleKeysAllowed()) return;
      if (event.target instanceof Element && event.target.closest(TAKING)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
