import { randomUUID } from "node:crypto";

import { dashboardsOf } from "../../../server/modules/dashboards/dashboards-store.ts";
import { linksOf } from "../../../server/modules/dashboards/links-store.ts";
import { keepVersion } from "../../../server/modules/dashboards/versions-store.ts";
import { tagsOf } from "../../../server/modules/dashboards/tags-store.ts";
import { groupTemplatesOf } from "../../../server/modules/dashboards/templates-store.ts";
import type { Dashboard, DashboardAnswer, LinkAnswer } from "../../../src/generated/types.ts";
import type { IdRoute, ModuleAccess } from "../support/module-access.ts";
import { alone, idInField, idInPath, question } from "../support/rows.ts";
import { aDashboard, dashboardOf, questionsDocument } from "../support/tenant-dashboards.ts";
import { canaryOf, dmo, establishmentOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

/** A dashboard of the group with a public link, its texts marked. */
async function linkedDashboard(test: TestApp, group: string): Promise<string> {
  const id = await dashboardOf(test, group);
  const settings = { expires_at: null, min_sample: 10, names_all: false };
  await linksOf(test.services, { login: "test", group: { id: group } }).create(id, settings);
  return id;
}

/** The dashboard of the caller in which an establishment's id is tried; made with the id. */
let own = "";
async function sheet(test: TestApp, group: string): Promise<string> {
  own = await dashboardOf(test, "aurelle");
  return establishmentOf(test, group);
}

/** The same on a dynamic dashboard. */
async function dynamicSheet(test: TestApp, group: string): Promise<string> {
  const { store, clock } = test.services;
  const actor = { login: "test", group: { id: "aurelle" } };
  own = (await dashboardsOf(store, actor, clock).create({ ...aDashboard("T"), parameter: { dimension: "establishment" } })).id;
  return establishmentOf(test, group);
}

async function tag({ services }: TestApp, group: string): Promise<string> {
  const tags = tagsOf(services.store, { login: "test", group: { id: group } });
  return (await tags.put(`${canaryOf(group)} ${randomUUID()}`.slice(0, 40))).id;
}

/** A version of a dashboard of the group; `own` is that dashboard where it is the caller's, else one of the caller's. */
async function versionOf(test: TestApp, group: string): Promise<string> {
  const id = await dashboardOf(test, group);
  own = group === "aurelle" ? id : await dashboardOf(test, "aurelle");
  return test.services.store
    .forActor({ login: "test", group: { id: group } })
    .transaction(
      async (db) => (await keepVersion(db, id, { label: "T", revision: null, document: aDashboard("T"), at: "2026-01-01T00:00:00Z" })).id,
    );
}

/** A template that the group has made, its texts marked. */
async function templateOf({ services }: TestApp, group: string): Promise<string> {
  const templates = groupTemplatesOf(services.store, { login: "test", group: { id: group } }, services.clock);
  const marked = canaryOf(group);
  return (await templates.create({ label: marked, description: marked, dashboard: aDashboard(marked) })).id;
}

/** A dashboard that is linked to a template of the group, which has a later version. */
async function upgradable(test: TestApp, group: string, dashboard: Dashboard = aDashboard(canaryOf(group))): Promise<string> {
  const { store, clock } = test.services;
  const actor = { login: "test", group: { id: group } };
  const templates = groupTemplatesOf(store, actor, clock);
  const change = { label: canaryOf(group), description: "", dashboard };
  const { id } = await templates.create(change);
  await templates.replace(id, change);
  return (await dashboardsOf(store, actor, clock).create({ ...dashboard, extends: `${id}@1` }, undefined, dashboard)).id;
}

/** The upgradable dashboard of the caller in which an establishment's id is tried. */
async function upgradableSheet(test: TestApp, group: string): Promise<string> {
  own = await upgradable(test, "aurelle");
  return establishmentOf(test, group);
}

const aTemplate = { label: "T", description: "", document: aDashboard("T") };

const onSheet = (route: string, request: IdRoute["request"]): IdRoute => idInField(route, "overrideSheetId", sheet, request);

const publicLink = "/dashboard/public/:token";

export default {
  calls: {
    "GET /dashboard": "observation",
    "POST /dashboard": "observation",
    "GET /dashboard/:id": "observation",
    "PUT /dashboard/:id": "observation",
    "DELETE /dashboard/:id": "observation",
    "PUT /dashboard/:id/draft": "observation",
    "GET /dashboard/:id/versions": "observation",
    "GET /dashboard/:id/versions/:version": "observation",
    "POST /dashboard/:id/versions": "observation",
    "DELETE /dashboard/:id/versions/:version": "observation",
    "PUT /dashboard/:id/presence": "observation",
    "POST /dashboard/:id/opened": "observation",
    "PUT /dashboard/:id/tags": "observation",
    "POST /dashboard/:id/restore": "observation",
    "POST /dashboard/:id/duplicate": "observation",
    "GET /dashboard/:id/link": "observation",
    "POST /dashboard/:id/link": "observation",
    "PUT /dashboard/:id/link": "observation",
    "POST /dashboard/:id/link/preview": "observation",
    "DELETE /dashboard/:id/link": "observation",
    "POST /dashboard/:id/results": "observation",
    "POST /dashboard/:id/facets": "observation",
    "POST /dashboard/:id/widgets/:widgetId": "observation",
    "GET /dashboard/templates": "observation",
    "POST /dashboard/preview/results": "observation",
    "POST /dashboard/templates/:id/results": "observation",
    "POST /dashboard/templates": "observation",
    "PUT /dashboard/templates/:id": "observation",
    "DELETE /dashboard/templates/:id": "observation",
    "GET /dashboard/upgrades": "observation",
    "GET /dashboard/:id/upgrade": "observation",
    "POST /dashboard/:id/upgrade": "observation",
    "DELETE /dashboard/:id/upgrade": "observation",
    "POST /dashboard/:id/upgrade/results": "observation",
    "GET /dashboard/widgets": "observation",
    "GET /dashboard/widgets/:id": "observation",
    "GET /dashboard/members/:dimension": "observation",
    "GET /dashboard/tags": "observation",
    "POST /dashboard/tags": "observation",
    "DELETE /dashboard/tags/:id": "observation",
    "GET /dashboard/public/:token": "everybody",
    "GET /dashboard/public/:token/access": "everybody",
    "POST /dashboard/public/:token/access": "everybody",
    "GET /dashboard/public/:token/export": "everybody",
    "GET /dashboard/public/:token/facets": "everybody",
    "POST /dashboard/public/:token/facets": "everybody",
    "POST /dashboard/public/:token/results": "everybody",
    "POST /dashboard/public/:token/widgets/:widgetId": "everybody",
  },
  ids: [
    ...[
      "GET /dashboard/:id",
      "DELETE /dashboard/:id",
      "POST /dashboard/:id/restore",
      "POST /dashboard/:id/duplicate",
      "DELETE /dashboard/:id/link",
    ].map((route) => idInPath(route, dashboardOf)),
    idInPath("PUT /dashboard/:id", dashboardOf, {
      headers: { "if-match": "*" },
      payload: { version: 1, title: "T", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } },
    }),
    idInPath("GET /dashboard/:id/versions", dashboardOf),
    idInPath("POST /dashboard/:id/versions", dashboardOf, { payload: { label: "T", document: aDashboard("T") } }),
    idInPath("PUT /dashboard/:id/presence", dashboardOf, { payload: { here: true } }),
    idInPath("POST /dashboard/:id/opened", dashboardOf),
    ...["GET", "DELETE"].map((method) =>
      idInPath(`${method} /dashboard/:id/versions/:version`, versionOf, { url: (id) => `/dashboard/${own}/versions/${id}` }),
    ),
    idInPath("PUT /dashboard/:id/draft", dashboardOf, { payload: { any: "thing" } }),
    idInPath("PUT /dashboard/:id/tags", dashboardOf, { payload: { added: ["T"], removed: [] } }),
    ...["link", "link/preview", "results", "facets"].map((part) => idInPath(`POST /dashboard/:id/${part}`, dashboardOf, { payload: {} })),
    idInPath("POST /dashboard/:id/widgets/:widgetId", dashboardOf, { url: (id) => `/dashboard/${id}/widgets/note`, payload: {} }),
    idInPath("PUT /dashboard/templates/:id", templateOf, { payload: aTemplate }),
    idInPath("DELETE /dashboard/templates/:id", templateOf),
    idInPath("POST /dashboard/templates/:id/results", templateOf, { payload: {} }),
    idInPath("GET /dashboard/:id/upgrade", upgradable),
    idInPath("DELETE /dashboard/:id/upgrade", upgradable),
    idInPath("POST /dashboard/:id/upgrade", upgradable, { headers: { "if-match": "*" }, payload: { choices: {} } }),
    idInPath("POST /dashboard/:id/upgrade/results", upgradable, { payload: {} }),
    idInField("POST /dashboard/:id/upgrade/results", "overrideSheetId", upgradableSheet, (id) => ({
      url: `/dashboard/${own}/upgrade/results`,
      payload: { overrideSheetId: id.slice(0, 80) },
    })),
    idInPath("GET /dashboard/:id/link", linkedDashboard),
    idInPath("PUT /dashboard/:id/link", linkedDashboard, { payload: {} }),
    idInPath("DELETE /dashboard/tags/:id", tag),
    ...["link", "link/preview"].map((part) =>
      idInField(`POST /dashboard/:id/${part}`, "value", dynamicSheet, (id) => ({
        url: `/dashboard/${own}/${part}`,
        payload: { value: id.slice(0, 80) || "-", names_all: true },
      })),
    ),
    idInField("GET /dashboard/members/:dimension", "value", establishmentOf, (id) => ({
      url: `/dashboard/members/establishment?value=${encodeURIComponent(id)}`,
    })),
    // An establishment in the body and in the query is an id like any other.
    onSheet("POST /dashboard/:id/results", (id) => ({ url: `/dashboard/${own}/results`, payload: { overrideSheetId: id.slice(0, 80) } })),
    onSheet("POST /dashboard/templates/:id/results", (id) => ({
      url: "/dashboard/templates/audiences/results",
      payload: { overrideSheetId: id.slice(0, 80) },
    })),
    onSheet("POST /dashboard/:id/widgets/:widgetId", (id) => ({
      url: `/dashboard/${own}/widgets/note?overrideSheetId=${encodeURIComponent(id)}`,
      payload: {},
    })),
  ],
  withoutIds: [
    "GET /dashboard/widgets/:id",
    "GET /dashboard/members/:dimension",
    `GET ${publicLink}`,
    `GET ${publicLink}/access`,
    `POST ${publicLink}/access`,
    `GET ${publicLink}/export`,
    `GET ${publicLink}/facets`,
    `POST ${publicLink}/facets`,
    `POST ${publicLink}/results`,
    `POST ${publicLink}/widgets/:widgetId`,
  ],
  // What a public link shows is not narrowed.
  refusingIds: [
    { route: `POST ${publicLink}/results`, field: "overrideSheetId" },
    { route: `POST ${publicLink}/widgets/:widgetId`, field: "overrideSheetId" },
  ],
  fieldsWithoutIds:
    // Names of the configuration or of a document's own parts.
    "password frozen outputs choices widgets " +
    // Which draft and which revision of the dashboard that the address names; on results, that they are the draft's.
    "draft base aside " +
    // A document that is stored nowhere: its filters are tried as those of a question.
    "document " +
    // Whose change an upgrade takes; what is said of a template.
    "next description " +
    // What a dashboard carries as text, and how its link shows it.
    "label here " +
    "added removed title expires_at min_sample names_all",
  checkedWithin: {
    "POST /dashboard": "Dashboard",
    "PUT /dashboard/:id": "Dashboard",
    "PUT /dashboard/:id/draft": "Dashboard",
    "POST /dashboard/:id/widgets/:widgetId": "Filters",
    "POST /dashboard/public/:token/widgets/:widgetId": "Filters",
    "POST /dashboard/:id/opened": null,
    "POST /dashboard/:id/restore": null,
    "POST /dashboard/:id/duplicate": null,
  },
  lists: ["/dashboard", "/dashboard/tags", "/dashboard/templates", "/dashboard/upgrades"],
  questions: async (test) => {
    const post = async <T>(path: string, payload: object): Promise<T> =>
      (await test.send({ method: "POST", as: dmo, url: `/api/v2/${test.slug}${path}`, payload })).json<T>();
    const { id } = await post<DashboardAnswer>("/dashboard", questionsDocument("Questions"));
    const { token } = await post<LinkAnswer>(`/dashboard/${id}/link`, { min_sample: 5 });
    const bare = { payload: (filters: object) => filters };
    return [
      question("/dashboard/:id/results", { url: `/dashboard/${id}/results`, payload: alone }),
      question("/dashboard/:id/facets", { url: `/dashboard/${id}/facets` }),
      question("/dashboard/:id/widgets/:widgetId", { url: `/dashboard/${id}/widgets/rang`, ...bare }),
      question("/dashboard/preview/results", {
        url: "/dashboard/preview/results",
        payload: (filters) => ({ filters, widgets: ["rang"], document: questionsDocument("Essai") }),
      }),
      question("/dashboard/:id/upgrade/results", {
        url: `/dashboard/${await upgradable(test, "aurelle", questionsDocument("Questions"))}/upgrade/results`,
        payload: alone,
      }),
      question("/dashboard/templates/:id/results", { url: "/dashboard/templates/audiences/results", payload: alone }),
      question(`${publicLink}/results`, { url: `/dashboard/public/${token}/results`, payload: alone, as: null }),
      question(`${publicLink}/facets`, { url: `/dashboard/public/${token}/facets`, as: null }),
      question(`${publicLink}/widgets/:widgetId`, { url: `/dashboard/public/${token}/widgets/rang`, ...bare, as: null }),
    ];
  },
} satisfies ModuleAccess;
