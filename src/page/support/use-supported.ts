import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The establishment whose panel an address opens: `?accompagner=…`. */
const PARAMETER = "accompagner";

export interface Supported {
  establishment: string | null;
  open: (establishment: string) => void;
  close: () => void;
}

/** The establishment in the panel of who is to be supported, in the address: it can be handed on, and going back closes it. */
export function useSupported(enabled: boolean): Supported {
  const [search, setSearch] = useSearchParams();
  const go = useCallback(
    (establishment: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (establishment === null) next.delete(PARAMETER);
          else next.set(PARAMETER, establishment);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const open = useCallback((establishment: string) => go(establishment), [go]);
  const close = useCallback(() => go(null), [go]);
  return { establishment: enabled ? search.get(PARAMETER) : null, open, close };
}
