import { useState } from "react";

export interface Selection {
  /** Those selected among the rows shown, in their order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** The rows of a list that are selected. A row that a search leaves out is not acted on unseen. */
export function useSelection(shown: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: shown.filter((id) => selected.has(id)),
    has: (id) => selected.has(id),
    toggle: (id) =>
      setSelected((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]))),
    selectAll: () => setSelected(new Set(shown)),
    clear: () => setSelected(new Set()),
  };
}
