import { randomUUID } from "node:crypto";

import type { Dashboard, DashboardAnswer, Filters, LinkAnswer } from "../../../src/generated/types.ts";
import { dmo, neighbour, placed } from "./dashboards.ts";
import { addReviewSets } from "./figures.ts";
import { canaryOf } from "./id-routes.ts";
import type { FiguresApp } from "./real-analytics.ts";

/** A filter: its dimension, a value of the neighbour's, an absent one, one of the caller's own. */
export interface FilterCase {
  readonly dimension: "establishment" | "selection" | "child";
  readonly foreign: string;
  readonly absent: string;
  readonly own: string;
}

/** A call that answers figures, reviews or passages under filters. `as` null is a visitor without a session. */
export interface QuestionRoute {
  /** «METHOD path» below the API's base, as registered. */
  readonly route: string;
  readonly as: string | null;
  /** Dimensions that its caller may not count by: refused (403), whosever the value is. */
  readonly closed?: readonly FilterCase["dimension"][];
  readonly request: (filters: Filters) => { url: string; payload: object };
}

/** The requests of two tenancies, with the neighbour's secrets in them. */
export interface Tenancy {
  readonly filters: readonly FilterCase[];
  readonly routes: readonly QuestionRoute[];
}

/**
 * Two neighbours that overlap: `dunes` sees one establishment of `aurelle` too, and has put it into a selection of its
 * own. Everything that is of `dunes` alone bears its canary.
 */
export async function openTenancy(test: FiguresApp): Promise<Tenancy> {
  await addReviewSets(test, "aurelle", [{ establishment: "Hôtel Bellerive", count: 30, rating: 90, since: 60 }]);
  await addReviewSets(test, "dunes", [{ establishment: "Hôtel Le Grand Pavois", count: 40, rating: 20, since: 60 }]);
  const filters = await overlap(test);
  await test.settle();
  return { filters, routes: await questionRoutes(test, filters[0]?.own ?? "") };
}

