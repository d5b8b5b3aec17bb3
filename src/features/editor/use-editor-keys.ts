import { useEffect } from "react";

import type { HistoryEvent } from "../../engine/document/history.ts";

/** Ctrl Z undoes, Ctrl Maj Z (or Ctrl Y) redoes; inside a field the browser's own undo stays. */
export function useEditorKeys({ dispatch }: { dispatch: (event: HistoryEvent) => void }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (!(event.ctrlKey || event.metaKey) || target?.closest("input, textarea, [contenteditable]")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [dispatch]);
}
