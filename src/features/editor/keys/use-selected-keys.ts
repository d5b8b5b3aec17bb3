import { useEffect, useEffectEvent } from "react";

import { focusTile } from "../focus/focus-tile.ts";

/** Keys of a widget's handle that mean the chosen widget wherever the focus is; Enter activates what has the focus. */
const ofChosen = ["m", "r", "f2", "delete"];
/** Elements that handle keys themselves: fields, menus and dialogs above the editor, the panel of settings, and the handles. */
const ownKeys =
  "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog], #editor-settings, [data-drag-handle]";

/** A widget that was chosen or added by the pointer hears its keys, though the focus is elsewhere: its handle gets both. */
export function useSelectedKeys(selected: string | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (selected === undefined || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    const isEnter = key === "Enter" && !target.closest("button, a[href]");
    if (!(isEnter || ofChosen.includes(key.toLowerCase())) || !focusTile(selected)) return;
    event.preventDefault();
    const handle = document.activeElement;
    if (!(handle instanceof HTMLElement)) return;
    if (isEnter) handle.click();
    else handle.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
