import { randomUUID } from "node:crypto";

import { dashboardsOf } from "../../../server/modules/dashboards/dashboards-store.ts";
import { linksOf } from "../../../server/modules/dashboards/links-store.ts";
import { journalOf } from "../../../server/modules/journal/journal-store.ts";
import { correctionsOf } from "../../../server/modules/observation/corrections-store.ts";
import { proposedSettings } from "../../../server/modules/establishments/settings-store.ts";
import { tagsOf } from "../../../server/modules/dashboards/tags-store.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { savedSearchesOf } from "../../../server/modules/reviews/saved-searches-store.ts";
import { triageOf } from "../../../server/modules/reviews/triage-store.ts";
import { visitsOf } from "../../../server/modules/visits/visits-store.ts";
import { tasksOf } from "../../../server/modules/tasks/tasks-store.ts";
import { addReviews, review as newReview } from "../../support/state.ts";
import { addAccount, type TestApp } from "./test-app.ts";

/** What every tenant's seeded objects carry in their texts: it must never reach another tenant. */
export const canaryOf = (group: string): string => `canary-${group}`;

/** A call that takes the id of a stored object, in its path, query or body. */
export interface IdRoute {
  /** «METHOD path» below the API's base, as registered. */
  readonly route: string;
  /** The field of the query or the body that holds the id; the path does where absent. */
  readonly field?: string;
  /** The account that calls. */
  readonly as: string;
  /** Creates an object of this group and returns its id. Its texts hold {@link canaryOf}. */
  readonly create: (test: TestApp, group: "aurelle" | "dunes") => Promise<string>;
  /** The request for an id; the path's other parameters are filled in. */
  readonly request: (id: string) => { url: string; payload?: object; headers?: Record<string, string> };
}

const dmo = "dmo@belvedere.example";

/** A dashboard of the group with one widget, its texts marked. */
async function dashboard({ services }: TestApp, group: string): Promise<string> {
  const document: Dashboard = {
    version: 1,
    title: canaryOf(group),
    tags: [canaryOf(group)],
    widgets: { note: { type: "rating", title: canaryOf(group) } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 3, h: 2 }] }] }] },
  };
  const { id } = await dashboardsOf(services.store, { login: "test", group: { id: group } }, services.clock).create(document);
  return id;
}

/** The same, with a public link. */
async function linkedDashboard(test: TestApp, group: string): Promise<string> {
  const id = await dashboard(test, group);
  const settings = { expires_at: null, min_sample: 10, names_all: false };
  await linksOf(test.services, { login: "test", group: { id: group } }).create(id, settings);
  return id;
}

/** The dashboard of the caller in which an establishment's id is tried; made with the id. */
let own = "";
async function sheet(test: TestApp, group: string): Promise<string> {
  own = await dashboard(test, "aurelle");
  return establishmentOf(test, group);
}

