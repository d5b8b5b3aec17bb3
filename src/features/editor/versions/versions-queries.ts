import { queryOptions } from "@tanstack/react-query";

import type { Dashboard, DashboardVersion } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { createOnce } from "../../../lib/create-once.ts";

/** What a dashboard was, newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({ queryKey: ["dashboards", id, "versions"], queryFn: () => callApi("listVersions", { params: { id } }) });

export const versionQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ["dashboards", id, "versions", version],
    queryFn: () => callApi("readVersion", { params: { id, version } }),
    staleTime: Infinity,
  });

/** Keeps what is being edited under a name. */
export function nameVersion(id: string, label: string, document: Dashboard): Promise<DashboardVersion> {
  return createOnce("createVersion", { params: { id }, body: { label, document } });
}

/** Removes a version that has a name. */
export async function deleteVersion(id: string, version: string): Promise<void> {
  await callApi("deleteVersion", { params: { id, version } });
}
