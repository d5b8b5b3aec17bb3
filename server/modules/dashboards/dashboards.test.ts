import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { addAccount, aroundTests, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import type { Dashboard, DashboardAnswer, DashboardSummary } from "../../../src/generated/types.ts";
import { seedDemoDashboards } from "../../commands/demo-load/demo-dashboards.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
const document: Dashboard = {
  version: 1,
  title: "Essai",
  tags: ["Saison"],
  widgets: { note: { type: "rating" }, avis: { type: "reviews" } },
  layout: {
    tabs: [
      {
        id: "t",
        sections: [
          {
            id: "s",
            grid: [
              { widget: "note", x: 0, y: 0, w: 3, h: 2 },
              { widget: "avis", x: 3, y: 0, w: 3, h: 2 },
            ],
          },
        ],
      },
    ],
  },
};

function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
  as = dmo,
): Promise<LightMyRequestResponse> {
  const body =
    payload === undefined ? {} : { payload: JSON.stringify(payload), headers: { "content-type": "application/json", ...headers } };
  return test.send({ method, as, url: `/api/v2/${test.slug}${path}`, headers, ...body });
}
async function created(own: Partial<Dashboard> = {}): Promise<DashboardAnswer> {
  const answer = await call("POST", "/dashboard", { ...document, ...own });
  expect(answer.statusCode).toBe(201);
  return replyOf("createDashboard", answer);
}