/** A review of the group's own establishment, its texts marked. */
async function review(test: TestApp, group: string): Promise<string> {
  const key = randomUUID();
  const { store } = test.services;
  const [{ id: place } = { id: "" }] = await store.system("test.review", (db) =>
    db.selectFrom("establishments").where("destination_id", "=", group).select("id").limit(1).execute(),
  );
  await addReviews(store, group, [newReview(place, key, { title: canaryOf(group) })]);
  await test.services.settled();
  const row = await store.system("test.review", (db) =>
    db.selectFrom("reviews").where("source_review_id", "=", key).select("id").executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** The same with a mention that somebody added: `accueil-0-6`. */
async function correctedReview(test: TestApp, group: string): Promise<string> {
  const id = await review(test, group);
  await correctionsOf(test.services.store, { login: canaryOf(group), group: { id: group } }, test.services.clock).add(id, {
    field: "title",
    start: 0,
    end: 6,
    theme: "accueil",
    polarity: 1,
  });
  return id;
}

/** An establishment of the group, its name marked, for the calls about one. */
async function establishmentOf({ services }: TestApp, group: string): Promise<string> {
  return services.store.system("test.sheet", async (db) => {
    const { id } = await db
      .selectFrom("establishments")
      .where("destination_id", "=", group)
      .select("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("establishments")
      .set({ name: canaryOf(group) })
      .where("id", "=", id)
      .execute();
    return id;
  });
}

/** An entry of the group's journal, its title marked. */
async function journalEntry({ services }: TestApp, group: string): Promise<string> {
  const journal = journalOf(services.store, { login: "test", group: { id: group, destination: group } }, services.clock);
  const entry = await journal.create({ from: "2026-06-12", to: "2026-06-14", title: canaryOf(group), kind: "festival" });
  if (!entry) throw new Error("an entry about the whole territory has no place");
  return entry.id;
}

/** A dynamic dashboard of the caller, on which an establishment is tried; made with the id. */
async function dynamicSheet({ services, ...test }: TestApp, group: string): Promise<string> {
  const document: Dashboard = {
    version: 1,
    title: "T",
    parameter: { dimension: "establishment" },
    widgets: { note: { type: "rating" } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 3, h: 2 }] }] }] },
  };
  own = (await dashboardsOf(services.store, { login: "test", group: { id: "aurelle" } }, services.clock).create(document)).id;
  return establishmentOf({ services, ...test }, group);
}

/** A visit of the group to its own establishment, its texts marked. */
async function visit(test: TestApp, group: string): Promise<string> {
  const visits = visitsOf(test.services.store, { login: "test", group: { id: group } }, test.services.clock);
  const made = await visits.create(await establishmentOf(test, group), { ...aVisit, seen: canaryOf(group), next_step: canaryOf(group) });
  if (!made) throw new Error("the group has no such establishment");
  return made.id;
}
const aVisit = { visited_on: "2026-01-12", visitor: "V", seen: "S" };

/** A child destination of the group. */
const childOf = async (_: TestApp, group: string): Promise<string> => `${group}-nord`;
let ownEntry = "";
const anEntry = { from: "2026-06-12", to: "2026-06-14", title: "T", kind: "festival" };
const entryIn = (id: string): object => ({ ...anEntry, place: { kind: "child", id: id.slice(0, 80) } });

/** The establishment whose addresses and settings are tried, and an address of it; made with the id. */
let followed = "";
let followedUrl = "";

