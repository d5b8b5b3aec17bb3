import { type QueryClient, queryOptions } from "@tanstack/react-query";

import type { ReviewUrl } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { createOnce } from "../../../lib/create-once.ts";

export const urlsQuery = (id: string) =>
  queryOptions({ queryKey: ["establishment", id, "urls"], queryFn: () => callApi("listReviewUrls", { params: { id } }) });

export function createUrl(id: string, url: string): Promise<ReviewUrl> {
  return createOnce("createReviewUrl", { params: { id }, body: { url } });
}

export function changeUrl(id: string, urlId: string, change: { url: string } | { is_inactive: boolean }): Promise<ReviewUrl> {
  return callApi("changeReviewUrl", { params: { id, urlId }, body: change });
}

export function removeUrl(id: string, urlId: string): Promise<ReviewUrl> {
  return callApi("deleteReviewUrl", { params: { id, urlId } });
}

/** Reads the addresses again, and what else shows their number. */
export async function refreshUrls(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: urlsQuery(id).queryKey });
  void client.invalidateQueries({ queryKey: ["establishment", id, "summary"] });
}
