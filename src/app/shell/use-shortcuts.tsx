import { type ReactElement, useEffect, useState } from "react";

import { singleKeysAllowed } from "../../lib/single-keys.ts";
import { lazyPart } from "./lazy-part.tsx";

const ShortcutsDialog = lazyPart(() => import("./shortcuts-dialog.tsx"));

/** What takes the letters that are typed: there a key pressed alone is text. */
const FIELDS = "input, textarea, select, [contenteditable], [role=combobox], [role=menu], [role=listbox]";

/** The list of the keyboard's shortcuts, loaded when first opened: by «?» where nothing is being typed, and by what calls `open`. */
export function useShortcuts(): { open: () => void; shortcuts: ReactElement | null } {
  const [opened, setOpened] = useState<"never" | boolean>("never");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || !singleKeysAllowed()) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const shortcuts = opened === "never" ? null : <ShortcutsDialog open={opened} onClose={() => setOpened(false)} />;
  return { open: () => setOpened(true), shortcuts };
}
