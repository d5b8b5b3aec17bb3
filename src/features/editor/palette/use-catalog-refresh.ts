import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";

import { catalogQuery } from "../../../page/session/catalog-query.ts";

/** How old a catalog may be while somebody looks through it, in milliseconds: a look at it asks the server no sooner. */
const RECENT = 2_000;

/**
 * The way to ask for the types and metrics that were saved into the server's folders since, for an editor that hears no
 * events; it is also asked when the window is come back to. Never by the clock: an editor left open would keep its session alive and the server busy.
 */
export function useCatalogRefresh(): () => void {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.prefetchQuery({ ...catalogQuery, staleTime: RECENT }), [client]);
  useEffect(() => {
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [refresh]);
  return refresh;
}
