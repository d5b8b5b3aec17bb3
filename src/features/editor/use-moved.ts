import { useEffect, useState } from "react";

import type { Moved } from "./moved-text.tsx";

/** After this time the grid has put its tiles in their places (ms). */
const settledMs = 250;

/** The widget that came last to another place, brought into view: the grid lays a new tile first, then puts it in its place. */
export function useMoved(): [Moved | undefined, (id: string, added: boolean) => void] {
  const [moved, setMoved] = useState<Moved>();
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      document.querySelector(`[data-widget="${CSS.escape(moved.id)}"]`)?.scrollIntoView({ block: "nearest" });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [moved]);
  return [moved, (id, added) => setMoved((before) => ({ id, added, no: (before?.no ?? 0) + 1 }))];
}
