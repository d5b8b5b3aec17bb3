import { queryOptions } from "@tanstack/react-query";

import type { Dashboard, DashboardAnswer, LinkAnswer, LinkRequest } from "../../generated/types.ts";
import { call, callJson } from "../../lib/http.ts";

export const dashboardQuery = (id: string) =>
  queryOptions({ queryKey: ["dashboards", id], queryFn: () => callJson<DashboardAnswer>("GET", `/dashboard/${id}`) });

/** Publishes a document over the revision it was made from; a Problem of status 412 where somebody was faster. */
export function publishDashboard(id: string, document: Dashboard, revision: number): Promise<DashboardAnswer> {
  return callJson("PUT", `/dashboard/${id}`, { body: document, headers: { "If-Match": `"${revision}"` } });
}

/** Characters of a draft that surely stay within what a browser sends for a page that has gone. */
const KEEPALIVE_LENGTH = 20_000;

/** Keeps what is being edited, valid or not; of a page that is being left too, unless the draft is very large. */
export async function saveDraft(id: string, draft: unknown): Promise<void> {
  await call("PUT", `/dashboard/${id}/draft`, { body: draft, keepalive: JSON.stringify(draft).length <= KEEPALIVE_LENGTH });
}

/** Makes the dashboard's public link; an earlier one stops working. */
export function createLink(id: string, request: LinkRequest): Promise<LinkAnswer> {
  return callJson("POST", `/dashboard/${id}/link`, { body: request });
}

export async function revokeLink(id: string): Promise<void> {
  await call("DELETE", `/dashboard/${id}/link`);
}