async function urlOf({ services }: TestApp, establishment: string): Promise<string> {
  const url = `https://www.booking.com/hotel/fr/${randomUUID()}.html`;
  const { id } = await services.store.system("test.url", (db) =>
    db
      .insertInto("review_urls")
      .values({ establishment_id: establishment, url, provider: "booking", updated_by: "test" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** An address of an establishment of the group. */
async function reviewUrl(test: TestApp, group: string): Promise<string> {
  followed = await establishmentOf(test, "aurelle");
  return urlOf(test, group === "aurelle" ? followed : await establishmentOf(test, group));
}

/** The sheet of an establishment of the group: the one followed, where it is the caller's. */
async function sheetToFollow(test: TestApp, group: string): Promise<string> {
  followed = await establishmentOf(test, "aurelle");
  followedUrl = await urlOf(test, followed);
  return group === "aurelle" ? followed : establishmentOf(test, group);
}

/** A selection of the group, its title marked. */
async function selection({ services }: TestApp, group: string): Promise<string> {
  const { id } = await services.store.system("test.selection", (db) =>
    db
      .insertInto("selections")
      .values({ group_id: group, title: canaryOf(group) })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}
/** The account of the group that is its whole observatory. */
const dmoOf = (group: string): string => (group === "aurelle" ? dmo : dmo.replace("@", ".voisin@"));

/** A finished file of an account of the group. */
async function task({ services }: TestApp, group: "aurelle" | "dunes"): Promise<string> {
  const login = dmoOf(group);
  const tasks = tasksOf(
    services.store,
    { login, group: { id: group, name: "", kind: "destination", logo_url: null, destination: group, barometer: true } },
    services.clock,
  );
  const started = await tasks.start(`${canaryOf(group)}.zip`, "application/zip");
  if (!started) throw new Error(`${login} has too many tasks under way`);
  await tasks.end(started.id, new TextEncoder().encode(canaryOf(group)));
  return started.id;
}

/** The selection of the caller in which an id is tried; made with the id. */
let ownSelection = "";
async function member(test: TestApp, group: string): Promise<string> {
  ownSelection = await selection(test, "aurelle");
  return establishmentOf(test, group);
}
async function anySelection(test: TestApp, group: string): Promise<string> {
  ownSelection = await selection(test, "aurelle");
  return selection(test, group);
}

const onSelection = (route: string, url: (id: string) => string, more: Omit<ReturnType<IdRoute["request"]>, "url"> = {}): IdRoute => ({
  route,
  as: dmo,
  create: selection,
  request: (id) => ({ url: url(id), ...more }),
});

/** An establishment, or another selection, in the body of a call about selections. */
const inSelection = (route: string, field: string, create: IdRoute["create"], body: (id: string) => object): IdRoute => ({
  route,
  field,
  as: dmo,
  create,
  request: (id) => ({
    url: (route.split(" ")[1] ?? "").replace(":id", ownSelection),
    headers: { "if-match": "*" },
    payload: { ...(/^P\w+ \/selection(\/:id)?$/.test(route) ? { title: "T" } : {}), ...body(id.slice(0, 80)) },
  }),
});

const onDashboard = (route: string, url: (id: string) => string, more: Omit<ReturnType<IdRoute["request"]>, "url"> = {}): IdRoute => ({
  route,
  as: dmo,
  create: dashboard,
  request: (id) => ({ url: url(id), ...more }),
});

/** A search that an account of the group shares, its title marked. */
async function savedSearch({ services }: TestApp, group: string): Promise<string> {
  const searches = savedSearchesOf(services.store, { login: dmoOf(group), group: { id: group } }, services.clock);
  return (await searches.create({ title: canaryOf(group), search: { text: canaryOf(group) }, shared: true })).id;
}

/** A change of triage on a review of the group, its tag marked. */
async function triage(test: TestApp, group: string): Promise<string> {
  const id = await review(test, group);
  const change = { reviews: [id], tags_added: [canaryOf(group)] };
  const { undo } = await triageOf(test.services.store, { login: dmoOf(group), group: { id: group } }, test.services.clock).change(change);
  await test.services.settled();
  return undo ?? "";
}

/** The review of the caller on which an account's login is tried; made with the login. */
let ownReview = "";
async function colleague(test: TestApp, group: "aurelle" | "dunes"): Promise<string> {
  ownReview = await review(test, "aurelle");
  return addAccount(test, { type: "DMO", group, roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
}

const onSearch = (method: string, path = "", payload?: object): IdRoute => ({
  route: `${method} /observation/searches/:id${path}`,
  as: dmo,
  create: savedSearch,
  request: (id) => ({ url: `/observation/searches/${id}${path}`, headers: { "if-match": "*" }, ...(payload ? { payload } : {}) }),
});

const onSheet = (route: string, request: IdRoute["request"]): IdRoute => ({
  route,
  field: "overrideSheetId",
  as: dmo,
  create: sheet,
  request,
});

/** Every such call. A registered path with a parameter and no row here fails the test, and so does a field that no list here knows. */
export const idRoutes: readonly IdRoute[] = [
  onDashboard("GET /dashboard/:id", (id) => `/dashboard/${id}`),
  onDashboard("PUT /dashboard/:id", (id) => `/dashboard/${id}`, {
    headers: { "if-match": "*" },
    payload: { version: 1, title: "T", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } },
  }),
  onDashboard("DELETE /dashboard/:id", (id) => `/dashboard/${id}`),
  onDashboard("PUT /dashboard/:id/draft", (id) => `/dashboard/${id}/draft`, { payload: { any: "thing" } }),
  onDashboard("PUT /dashboard/:id/tags", (id) => `/dashboard/${id}/tags`, { payload: { added: ["T"], removed: [] } }),
  onDashboard("POST /dashboard/:id/restore", (id) => `/dashboard/${id}/restore`),
  onDashboard("POST /dashboard/:id/duplicate", (id) => `/dashboard/${id}/duplicate`),
  onDashboard("POST /dashboard/:id/link", (id) => `/dashboard/${id}/link`, { payload: {} }),
  { ...onDashboard("GET /dashboard/:id/link", (id) => `/dashboard/${id}/link`), create: linkedDashboard },
  { ...onDashboard("PUT /dashboard/:id/link", (id) => `/dashboard/${id}/link`, { payload: {} }), create: linkedDashboard },
  onDashboard("POST /dashboard/:id/link/preview", (id) => `/dashboard/${id}/link/preview`, { payload: {} }),
  onDashboard("DELETE /dashboard/:id/link", (id) => `/dashboard/${id}/link`),
  onDashboard("POST /dashboard/:id/results", (id) => `/dashboard/${id}/results`, { payload: {} }),
  onDashboard("POST /dashboard/:id/facets", (id) => `/dashboard/${id}/facets`, { payload: {} }),
  onDashboard("POST /dashboard/:id/widgets/:widgetId", (id) => `/dashboard/${id}/widgets/note`, { payload: {} }),
  onDashboard("GET /dashboard/:id/export", (id) => `/dashboard/${id}/export?format=csv`),
  ...["DELETE /observation/visits/:id", "POST /observation/visits/:id/restore", "GET /observation/visits/:id/follow-up"].map(
    (route): IdRoute => ({
      route,
      as: dmo,
      create: visit,
      request: (id) => ({ url: route.slice(route.indexOf(" ") + 1).replace(":id", id) }),
    }),
  ),
  {
    route: "PUT /observation/visits/:id",
    as: dmo,
    create: visit,
    request: (id) => ({ url: `/observation/visits/${id}`, headers: { "if-match": "*" }, payload: aVisit }),
  },
  {
    route: "GET /observation/establishment/:id/visits",
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/observation/establishment/${id}/visits` }),
  },
  {
    route: "POST /observation/establishment/:id/visits",
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/observation/establishment/${id}/visits`, payload: aVisit }),
  },
  ...["link", "link/preview"].map((part): IdRoute => ({
    route: `POST /dashboard/:id/${part}`,
    field: "value",
    as: dmo,
    create: dynamicSheet,
    request: (id) => ({ url: `/dashboard/${own}/${part}`, payload: { value: id.slice(0, 80) || "-", names_all: true } }),
  })),
  {
    route: "GET /dashboard/members/:dimension",
    field: "value",
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/dashboard/members/establishment?value=${encodeURIComponent(id)}` }),
  },
  {
    route: "POST /observation/support",
    field: "establishment",
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: "/observation/support", payload: { establishment: id.slice(0, 80) } }),
  },
  ...["GET /observation/journal/:id", "DELETE /observation/journal/:id", "POST /observation/journal/:id/restore"].map((route): IdRoute => ({
    route,
    as: dmo,
    create: journalEntry,
    request: (id) => ({ url: `/observation/journal/${id}${route.endsWith("restore") ? "/restore" : ""}` }),
  })),
  {
    route: "PUT /observation/journal/:id",
    as: dmo,
    create: journalEntry,
    request: (id) => ({
      url: `/observation/journal/${id}`,
      headers: { "if-match": "*" },
      payload: anEntry,
    }),
  },
  ...["GET /destination/analytics/:figure", "GET /destination/establishments"].map((route): IdRoute => ({
    route,
    field: "entity",
    as: dmo,
    create: childOf,
    request: (id) => ({ url: `${route.slice(4).replace(":figure", "volume")}?entity=${encodeURIComponent(id)}` }),
  })),
  {
    route: "GET /destination/analytics/:figure",
    field: "selection",
    as: dmo,
    create: async ({ services }, group) => {
      const title = canaryOf(group);
      const { id } = await services.store.system("test.selection", (db) =>
        db.insertInto("selections").values({ group_id: group, title }).returning("id").executeTakeFirstOrThrow(),
      );
      return id;
    },
    request: (id) => ({ url: `/destination/analytics/volume?selection=${encodeURIComponent(id)}` }),
  },
  {
    route: "GET /observation/barometer/:id/:month/:year",
    as: dmo,
    create: childOf,
    request: (id) => ({ url: `/observation/barometer/${id}/07/2025` }),
  },
  {
    route: "POST /observation/barometer/:id/:month/:year/results",
    as: dmo,
    create: childOf,
    request: (id) => ({ url: `/observation/barometer/${id}/07/2025/results`, payload: {} }),
  },
  onSheet("POST /observation/barometer/:id/:month/:year/results", (id) => ({
    url: "/observation/barometer/aurelle/07/2025/results",
    payload: { overrideSheetId: id.slice(0, 80) },
  })),
  {
    route: "POST /observation/journal",
    field: "id",
    as: dmo,
    create: childOf,
    request: (id) => ({ url: "/observation/journal", payload: entryIn(id) }),
  },
  {
    route: "PUT /observation/journal/:id",
    field: "id",
    as: dmo,
    create: async (test, group) => {
      ownEntry = await journalEntry(test, "aurelle");
      return childOf(test, group);
    },
    request: (id) => ({ url: `/observation/journal/${ownEntry}`, headers: { "if-match": "*" }, payload: entryIn(id) }),
  },
  {
    route: "GET /tasks/:id/content",
    as: dmo,
    create: task,
    request: (id) => ({ url: `/tasks/${id}/content` }),
  },
  {
    route: "DELETE /tasks/:id",
    as: dmo,
    create: task,
    request: (id) => ({ url: `/tasks/${id}` }),
  },
  // An establishment in the body and in the query is an id like any other.
  onSheet("POST /dashboard/:id/results", (id) => ({ url: `/dashboard/${own}/results`, payload: { overrideSheetId: id.slice(0, 80) } })),
  onSheet("POST /dashboard/templates/:id/results", (id) => ({
    url: "/dashboard/templates/audiences/results",
    payload: { overrideSheetId: id.slice(0, 80) },
  })),
  onSheet("POST /destination/pages/:page/results", (id) => ({
    url: "/destination/pages/home/results",
    payload: { overrideSheetId: id.slice(0, 80) },
  })),
  onSheet("POST /dashboard/:id/widgets/:widgetId", (id) => ({
    url: `/dashboard/${own}/widgets/note?overrideSheetId=${encodeURIComponent(id)}`,
    payload: {},
  })),
  onSheet("GET /dashboard/:id/export", (id) => ({
    url: `/dashboard/${own}/export?format=csv&overrideSheetId=${encodeURIComponent(id.slice(0, 80))}`,
  })),
  onSelection("GET /selection/:id", (id) => `/selection/${id}`),
  onSelection("PUT /selection/:id", (id) => `/selection/${id}`, { headers: { "if-match": "*" }, payload: { title: "T" } }),
  onSelection("DELETE /selection/:id", (id) => `/selection/${id}`),
  onSelection("POST /selection/:id/restore", (id) => `/selection/${id}/restore`),
  onSelection("PUT /selection/:id/members", (id) => `/selection/${id}/members`, { payload: {} }),
  onSelection("GET /selection/:id/uses", (id) => `/selection/${id}/uses`),
  onSelection("GET /selection/:id/expression-reviews", (id) => `/selection/${id}/expression-reviews`),
  // Establishments and selections in the body of a call about selections, beside those in its path.
  ...(["POST /selection", "PUT /selection/:id", "POST /selection/query"] as const).flatMap((route) => [
    inSelection(route, "establishments", member, (id) => ({ establishments: [id] })),
    inSelection(route, "in", member, (id) => ({ rule: { all: [{ dimension: "establishment", in: [id] }] } })),
    inSelection(route, "not_in", anySelection, (id) => ({ rule: { any: [{ all: [{ dimension: "selection", not_in: [id] }] }] } })),
  ]),
  inSelection("POST /selection/query", "selection", anySelection, (id) => ({ establishments: [], selection: id })),
  inSelection("POST /selection/compare", "selections", anySelection, (id) => ({ selections: [id] })),
  inSelection("PUT /selection/:id/members", "added", member, (id) => ({ added: [id] })),
  {
    route: "DELETE /dashboard/tags/:id",
    as: dmo,
    create: async ({ services }, group) =>
      (await tagsOf(services.store, { login: "test", group: { id: group } }).put(`${canaryOf(group)} ${randomUUID()}`.slice(0, 40))).id,
    request: (id) => ({ url: `/dashboard/tags/${id}` }),
  },
  { route: "GET /observation/reviews/:id", as: dmo, create: review, request: (id) => ({ url: `/observation/reviews/${id}` }) },
  {
    route: "POST /observation/reviews/:id/mentions",
    as: dmo,
    create: review,
    request: (id) => ({
      url: `/observation/reviews/${id}/mentions`,
      payload: { field: "text", start: 0, end: 4, theme: "accueil", polarity: 1 },
    }),
  },
  {
    route: "PUT /observation/reviews/:id/mentions/:mention",
    as: dmo,
    create: correctedReview,
    request: (id) => ({ url: `/observation/reviews/${id}/mentions/accueil-0-6`, payload: { polarity: -1 } }),
  },
  {
    route: "DELETE /observation/reviews/:id/mentions/:mention/correction",
    as: dmo,
    create: correctedReview,
    request: (id) => ({ url: `/observation/reviews/${id}/mentions/accueil-0-6/correction` }),
  },
  {
    route: "POST /observation/reviews/triage",
    field: "reviews",
    as: dmo,
    create: review,
    request: (id) => ({ url: "/observation/reviews/triage", payload: { reviews: [id.slice(0, 100)], tags_added: ["vu"] } }),
  },
  {
    route: "POST /observation/reviews/triage",
    field: "assigned_to",
    as: dmo,
    create: colleague,
    request: (id) => ({ url: "/observation/reviews/triage", payload: { reviews: [ownReview], assigned_to: id.slice(0, 200) } }),
  },
  {
    route: "POST /observation/reviews/triage/:id/undo",
    as: dmo,
    create: triage,
    request: (id) => ({ url: `/observation/reviews/triage/${id}/undo` }),
  },
  onSearch("GET"),
  onSearch("PUT", "", { title: "T", search: {}, shared: true }),
  onSearch("POST", "/look"),
  onSearch("DELETE"),
  ...[
    "",
    "/sheets",
    "/dashboard/last-reviews",
    "/dashboard/providers-stats",
    "/dashboard/satisfaction",
    "/dashboard/semantic-analysis",
    "/dashboard/reviews-without-response",
    "/dashboard/stats",
    "/satisfaction",
    "/satisfaction/evolution",
    "/satisfaction/ngrams",
    "/satisfaction/reviews",
    "/evolution",
    "/opinion",
    "/opinion/reviews",
  ].map((path): IdRoute => ({
    route: `GET /observation/establishment/:id${path}`,
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/observation/establishment/${id}${path}` }),
  })),
  {
    route: "GET /observation/establishment/from-sheet/:id",
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/observation/establishment/from-sheet/${id}` }),
  },
  ...(
    [
      ["GET", "/urls"],
      ["POST", "/urls", () => ({ url: `https://www.booking.com/hotel/fr/${randomUUID()}.html` })],
      ["GET", "/settings"],
      ["PUT", "/settings", () => proposedSettings],
    ] as const
  ).map(([method, path, payload]): IdRoute => ({
    route: `${method} /observation/establishment/:id${path}`,
    as: dmo,
    create: establishmentOf,
    request: (id) => ({
      url: `/observation/establishment/${id}${path}`,
      ...(payload ? { payload: payload() } : {}),
      ...(method === "PUT" ? { headers: { "if-match": "*" } } : {}),
    }),
  })),
  ...(["PUT", "DELETE"] as const).map((method): IdRoute => ({
    route: `${method} /observation/establishment/:id/urls/:urlId`,
    as: dmo,
    create: reviewUrl,
    request: (id) => ({
      url: `/observation/establishment/${followed}/urls/${id}`,
      ...(method === "PUT" ? { payload: { is_inactive: true } } : {}),
    }),
  })),
  {
    route: "POST /observation/establishment/:id/urls",
    field: "sheet_id",
    as: dmo,
    create: sheetToFollow,
    request: (id) => ({
      url: `/observation/establishment/${followed}/urls`,
      payload: { url: `https://www.booking.com/hotel/fr/${randomUUID()}.html`, sheet_id: id.slice(0, 80) },
    }),
  },
  {
    route: "PUT /observation/establishment/:id/urls/:urlId",
    field: "sheet_id",
    as: dmo,
    create: sheetToFollow,
    request: (id) => ({
      url: `/observation/establishment/${followed}/urls/${followedUrl}`,
      payload: { is_inactive: false, sheet_id: id.slice(0, 80) },
    }),
  },
  {
    route: "PUT /observation/establishment/:id/settings",
    field: "selection",
    as: dmo,
    create: async (test, group) => {
      followed = await establishmentOf(test, "aurelle");
      return selection(test, group);
    },
    request: (id) => ({
      url: `/observation/establishment/${followed}/settings`,
      headers: { "if-match": "*" },
      payload: { ...proposedSettings, comparison: { kind: "selection", selection: id.slice(0, 80) } },
    }),
  },
  ...["", "/map", "/export"].map((path): IdRoute => ({
    route: `POST /observation/establishment${path}`,
    field: "selection",
    as: dmo,
    create: selection,
    request: (id) => ({
      url: `/observation/establishment${path}?selection=${encodeURIComponent(id)}`,
      payload: path === "/export" ? { format: "csv" } : {},
    }),
  })),
  ...["results", "facets"].map((part): IdRoute => ({
    route: `POST /observation/establishment/:id/pages/:page/${part}`,
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/observation/establishment/${id}/pages/evolution/${part}`, payload: {} }),
  })),
  ...["overview", "today"].map((part): IdRoute => ({
    route: `GET /observation/establishment/:id/${part}`,
    as: dmo,
    create: establishmentOf,
    request: (id) => ({ url: `/observation/establishment/${id}/${part}` }),
  })),
  // Last: it exchanges the caller's session.
  {
    route: "POST /pros-account/:id/autoconnect",
    as: dmo,
    create: (test, group) =>
      addAccount(test, { type: "TP", group: group === "aurelle" ? "bellerive" : "grand-pavois", roles: [canaryOf(group)] }),
    request: (id) => ({ url: `/pros-account/${encodeURIComponent(id)}/autoconnect` }),
  },
];

/** Paths whose parameter is no stored object's id: a configuration document's name, or a secret that has tests of its own. */
export const withoutIds: readonly string[] = [
  "GET /dashboard/widgets/:id",
  "GET /dashboard/members/:dimension",
  // The public directory's number, the same for everybody.
  "GET /siret/:siret",
  "POST /dashboard/templates/:id/results",
  "GET /destination/pages/:page",
  "GET /destination/analytics/:figure",
  "POST /destination/pages/:page/results",
  "POST /destination/pages/:page/facets",
  "GET /observation/establishment-pages/:page",
  "POST /observation/establishment-pages/:page/results",
  "POST /observation/establishment-pages/:page/facets",
  "GET /destination/public/:token/:page",
  "POST /destination/public/:token/:page/results",
  "POST /destination/public/:token/:page/facets",
  "GET /dashboard/public/:token",
  "GET /dashboard/public/:token/access",
  "GET /dashboard/public/:token/facets",
  "POST /dashboard/public/:token/facets",
  "POST /dashboard/public/:token/results",
  "POST /dashboard/public/:token/widgets/:widgetId",
];

/** Routes that know a field which holds an id and refuse it whatever it says: what a public link shows is not narrowed, and an address that names the establishment already says it alone. */
export const refusingIds: readonly { route: string; field: string }[] = [
  { route: "POST /observation/establishment-pages/:page/results", field: "overrideSheetId" },
  { route: "POST /observation/establishment/:id/pages/:page/results", field: "overrideSheetId" },
  { route: "POST /dashboard/public/:token/results", field: "overrideSheetId" },
  { route: "POST /dashboard/public/:token/widgets/:widgetId", field: "overrideSheetId" },
  { route: "POST /destination/public/:token/:page/results", field: "overrideSheetId" },
];

/** Routes whose body is a document. */
export const documentRoutes: readonly string[] = ["POST /dashboard", "PUT /dashboard/:id", "PUT /dashboard/:id/draft"];

/**
 * What a document is made of. `filters`, `where` and `values` name objects of every kind and are tried by
 * `foreign-filters.test.ts`; all else is the document's own, a name of the configuration, or a view's option, which its own
 * schema closes. A new name fails the test until it is listed here.
 */
export const documentFields: readonly string[] = [
  "$schema version title description tags extends period preset from to compare filters facets widgets layout",
  "type query options measure measures also by where order limit tail at_least ranked trend benchmark total spread table geo peers reviews text falls changes",
  "parameter dimension label",
  "tabs id sections repeat values grid widget x y w h",
].flatMap((names) => names.split(" "));

/** Fields of queries and bodies that hold no stored object's id. A name that is new to the API fails the test until it is listed here or has a row. */
export const fieldsWithoutIds: ReadonlySet<string> = new Set(
  [
    // The period, the part and the format of the answer.
    "from to compare page size order format dimensions",
    // By what figures are grouped: the name of a dimension.
    "groupBy",
    // Names of the configuration or of a document's own parts.
    "choices widgets theme polarity nps",
    // What is searched for in texts, and what is said of a passage.
    "text lang find facet_token rated expressed expression expressions field start end",
    // All but some values of a filter: they are tried as the others are.
    "not",
    // Which draft and which revision of the dashboard that the address names; on results, that they are the draft's.
    "draft base aside",
    // The number of an event, after which a reader goes on: what comes is the reader's own.
    "after",
    // Which establishments of a list, in which order, and what is told of them.
    "category search sort within west south east north licenseInfo",
    // Where reviews are published, and how an establishment is followed.
    "url provider is_inactive notifications new_review below incident weekly_summary",
    "response signature tone language never_promise comparison",
    // What is said of reviews, and the criteria of a search that is kept: its filters are tried as the others are.
    "read later_until tags_added tags_removed search pinned shared period preset facets",
    // What a dashboard carries as text.
    "added removed",
    // The caller's own details, and what the caller makes; the public directory's number.
    "first_name last_name phone name street zip city siret title expires_at min_sample names_all sample population",
    // Of a visit.
    "visited_on visitor seen next_step next_on done",
    // Of an entry of the journal; the place itself has a row.
    "kind place public",
    // What a rule is made of besides the values of its conditions, what a comparison adds, names that are looked for.
    "rule kind dimension all any at_least at_most within lat lng commune km rest lines",
    // Signing in and out.
    "email redirect_uri state",
  ].flatMap((names) => names.split(" ")),
);