describe("dashboards", () => {
  it("are created from a document, with its ETag, and read back as they were", async () => {
    const answer = await call("POST", "/dashboard", document);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const { id } = replyOf("createDashboard", answer);
    const read = await call("GET", `/dashboard/${id}`);
    expect(read.headers.etag).toBe('"1"');
    expect(read.json()).toMatchObject({ id, title: "Essai", document, draft: null, revision: 1, updated_by: dmo, link: null });
  });

  it("stand in the list newest first, with what a line shows", async () => {
    const first = await created({ title: "Premier" });
    test.advance(1000);
    const second = await created({ title: "Second", widgets: { ...document.widgets } });
    const list = replyOf("listDashboards", await call("GET", "/dashboard"));
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(list[0]).toMatchObject({
      title: "Second",
      tags: ["Saison"],
      widgets: 2,
      problems: 0,
      link: false,
      draft: false,
      boxes: [
        { x: 0, y: 0, w: 3, h: 2, view: "kpi" },
        { x: 3, view: "kpi" },
      ],
    });
  });

  it("belong to their group: the neighbour has its own", async () => {
    await created();
    expect((await call("GET", "/dashboard", undefined, {}, neighbour)).json()).toEqual([]);
  });

  it("refuse an invalid document with every problem, the nearest known value and a repair", async () => {
    const answer = await call("POST", "/dashboard", { ...document, widgets: { ...document.widgets, note: { type: "ratings" } } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      title: "Certaines informations sont invalides.",
      errors: [
        {
          pointer: "/widgets/note/type",
          nearest: "rating",
          repair: [{ op: "replace", path: "/widgets/note/type", value: "rating" }],
          detail: expect.stringContaining("Vouliez-vous dire"),
        },
      ],
    });
  });

  it("refuse a filter value that nothing could match", async () => {
    const answer = await call("POST", "/dashboard", { ...document, filters: { category: ["hotels"] } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: "/filters/category/0", nearest: "hotel" }] });
  });

  it.each([
    ["no body", undefined],
    ["a list", []],
    ["a text with NUL", { ...document, title: "a\u0000b" }],
    ["a lone surrogate", { ...document, title: "a\ud800b" }],
  ])("refuse %s with 422", async (_, body) => {
    expect((await call("POST", "/dashboard", body)).statusCode).toBe(422);
  });

  it("are published over the revision that was read: 428 without If-Match, 412 when stale, 422 when invalid", async () => {
    const { id } = await created();
    const next = { ...document, title: "Publié" };
    expect((await call("PUT", `/dashboard/${id}`, next)).statusCode).toBe(428);
    const published = await call("PUT", `/dashboard/${id}`, next, { "if-match": '"1"' });
    expect(published.statusCode).toBe(200);
    expect(published.headers.etag).toBe('"2"');
    const stale = await call("PUT", `/dashboard/${id}`, next, { "if-match": '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json<{ title: string }>().title).toBe("Ce tableau de bord a été modifié entre-temps.");
    expect((await call("PUT", `/dashboard/${id}`, { ...next, version: 2 }, { "if-match": 'W/"2"' })).statusCode).toBe(422);
    expect(replyOf("readDashboard", await call("GET", `/dashboard/${id}`))).toMatchObject({ revision: 2, title: "Publié" });
  });

  it("let one of two who publish at once win", async () => {
    const { id } = await created();
    const both = await Promise.all(
      ["Un", "Deux"].map((title) => call("PUT", `/dashboard/${id}`, { ...document, title }, { "if-match": '"1"' })),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
  });

  it.each([
    ["an invalid document", { title: 3, widgets: "?" }],
    ["a list", [1, 2]],
    ["a text", "brouillon"],
    ["false", false],
  ])("keep a draft of any form: %s", async (_, draft) => {
    const { id } = await created();
    expect((await call("PUT", `/dashboard/${id}/draft`, draft)).statusCode).toBe(204);
    const read = replyOf("readDashboard", await call("GET", `/dashboard/${id}`));
    expect(read.draft).toEqual(draft);
    expect(read).toMatchObject({ document, revision: 1 });
  });

  it("have no draft where it equals what is published, and lose it when they are published", async () => {
    const { id } = await created();
    const shuffled = Object.fromEntries(Object.entries(document).toReversed());
    await call("PUT", `/dashboard/${id}/draft`, shuffled);
    expect(replyOf("readDashboard", await call("GET", `/dashboard/${id}`)).draft).toBeNull();
    await call("PUT", `/dashboard/${id}/draft`, { ...document, title: "En cours" });
    expect(replyOf("listDashboards", await call("GET", "/dashboard")).find((line) => line.id === id)?.draft).toBe(true);
    await call("PUT", `/dashboard/${id}`, { ...document, title: "Fini" }, { "if-match": '"1"' });
    expect(replyOf("readDashboard", await call("GET", `/dashboard/${id}`)).draft).toBeNull();
  });

  it("are deleted, absent, and restored", async () => {
    const { id } = await created();
    expect((await call("DELETE", `/dashboard/${id}`)).statusCode).toBe(204);
    expect((await call("GET", `/dashboard/${id}`)).statusCode).toBe(404);
    expect((await call("DELETE", `/dashboard/${id}`)).statusCode).toBe(404);
    expect(replyOf("listDashboards", await call("GET", "/dashboard")).some((line) => line.id === id)).toBe(false);
    expect((await call("POST", `/dashboard/${id}/restore`)).statusCode).toBe(204);
    expect((await call("GET", `/dashboard/${id}`)).statusCode).toBe(200);
  });

  it("are duplicated under another title, within the longest one", async () => {
    const { id } = await created({ title: "x".repeat(160) });
    const copy = await call("POST", `/dashboard/${id}/duplicate`);
    expect(copy.statusCode).toBe(201);
    expect(replyOf("duplicateDashboard", copy).title).toBe(`${"x".repeat(152)} (copie)`);
    expect(replyOf("duplicateDashboard", copy).id).not.toBe(id);
    const pictured = await created({ title: `${"x".repeat(151)}${"🏖".repeat(9)}` });
    const cut = replyOf("duplicateDashboard", await call("POST", `/dashboard/${pictured.id}/duplicate`));
    expect(cut.title, "no sign is cut in half").toBe(`${"x".repeat(151)}🏖 (copie)`);
  });
});

describe("a stored document that no longer is one", () => {
  it("does not take the list away", async () => {
    const { id } = await created();
    await test.services.store.system("test", (db) =>
      db
        .updateTable("dashboards")
        .set({ document: JSON.stringify({ version: 0, title: "Ancien" }) })
        .where("id", "=", id)
        .execute(),
    );
    // The contract of answers is checked in tests: outside, the answer is logged and sent.
    const { dashboardsOf } = await import("./dashboards-store.ts");
    const { dashboardSummaries } = await import("./dashboard-summaries.ts");
    const stored = dashboardsOf(test.services.store, { login: dmo, group: { id: "aurelle" } }, test.services.clock);
    const lines = await dashboardSummaries()(stored, test.services.config.catalog());
    expect(lines.find((line) => line.id === id)).toMatchObject({
      title: "Ancien",
      widgets: 0,
      boxes: [],
    });
    await test.services.store.system("test", (db) => db.deleteFrom("dashboards").where("id", "=", id).execute());
  });
});

describe("a document that an earlier version stored and the present rules refuse", () => {
  const put = (id: string, kept: object, draft: object | null = null): Promise<unknown> =>
    test.services.store.system("test", (db) =>
      db
        .updateTable("dashboards")
        .set({
          title: "  ",
          document: JSON.stringify(kept),
          draft: draft && JSON.stringify(draft),
          draft_author: draft && dmo,
          draft_no: 1,
        })
        .where("id", "=", id)
        .execute(),
    );

  it("has a title and sound tags once it is opened, in its draft too, and is listed, published and duplicated", async () => {
    const { id } = await created();
    const old = { ...document, title: "  ", tags: ["Saison", " ", "saison"] };
    await put(id, old, { ...old, description: "En cours" });
    const opened = replyOf("readDashboard", await call("GET", `/dashboard/${id}`));
    expect(opened).toMatchObject({ title: "Sans titre", document: { title: "Sans titre", tags: ["Saison", "saison"] } });
    expect(opened.draft).toMatchObject({ title: "Sans titre", tags: ["Saison", "saison"], description: "En cours" });
    const listed = replyOf("listDashboards", await call("GET", "/dashboard")).find((line) => line.id === id);
    expect(listed).toMatchObject({ title: "Sans titre", tags: ["Saison"] });
    expect(replyOf("duplicateDashboard", await call("POST", `/dashboard/${id}/duplicate`)).title).toBe("Sans titre (copie)");
    expect((await call("PUT", `/dashboard/${id}`, opened.draft, { "if-match": '"1"' })).statusCode).toBe(200);
    // From then on a draft is what was sent, as it was sent.
    const emptied = { ...document, title: " ", tags: [" "] };
    await call("PUT", `/dashboard/${id}/draft`, emptied);
    expect(replyOf("readDashboard", await call("GET", `/dashboard/${id}`)).draft).toEqual(emptied);
  });

  it("shows in its tile which image address is refused and what is accepted; the rest can be read, and nothing else is in the way of a save", async () => {
    const { id } = await created();
    const widgets = {
      note: { type: "rating" },
      avis: { type: "image", options: { src: "https://ailleurs.example/port.jpg", alt: "Le port" } },
    };
    await put(id, { ...document, widgets });
    const opened = replyOf("readDashboard", await call("GET", `/dashboard/${id}`));
    expect(opened.document.widgets).toEqual(widgets);
    expect(replyOf("listDashboards", await call("GET", "/dashboard")).find((line) => line.id === id)?.problems).toBe(1);
    const message = expect.stringMatching(/^Cette adresse ne désigne pas une image du site\. Indiquez /) as string;
    expect(plan(opened.document, test.services.config.catalog()).find((tile) => tile.id === "avis")).toMatchObject({
      ok: false,
      detail: [{ pointer: "/widgets/avis/options/src", message }],
    });
    const refused = await call("PUT", `/dashboard/${id}`, opened.document, { "if-match": '"1"' });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ pointer: "/widgets/avis/options/src", detail: message })] }),
    ]);
    const mended = { ...opened.document, widgets: { ...widgets, avis: { type: "image", options: { src: "/images/port.jpg", alt: "" } } } };
    expect((await call("PUT", `/dashboard/${id}`, mended, { "if-match": '"1"' })).statusCode).toBe(200);
  });
});

