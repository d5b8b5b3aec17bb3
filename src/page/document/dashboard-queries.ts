import { queryOptions } from "@tanstack/react-query";

import type { Dashboard, DashboardAnswer, LinkAnswer, LinkChange, LinkDetails, LinkRequest } from "../../generated/types.ts";
import { createOnce, forgetCreated } from "../../lib/create-once.ts";
import { callApi, callResponse } from "../../lib/api.ts";

/** The dashboard as it is stored now: the browser keeps no copy of a call. */
export function readDashboard(id: string): Promise<DashboardAnswer> {
  return callApi("readDashboard", { params: { id } });
}

export const dashboardQuery = (id: string) => queryOptions({ queryKey: ["dashboards", id], queryFn: () => readDashboard(id) });

export const publicDashboardQuery = (token: string) =>
  queryOptions({
    queryKey: ["public", "dashboard", token],
    queryFn: () => callApi("readPublicDashboard", { params: { token } }),
    retry: false,
  });

/** A destination page, which is a document too. */
export const pageQuery = (page: string) =>
  queryOptions({ queryKey: ["pages", page], queryFn: () => callApi("readPage", { params: { page } }) });

export const publicPageQuery = (token: string, page: string) =>
  queryOptions({
    queryKey: ["public", "page", token, page],
    queryFn: () => callApi("readPublicPage", { params: { token, page } }),
    retry: false,
  });

/** Publishes a document over the revision it was made from, and the draft that was `seen`; a Problem of status 412 where somebody was faster. */
export function publishDashboard(id: string, document: Dashboard, revision: number, seen?: number): Promise<DashboardAnswer> {
  return callApi("publishDashboard", {
    params: { id },
    query: seen === undefined ? {} : { draft: String(seen) },
    body: document,
    headers: { "If-Match": `"${revision}"` },
  });
}

/** Bytes of a draft that stay within what a browser sends for a page that has gone: 64 KiB of all its requests. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Keeps what is being edited, valid or not, over the draft that is `known`; of a page that is being left too, unless
 * the draft is very large. Answers the draft's number; a Problem of status 412 where a newer one is there.
 */
export async function saveDraft(id: string, draft: unknown, { known, base }: { known: number | "any"; base: number }): Promise<number> {
  const response = await callResponse("saveDraft", {
    params: { id },
    query: { base: String(base) },
    ...kept(draft),
    headers: { "If-Match": known === "any" ? "*" : `"draft-${known}"` },
  });
  return Number(/\d+/.exec(response.headers.get("ETag") ?? "")?.[0] ?? 0);
}

/** Keeps a draft for its author alone, beside the one that is there. */
export async function putDraftAside(id: string, draft: unknown): Promise<void> {
  await callApi("saveDraft", { params: { id }, query: { aside: "1" }, ...kept(draft) });
}

function kept(draft: unknown): { body: unknown; keepalive: boolean } {
  return { body: draft, keepalive: new TextEncoder().encode(JSON.stringify(draft)).length <= KEEPALIVE_BYTES };
}

/** The dashboard's live link with its address; a Problem of status 404 where it has none. */
export const linkQuery = (id: string) =>
  queryOptions({
    queryKey: ["dashboards", id, "link"],
    queryFn: (): Promise<LinkDetails | null> => callApi("readLink", { params: { id } }),
  });

/** Changes the live link in place: its address stays. */
export function changeLink(id: string, request: LinkChange): Promise<LinkDetails> {
  return callApi("changeLink", { params: { id }, body: request });
}

/** Makes the dashboard's public link; an earlier one stops working. */
export function createLink(id: string, request: LinkRequest): Promise<LinkAnswer> {
  return createOnce("createLink", { params: { id }, body: request }, { keyless: true });
}

export async function revokeLink(id: string): Promise<void> {
  await callApi("revokeLink", { params: { id } });
  // Its address is dead: whoever makes a link next wants another one, however soon.
  forgetCreated("createLink", { id });
}
