import { queryOptions } from "@tanstack/react-query";

import type {
  Dashboard,
  DashboardAnswer,
  DashboardTags,
  Tag,
  TagChange,
  TemplateRequest,
  TemplateSummary,
  Upgrade,
  UpgradeChoices,
} from "../../generated/types.ts";
import { createOnce, forgetCreated } from "../../lib/create-once.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";

export const dashboardsQuery = queryOptions({ queryKey: ["dashboards"], queryFn: () => callApi("listDashboards") });
export const templatesQuery = queryOptions({
  queryKey: ["dashboards", "templates"],
  queryFn: () => callApi("listTemplates"),
});
/** Dashboards whose template has a later version. */
export const upgradesQuery = queryOptions({ queryKey: ["dashboards", "upgrades"], queryFn: () => callApi("listUpgrades") });

/** The three versions of one upgrade. */
export const upgradeQuery = (id: string) =>
  queryOptions({ queryKey: ["dashboards", "upgrades", id], queryFn: () => callApi("readUpgrade", { params: { id } }), staleTime: 0 });

/** Gives a dashboard the later version of its template; of what both have changed, as `choices` says. */
export function acceptUpgrade(
  { id, revision }: Pick<Upgrade, "id" | "revision">,
  choices: UpgradeChoices["choices"] = {},
): Promise<DashboardAnswer> {
  return callApi("acceptUpgrade", { params: { id }, body: { choices }, headers: { "If-Match": `"${revision}"` } });
}

/** Keeps a dashboard as it is: this version of its template is offered no more. */
export async function refuseUpgrade(id: string): Promise<void> {
  await callApi("refuseUpgrade", { params: { id } });
}

/** Makes a template of the organisation's own. */
export function saveTemplate(request: TemplateRequest): Promise<TemplateSummary> {
  return createOnce("createTemplate", { body: request });
}

/** Replaces one of the organisation's own templates by its next version. */
export function replaceTemplate(id: string, request: TemplateRequest): Promise<TemplateSummary> {
  return callApi("replaceTemplate", { params: { id }, body: request });
}

export async function deleteTemplate(id: string): Promise<void> {
  await callApi("deleteTemplate", { params: { id } });
}

export const tagsQuery = queryOptions({ queryKey: ["dashboards", "tags"], queryFn: () => callApi("listTags") });

/** Creates a dashboard from a document; answers it with its id. */
export function createDashboard(document: Dashboard): Promise<DashboardAnswer> {
  return createOnce("createDashboard", { body: document });
}

export function duplicateDashboard(id: string): Promise<DashboardAnswer> {
  return createOnce("duplicateDashboard", { params: { id } });
}

/** Deletes a dashboard; {@link restoreDashboard} brings it back. */
export async function deleteDashboard(id: string): Promise<void> {
  await callApi("deleteDashboard", { params: { id } });
}

export async function restoreDashboard(id: string): Promise<void> {
  await callApi("restoreDashboard", { params: { id } });
}

/** Changes a dashboard's tags and nothing else, whatever they are by now. */
export function changeTags(id: string, change: TagChange): Promise<DashboardTags> {
  return callApi("changeDashboardTags", { params: { id }, body: change });
}

/** Makes a tag of the group; one that is there in another spelling is answered as it is. */
export function createTag(title: string): Promise<Tag> {
  return createOnce("createTag", { body: { title } });
}

/** Takes a tag from those that the group offers; dashboards keep it. One that is gone already is fine. */
export async function deleteTag(id: string): Promise<void> {
  try {
    await callApi("deleteTag", { params: { id } });
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
  // Whoever makes it next wants another one, however soon.
  forgetCreated("createTag");
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