describe("the library of dashboards", () => {
  it("has the templates in their order, each a document that can be created as it is", async () => {
    const templates = replyOf("listTemplates", await call("GET", "/dashboard/templates"));
    expect(templates.length).toBeGreaterThanOrEqual(8);
    expect(templates[0]).toMatchObject({ id: "executive", label: "Comité de direction" });
    for (const { dashboard } of templates) expect((await call("POST", "/dashboard", dashboard)).statusCode).toBe(201);
  });

  it("has the widget types, and each by its name", async () => {
    const types = replyOf("listWidgetTypes", await call("GET", "/dashboard/widgets"));
    expect(types.length).toBeGreaterThanOrEqual(30);
    expect((await call("GET", "/dashboard/widgets/rating")).json()).toEqual(types.find(({ type }) => type === "rating"));
    for (const name of ["absent", "constructor", "__proto__"])
      expect((await call("GET", `/dashboard/widgets/${name}`)).statusCode).toBe(404);
  });

  it("keeps tags: those of dashboards and those made for later", async () => {
    await created({ tags: ["Printemps"] });
    const made = await call("POST", "/dashboard/tags", { title: "Élus" });
    expect(made.statusCode).toBe(201);
    expect((await call("POST", "/dashboard/tags", { title: "Élus" })).json()).toEqual(made.json());
    const titles = async (): Promise<string[]> => replyOf("listTags", await call("GET", "/dashboard/tags")).map(({ title }) => title);
    expect(await titles()).toEqual(expect.arrayContaining(["Printemps", "Élus"]));
    expect((await call("DELETE", `/dashboard/tags/${replyOf("createTag", made).id}`)).statusCode).toBe(204);
    expect(await titles()).not.toContain("Élus");
    expect((await call("GET", "/dashboard/tags", undefined, {}, neighbour)).json()).toEqual([]);
  });

  it("takes spellings of one tag for one, trimmed, and keeps the first, whatever documents write; a blank one is refused", async () => {
    const made = await call("POST", "/dashboard/tags", { title: "  Bureau \u00a0" });
    expect([made.statusCode, replyOf("createTag", made).title]).toEqual([201, "Bureau"]);
    expect((await call("POST", "/dashboard/tags", { title: "BUREAU" })).json()).toEqual(made.json());
    for (const title of ["   ", "\u00a0"]) {
      const blank = await call("POST", "/dashboard/tags", { title });
      expect([blank.statusCode, blank.json()]).toEqual([
        422,
        expect.objectContaining({ errors: [{ pointer: "/title", code: "pattern", detail: "Ce texte ne peut pas être vide." }] }),
      ]);
    }
    const own = await created({ tags: ["bureau", " E\u0301te\u0301", "été", "Bureau "] });
    expect(own.document.tags).toEqual(["bureau", " E\u0301te\u0301", "été", "Bureau "]);
    expect(replyOf("listDashboards", await call("GET", "/dashboard")).find(({ id }) => id === own.id)?.tags).toEqual(["bureau", "Été"]);
    const published = await call("PUT", `/dashboard/${own.id}`, { ...document, tags: ["bUREAU"] }, { "if-match": '"1"' });
    expect(replyOf("publishDashboard", published).document.tags).toEqual(["bUREAU"]);
    const like = async (): Promise<string[]> =>
      replyOf("listTags", await call("GET", "/dashboard/tags")).flatMap(({ title }) => (/bureau|été/iu.test(title) ? [title] : []));
    expect((await like()).toSorted()).toEqual(["Bureau", "Été"]);
    // An earlier version kept every spelling: they are one, and go as one.
    await test.services.store
      .forActor({ login: dmo, group: { id: "aurelle" } })
      .transaction((db) => db.insertInto("tags", [{ title: "bureau" }, { title: " " }]).execute());
    expect((await like()).toSorted()).toEqual(["Bureau", "Été"]);
    expect((await call("DELETE", `/dashboard/tags/${replyOf("createTag", made).id}`)).statusCode).toBe(204);
    expect(await like()).toEqual(["Été"]);
  });

  it("tells administrators alone what is wrong in the configuration", async () => {
    expect((await call("GET", "/config/problems")).json()).toEqual([]);
    const moderator = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_MODERATION"] });
    expect((await call("GET", "/config/problems", undefined, {}, moderator)).statusCode).toBe(403);
  });
});

describe("the demo dashboards", () => {
  it("are made once, valid, three at least for one destination and one for the other", async () => {
    const fresh = await openTestApp();
    try {
      await seedDemoDashboards(fresh.services.store, fresh.services.config);
      await seedDemoDashboards(fresh.services.store, fresh.services.config);
      const list = async (as: string): Promise<DashboardSummary[]> =>
        (await fresh.send({ method: "GET", as, url: `/api/v2/${fresh.slug}/dashboard` })).json();
      const [own, others] = [await list(dmo), await list(neighbour)];
      expect(own).toHaveLength(4);
      expect(others).toHaveLength(1);
      for (const line of [...own, ...others]) expect(line).toMatchObject({ problems: 0, draft: false });
    } finally {
      await fresh.close();
    }
  }, 30_000);
});
