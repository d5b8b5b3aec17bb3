import { queryOptions } from "@tanstack/react-query";

import type {
  Dashboard,
  DashboardAnswer,
  DashboardSummary,
  DashboardTags,
  Tag,
  TagChange,
  TemplateSummary,
} from "../../generated/types.ts";
import { createOnce, forgetCreated } from "../../lib/create-once.ts";
import { call, callJson } from "../../lib/http.ts";
import { Problem } from "../../lib/problem.ts";

export const dashboardsQuery = queryOptions({ queryKey: ["dashboards"], queryFn: () => callJson<DashboardSummary[]>("GET", "/dashboard") });
export const templatesQuery = queryOptions({
  queryKey: ["dashboards", "templates"],
  queryFn: () => callJson<TemplateSummary[]>("GET", "/dashboard/templates"),
});
export const tagsQuery = queryOptions({ queryKey: ["dashboards", "tags"], queryFn: () => callJson<Tag[]>("GET", "/dashboard/tags") });

/** Creates a dashboard from a document; answers it with its id. */
export function createDashboard(document: Dashboard): Promise<DashboardAnswer> {
  return createOnce("/dashboard", document);
}

export function duplicateDashboard(id: string): Promise<DashboardAnswer> {
  return createOnce(`/dashboard/${id}/duplicate`);
}

/** Deletes a dashboard; {@link restoreDashboard} brings it back. */
export async function deleteDashboard(id: string): Promise<void> {
  await call("DELETE", `/dashboard/${id}`);
}

export async function restoreDashboard(id: string): Promise<void> {
  await call("POST", `/dashboard/${id}/restore`);
}

/** Changes a dashboard's tags and nothing else, whatever they are by now. */
export function changeTags(id: string, change: TagChange): Promise<DashboardTags> {
  return callJson("PUT", `/dashboard/${id}/tags`, { body: change });
}

/** Makes a tag of the group; one that is there in another spelling is answered as it is. */
export function createTag(title: string): Promise<Tag> {
  return createOnce("/dashboard/tags", { title });
}

/** Takes a tag from those that the group offers; dashboards keep it. One that is gone already is fine. */
export async function deleteTag(id: string): Promise<void> {
  try {
    await call("DELETE", `/dashboard/tags/${id}`);
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
  // Whoever makes it next wants another one, however soon.
  forgetCreated("/dashboard/tags");
}

/** An empty dashboard, valid as it is. */
export function blankDashboard(title: string): Dashboard {
  return {
    version: 1,
    title,
    period: { preset: "last-12-months" },
    compare: "previous-year",
    facets: ["category", "commune", "provider"],
    widgets: {},
    layout: { tabs: [{ id: "principal", sections: [{ id: "section-1", grid: [] }] }] },
  };
}
