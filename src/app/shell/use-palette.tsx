import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";

const CommandPalette = lazy(() => import("./palette/command-palette.tsx"));

/** The command palette, loaded when first opened: by Ctrl K (⌘ K) from everywhere, and by what calls `open`. */
export function usePalette(): { open: () => void; palette: ReactElement | null } {
  const [opened, setOpened] = useState<"never" | boolean>("never");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpened((now) => now !== true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const palette =
    opened === "never" ? null : (
      <Suspense fallback={null}>
        <CommandPalette open={opened} onClose={() => setOpened(false)} />
      </Suspense>
    );
  return { open: () => setOpened(true), palette };
}
