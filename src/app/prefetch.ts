import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Params } from "react-router-dom";

import { dashboardQuery, pageQuery, publicDashboardQuery, publicPageQuery } from "../page/document/dashboard-queries.ts";
import { establishmentPageQuery } from "../page/establishment/establishment-queries.ts";
import { catalogQuery } from "../page/session/catalog-query.ts";
import { screenKey, screenOf } from "./screens.ts";

/** The code of a route's screen; a file that does not load is an error of the page. */
export const screenQuery = (name: string) =>
  queryOptions({
    queryKey: ["screen", screenKey(name)],
    queryFn: async () => ({ Screen: (await screenOf(name)()).default }),
    networkMode: "always",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    throwOnError: true,
  });

/** Forgets all answers and writes, but not the code of screens: it holds no user's data, and the screen on display needs it. */
export function forgetAnswers(client: QueryClient): void {
  const [code] = screenQuery("").queryKey;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== code });
  client.getMutationCache().clear();
}

/**
 * Begins all that a screen of a route waits for at once, while the shell around it is drawn: its code, its document and the
 * catalogue. What fails here is asked again by the screen itself, which says so.
 */
export function prefetchScreen(client: QueryClient, name: string, { id = "", token = "", page = "dashboard" }: Params): void {
  void client.prefetchQuery(screenQuery(name));
  if (name === "public.observation.dashboard") void client.prefetchQuery(publicDashboardQuery(token));
  else if (name.startsWith("public.destination."))
    void client.prefetchQuery(publicPageQuery(token, name.slice("public.destination.".length)));
  else if (name === "observation.dashboard") void client.prefetchQuery(dashboardQuery(id));
  else if (name.startsWith("destination.")) void client.prefetchQuery(pageQuery(name.slice("destination.".length)));
  const ofEstablishment = name.startsWith("observation.establishment.") || name.startsWith("pro.");
  if (ofEstablishment && !["reviews", "preferences", "grouping"].includes(page)) void client.prefetchQuery(establishmentPageQuery(page));
  if (name === "observation.dashboard" || name.startsWith("destination.") || ofEstablishment) void client.prefetchQuery(catalogQuery);
}
