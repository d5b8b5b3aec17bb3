import { useEffect, useEffectEvent } from "react";

import type { HistoryEvent } from "../../../engine/document/history.ts";

interface EditorKeys {
  dispatch: (event: HistoryEvent) => void;
  /** Absent while nothing is chosen. */
  onDuplicate: (() => void) | undefined;
}

/** A dialog that is open, over the document. */
const openDialog = "[role=dialog]:not([data-closed]), [role=alertdialog]:not([data-closed])";

/** Ctrl Z undoes, Ctrl Maj Z (or Ctrl Y) redoes, Ctrl D duplicates what is chosen; inside a field the browser's own keys stay, behind a dialog nothing changes. */
export function useEditorKeys({ dispatch, onDuplicate }: EditorKeys): void {
  const duplicate = useEffectEvent(() => onDuplicate?.());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (!(event.ctrlKey || event.metaKey) || target?.closest("input, textarea, [contenteditable]")) return;
      if (document.querySelector(openDialog)) return;
      const key = event.key.toLowerCase();
      if (key === "d" && !event.shiftKey) {
        event.preventDefault();
        return duplicate();
      }
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [dispatch]);
}
