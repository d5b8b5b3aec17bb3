import { dashboardsOf } from "../../../server/modules/dashboards/dashboards-store.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { placed } from "./dashboards.ts";
import type { FilterCase } from "./module-access.ts";
import { canaryOf } from "./tenants.ts";
import type { TestApp } from "./test-app.ts";

/** A dashboard of one figure. */
export const aDashboard = (title: string): Dashboard => ({
  version: 1,
  title,
  widgets: { note: { type: "rating", title } },
  layout: placed("note"),
});

/** A dashboard of the group, its texts marked. */
export async function dashboardOf({ services }: TestApp, group: string): Promise<string> {
  const dashboards = dashboardsOf(services.store, { login: "test", group: { id: group } }, services.clock);
  return (await dashboards.create({ ...aDashboard(canaryOf(group)), tags: [canaryOf(group)] })).id;
}

/** A dashboard that asks for figures by establishment and for reviews, and offers the filters that name somebody's objects. */
export const questionsDocument = (title: string, own: Partial<Dashboard> = {}): Dashboard => ({
  version: 1,
  title,
  period: { preset: "last-90-days" },
  facets: ["establishment", "selection", "child"],
  widgets: { avis: { type: "reviews" }, rang: { type: "establishment-ranking" }, derniers: { type: "latest-reviews" } },
  layout: placed("avis", "rang", "derniers"),
  ...own,
});

/** Documents that name a foreign value themselves, which no check of their form can refuse. */
export function namingDocuments({ dimension, foreign }: FilterCase, value = foreign): Dashboard[] {
  const where = { widgets: { avis: { type: "reviews", query: { where: { [dimension]: [value] } } } }, layout: placed("avis") };
  const repeated = placed("avis");
  const section = repeated.tabs[0]?.sections[0];
  if (section) section.repeat = { by: dimension, values: [value] };
  return [
    questionsDocument("Filtre", { filters: { [dimension]: [value] } }),
    questionsDocument("Condition", where as Partial<Dashboard>),
    questionsDocument("Section", { widgets: { avis: { type: "reviews" } }, layout: repeated }),
  ];
}

/** Routes whose body is a document. */
export const documentRoutes: readonly string[] = [
  "POST /dashboard",
  "PUT /dashboard/:id",
  "PUT /dashboard/:id/draft",
  "POST /dashboard/:id/versions",
  "POST /dashboard/preview/results",
];

/**
 * What a document is made of. `filters`, `where` and `values` name objects of every kind and are tried by
 * `foreign-filters.test.ts`; all else is the document's own, a name of the configuration, or a view's option, which its own
 * schema closes. A new name fails the test until it is listed here.
 */
export const documentFields: readonly string[] = [
  "$schema version title description tags extends period preset from to compare filters facets widgets layout",
  "type query options measure measures also by where order limit tail at_least ranked trend benchmark total spread table geo peers reviews text falls changes",
  "parameter dimension label",
  "tabs id sections repeat values grid tablet phone widget x y w h",
].flatMap((names) => names.split(" "));
