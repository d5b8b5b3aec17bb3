import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { metricsOf, type PlanCatalog } from "../../engine/catalog/catalog.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { catalogQuery } from "./catalog-query.ts";
import { sessionHasRole, useSession } from "./session.ts";

export interface PageCatalog {
  catalog: PlanCatalog;
  mayUse: (roles: readonly string[]) => boolean;
  /** Whether what is planned with it may show figures of internal sources. */
  readsInternal?: boolean;
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