async function overlap({ services: { store } }: FiguresApp): Promise<FilterCase[]> {
  return store.system("test.overlap", async (db) => {
    const idOf = async (name: string): Promise<string> =>
      (await db.selectFrom("establishments").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
    const [shared, theirs] = [await idOf("Hôtel Bellerive"), await idOf("Hôtel Le Grand Pavois")];
    await db
      .updateTable("establishments")
      .set({ name: canaryOf("dunes"), lat: 44, lng: 4 })
      .where("id", "=", theirs)
      .execute();
    await db
      .updateTable("destinations")
      .set({ name: canaryOf("dunes") })
      .where("id", "=", "dunes-nord")
      .execute();
    await db
      .updateTable("reviews")
      .set({ title: canaryOf("dunes"), text: canaryOf("dunes") })
      .where("establishment_id", "=", theirs)
      .execute();
    await db.insertInto("visibility").values({ group_id: "dunes", establishment_id: shared }).execute();
    const select = async (group: string): Promise<string> => {
      const { id } = await db
        .insertInto("selections")
        .values({ group_id: group, title: canaryOf(group) })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("selection_members").values({ selection_id: id, group_id: group, establishment_id: shared }).execute();
      return id;
    };
    return [
      { dimension: "establishment", foreign: theirs, absent: randomUUID(), own: shared },
      { dimension: "selection", foreign: await select("dunes"), absent: randomUUID(), own: await select("aurelle") },
      { dimension: "child", foreign: "dunes-nord", absent: "nulle-part", own: "aurelle-nord" },
    ];
  });
}

const pro = "pro@belvedere.example";

const document = (title: string, own: Partial<Dashboard> = {}): Dashboard => ({
  version: 1,
  title,
  period: { preset: "last-90-days" },
  facets: ["establishment", "selection", "child"],
  widgets: { avis: { type: "reviews" }, rang: { type: "establishment-ranking" }, derniers: { type: "latest-reviews" } },
  layout: placed("avis", "rang", "derniers"),
  ...own,
});

async function questionRoutes(test: FiguresApp, sheet: string): Promise<QuestionRoute[]> {
  const call = async <T>(method: "GET" | "POST", path: string, payload?: object): Promise<T> =>
    (await test.send({ method, as: dmo, url: `/api/v2/${test.slug}${path}`, ...(payload ? { payload } : {}) })).json<T>();
  const { id } = await call<DashboardAnswer>("POST", "/dashboard", document("Questions"));
  const { token } = await call<LinkAnswer>("POST", `/dashboard/${id}/link`, { min_sample: 5 });
  const { token: page } = await call<{ token: string }>("GET", "/destination/token");
  const route = (
    name: string,
    path: string,
    payload: QuestionRoute["request"] extends (filters: infer F) => unknown ? (filters: F) => object : never,
    as: string | null = dmo,
  ): QuestionRoute => ({ route: `POST ${name}`, as, request: (filters) => ({ url: path, payload: payload(filters) }) });
  const under = (filters: Filters): object => ({ filters });
  const alone = { compare: "none" };
  return [
    route("/dashboard/:id/results", `/dashboard/${id}/results`, (filters) => ({ filters, ...alone })),
    route("/dashboard/:id/facets", `/dashboard/${id}/facets`, under),
    route("/dashboard/:id/widgets/:widgetId", `/dashboard/${id}/widgets/rang`, (filters) => filters),
    route("/dashboard/templates/:id/results", "/dashboard/templates/audiences/results", (filters) => ({ filters, ...alone })),
    route("/dashboard/public/:token/results", `/dashboard/public/${token}/results`, (filters) => ({ filters, ...alone }), null),
    route("/dashboard/public/:token/facets", `/dashboard/public/${token}/facets`, under, null),
    route("/dashboard/public/:token/widgets/:widgetId", `/dashboard/public/${token}/widgets/rang`, (filters) => filters, null),
    route("/destination/pages/:page/results", "/destination/pages/home/results", (filters) => ({ filters, ...alone })),
    route("/destination/pages/:page/facets", "/destination/pages/home/facets", under),
    route(
      "/destination/public/:token/:page/results",
      `/destination/public/${page}/home/results`,
      (filters) => ({ filters, ...alone }),
      null,
    ),
    route("/destination/public/:token/:page/facets", `/destination/public/${page}/home/facets`, under, null),
    route(
      "/observation/establishment/:id/pages/:page/results",
      `/observation/establishment/${sheet}/pages/evolution/results`,
      (filters) => ({
        filters,
        ...alone,
      }),
    ),
    route("/observation/establishment/:id/pages/:page/facets", `/observation/establishment/${sheet}/pages/evolution/facets`, under),
    route("/observation/barometer/:id/:month/:year/results", `/observation/barometer/aurelle/${lastMonth(test)}/results`, (filters) => ({
      filters,
      ...alone,
    })),
    ...(["results", "facets"] as const).map((part): QuestionRoute => ({
      ...route(`/observation/establishment-pages/:page/${part}`, `/observation/establishment-pages/evolution/${part}`, under, pro),
      closed: ["selection", "child"],
    })),
    route("/observation/reviews/search", "/observation/reviews/search", under),
    route("/observation/reviews/facets", "/observation/reviews/facets", (filters) => ({
      filters,
      facets: ["establishment", "child", "selection", "provider"],
    })),
    route("/observation/reviews/days", "/observation/reviews/days", under),
    route("/observation/verbatims/search", "/observation/verbatims/search", under),
    route("/observation/expressions/search", "/observation/expressions/search", under),
    route("/observation/establishment", "/observation/establishment", under),
    route("/observation/establishment/map", "/observation/establishment/map", under),
    route("/observation/support", "/observation/support", under),
    route("/facets", "/facets", (filters) => ({ filters, dimensions: ["establishment", "child", "selection", "provider"] })),
  ];
}

/** The month before the present one, in which there are reviews, as an address has it. */
function lastMonth({ services }: FiguresApp): string {
  const now = services.clock.now();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString();
  return `${before.slice(5, 7)}/${before.slice(0, 4)}`;
}

/** The calls that list the caller's objects. */
export const listRoutes: readonly string[] = [
  "/dashboard",
  "/dashboard/tags",
  "/observation/establishment",
  "/selection",
  "/observation/journal",
  "/observation/visits/next-steps",
  "/observation/searches",
  "/observation/colleagues",
  "/tasks",
  "/user",
  "/menu",
  "/destinations",
  "/entity",
  "/informations",
];

/** Documents that name a foreign value themselves, which no check of their form can refuse. */
export function namingDocuments({ dimension, foreign }: FilterCase, value = foreign): Dashboard[] {
  const where = { widgets: { avis: { type: "reviews", query: { where: { [dimension]: [value] } } } }, layout: placed("avis") };
  const repeated = placed("avis");
  const section = repeated.tabs[0]?.sections[0];
  if (section) section.repeat = { by: dimension, values: [value] };
  return [
    document("Filtre", { filters: { [dimension]: [value] } }),
    document("Condition", where as Partial<Dashboard>),
    document("Section", { widgets: { avis: { type: "reviews" } }, layout: repeated }),
  ];
}

export { dmo, neighbour };
