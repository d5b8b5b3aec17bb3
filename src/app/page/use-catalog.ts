import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";

import { metricsOf, type PlanCatalog } from "../../engine/catalog.ts";
import type { CatalogAnswer } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { callJson } from "../../lib/http.ts";
import { sessionHasRole, useSession } from "../session.ts";

const catalogQuery = queryOptions({ queryKey: ["catalog"], queryFn: () => callJson<CatalogAnswer>("GET", "/catalog") });

export interface PageCatalog {
  catalog: PlanCatalog;
  mayUse: (roles: readonly string[]) => boolean;
}

/** The catalog that documents are planned with; undefined until it has come. */
export function useCatalog(): PageCatalog | undefined {
  const session = useSession();
  const { data } = useQuery(catalogQuery);
  return useMemo(() => {
    if (!data) return undefined;
    const types = Object.fromEntries(data.types.map((type) => [type.type, type]));
    return {
      catalog: { views: viewManifests, types, metrics: metricsOf(data.metrics) },
      mayUse: (roles) => sessionHasRole(session, roles),
    };
  }, [data, session]);
}

/** How old a catalog may be while somebody looks through it, in milliseconds: a look at it asks the server no sooner. */
const RECENT = 2_000;

/**
 * The way to ask for the types and metrics that were saved into the server's folders since; it is also asked when the
 * window is come back to. Never by the clock: an editor left open would keep its session alive and the server busy.
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
