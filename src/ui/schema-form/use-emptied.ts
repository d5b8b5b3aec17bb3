import { useState } from "react";

interface Emptied {
  is: boolean;
  /** Takes what was typed into the field, before its owner hears of it. */
  note: (text: string) => void;
  leave: () => void;
}

/**
 * Whether a field was emptied by who is in it: it then stays empty to be written anew, though something else holds where it
 * says nothing, until it is left or another value comes from elsewhere.
 */
export function useEmptied(value: unknown): Emptied {
  const [emptied, setEmptied] = useState<{ holds: string | null } | null>(null);
  const now = JSON.stringify(value) ?? "";
  // The value that comes with the emptied text is the one that holds instead.
  if (emptied?.holds === null) setEmptied({ holds: now });
  return {
    is: emptied !== null && (emptied.holds ?? now) === now,
    note: (text) => setEmptied(text === "" ? { holds: null } : null),
    leave: () => setEmptied(null),
  };
}
