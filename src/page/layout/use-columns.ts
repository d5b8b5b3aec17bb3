import { createContext, useContext, useSyncExternalStore } from "react";

import { usePrinting } from "./printing.ts";

/** Design §6: twelve columns from 1100 px, six from 768, one below. */
const wide = "(min-width: 1100px)";
const medium = "(min-width: 768px)";
/** A phone on which two figures fit side by side. */
const paired = "(min-width: 360px)";

type Columns = 12 | 6 | 1;

/** A fixed number of columns, whatever the window: for miniatures and paper. */
export const FixedColumns = createContext<Columns | null>(null);

/** The number of grid columns that the window has room for. */
export function useColumns(): Columns {
  const fixed = useContext(FixedColumns);
  const printing = usePrinting();
  const fitting = useSyncExternalStore(subscribe, () => (matchMedia(wide).matches ? 12 : matchMedia(medium).matches ? 6 : 1));
  return fixed ?? (printing ? 12 : fitting);
}

/** Whether single figures go in pairs where everything else goes in one column. */
export function usePairs(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(paired).matches);
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia(medium), matchMedia(paired)];
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
