import { type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Visit, VisitRequest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { createOnce } from "../../lib/create-once.ts";

/** The visits of an establishment, latest first. */
export const visitsQuery = (establishment: string) =>
  queryOptions({ queryKey: ["visits", "of", establishment], queryFn: () => callApi("listVisits", { params: { id: establishment } }) });

/** What is still to be done after visits, the first due first. */
export const nextStepsQuery = queryOptions({ queryKey: ["visits", "next-steps"], queryFn: () => callApi("listNextSteps") });

/** What changed after a visit. */
export const followUpQuery = (visit: string) =>
  queryOptions({ queryKey: ["visits", "follow-up", visit], queryFn: () => callApi("followVisit", { params: { id: visit } }) });

/** A visit as it is sent back, with some of it changed. */
export function requestOf({ visited_on, visitor, seen, next_step, next_on, done }: Visit, own: Partial<VisitRequest> = {}): VisitRequest {
  return { visited_on, visitor, seen, next_step, next_on, done, ...own };
}

/** Stores a new visit of an establishment, or replaces the revision of one that was read. */
export function saveVisit(establishment: string, request: VisitRequest, visit?: Visit): Promise<Visit> {
  if (!visit) return createOnce("createVisit", { params: { id: establishment }, body: request });
  return callApi("changeVisit", { params: { id: visit.id }, body: request, headers: { "If-Match": `"${visit.revision}"` } });
}

/** Reads again what shows visits: their lists, what is due, and who is to be supported. */
export async function refreshVisits(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: ["visits"] }), client.invalidateQueries({ queryKey: ["support"] })]);
}
