import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";

const load = (): Promise<typeof import("./palette/command-palette.tsx")> => import("./palette/command-palette.tsx");
const CommandPalette = lazy(load);

/** The command palette, loaded when first opened: by Ctrl K (⌘ K) from everywhere, and by what calls `open`. */
export function usePalette(): { open: () => void; palette: ReactElement | null } {
  const [opened, setOpened] = useState<"never" | boolean>("never");
  useEffect(() => {
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
  const palette =
    opened === "never" ? null : (
      <Suspense fallback={null}>
        <CommandPalette open={opened} onClose={() => setOpened(false)} />
      </Suspense>
    );
  return { open: () => setOpened(true), palette };
}
