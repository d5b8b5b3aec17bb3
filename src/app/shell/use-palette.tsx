import { type ReactElement, useLayoutEffect, useState } from "react";

import { lazyPart } from "./lazy-part.tsx";

const load = (): Promise<typeof import("./palette/command-palette.tsx")> => import("./palette/command-palette.tsx");
const CommandPalette = lazyPart(load);

/** The command palette, loaded when first opened: by Ctrl K (⌘ K) from everywhere, and by what calls `open`. */
export function usePalette(): { open: () => void; palette: ReactElement | null } {
  const [opened, setOpened] = useState<"never" | boolean>("never");
  // Before the page is painted: whoever sees it may press the keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // The palette comes while the second key is pressed: nothing typed next is lost.
      if (event.key === "Control" || event.key === "Meta") void load().catch(() => undefined);
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpened((now) => now !== true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const palette = opened === "never" ? null : <CommandPalette open={opened} onClose={() => setOpened(false)} />;
  return { open: () => setOpened(true), palette };
}
