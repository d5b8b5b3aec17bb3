import { expect, it, describe } from "vitest";
import type { LightMyRequestResponse } from "fastify";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Dashboard, DashboardAnswer, TemplateSummary, Upgrade } from "../../../src/generated/types.ts";
import { canonical } from "../../../src/engine/document/canonical.ts";
import { edit } from "../../../src/engine/document/edit.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";

function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  { as = dmo, headers = {} }: { as?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  return test.send({ method, as, url: `/api/v2/${test.slug}${path}`, headers, ...(payload === undefined ? {} : { payload }) });
}

const board: Dashboard = {
  version: 1,
  title: "Bilan",
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
const nextBoard = edit(board, { type: "set-widget", id: "note", title: "La note" }).document;

const template = async (document: Dashboard = board, label = "Bilan"): Promise<TemplateSummary> =>
  replyOf("createTemplate", await call("POST", "/dashboard/templates", { label, description: "", document }));
const replace = async ({ id, label }: TemplateSummary, document: Dashboard): Promise<TemplateSummary> =>
  replyOf("replaceTemplate", await call("PUT", `/dashboard/templates/${id}`, { label, description: "", document }));
const take = async ({ id, version, dashboard }: TemplateSummary, own: Partial<Dashboard> = {}): Promise<DashboardAnswer> =>
  replyOf("createDashboard", await call("POST", "/dashboard", { ...dashboard, ...own, extends: `${id}@${version}` }));
const offers = async (): Promise<Upgrade[]> => replyOf("listUpgrades", await call("GET", "/dashboard/upgrades"));
const offerOf = async (id: string): Promise<Upgrade | undefined> => (await offers()).find((one) => one.id === id);

describe("a template of the organisation", () => {
  it("is made of a dashboard, offered in the gallery before the product's, and to nobody else", async () => {
    const made = await template({ ...board, extends: "territory@1" });
    expect(made).toMatchObject({ version: 1, label: "Bilan", own: true, widgets: 2, dashboard: board });
    const [first] = replyOf("listTemplates", await call("GET", "/dashboard/templates"));
    expect(first).toEqual(made);
    const others = replyOf("listTemplates", await call("GET", "/dashboard/templates", undefined, { as: neighbour }));
    expect(others.map(({ id }) => id)).not.toContain(made.id);
    const foreign = await call("POST", "/dashboard", { ...board, extends: `${made.id}@1` }, { as: neighbour });
    expect(foreign.statusCode).toBe(422);
    expect(await call("DELETE", `/dashboard/templates/${made.id}`, undefined, { as: neighbour })).toMatchObject({ statusCode: 404 });
  });

  it("is no template with a mistake in it, or without a name", async () => {
    const broken = { ...board, widgets: { ...board.widgets, note: { type: "rien" } } };
    const answer = await call("POST", "/dashboard/templates", { label: "Bilan", description: "", document: broken });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: "/widgets/note/type" }] });
    expect(await call("POST", "/dashboard/templates", { label: " ", description: "", document: board })).toMatchObject({ statusCode: 422 });
  });

  it("goes, and what was made of it stays", async () => {
    const made = await template();
    const { id } = await take(made);
    await replace(made, nextBoard);
    expect(await offerOf(id)).toBeDefined();
    expect((await call("DELETE", `/dashboard/templates/${made.id}`)).statusCode).toBe(204);
    expect(await offerOf(id)).toBeUndefined();
    expect((await call("GET", `/dashboard/${id}`)).statusCode).toBe(200);
  });
});

describe("a new version of a template", () => {
  it("is offered, and accepted keeps what was changed here", async () => {
    const made = await template();
    const created = await take(made, { title: "Bilan de juin" });
    expect(await offerOf(created.id)).toBeUndefined();
    await replace(made, nextBoard);
    expect(await offerOf(created.id)).toMatchObject({
      title: "Bilan de juin",
      label: "Bilan",
      from: 1,
      to: 2,
      kept: 1,
      changed: 1,
      conflicts: 0,
      draft: false,
    });
    const { base, document, next } = replyOf("readUpgrade", await call("GET", `/dashboard/${created.id}/upgrade`));
    expect([base, document.title, next]).toEqual([canonical(board), "Bilan de juin", canonical(nextBoard)]);

    expect((await call("POST", `/dashboard/${created.id}/upgrade`, { choices: {} })).statusCode).toBe(428);
    const stale = await call("POST", `/dashboard/${created.id}/upgrade`, { choices: {} }, { headers: { "if-match": '"9"' } });
    expect(stale.statusCode).toBe(412);
    const accepted = await call("POST", `/dashboard/${created.id}/upgrade`, { choices: {} }, { headers: { "if-match": '"1"' } });
    expect(replyOf("acceptUpgrade", accepted)).toMatchObject({
      revision: 2,
      document: { title: "Bilan de juin", extends: `${made.id}@2`, widgets: { note: { type: "rating", title: "La note" } } },
    });
    expect(await offerOf(created.id)).toBeUndefined();
    // What was accepted is what the next version is compared with.
    await replace(made, edit(nextBoard, { type: "set-widget", id: "note", title: "Note" }).document);
    expect(await offerOf(created.id)).toMatchObject({ from: 2, to: 3, kept: 1, changed: 1, conflicts: 0 });
  });

  it("asks about what both have changed, and takes what is chosen", async () => {
    const made = await template();
    const created = await take(made, { widgets: { ...board.widgets, note: { type: "rating", title: "Ma note" } } });
    await replace(made, nextBoard);
    expect(await offerOf(created.id)).toMatchObject({ conflicts: 1 });
    const choices = { "widget/note/title": "next" };
    const answer = await call("POST", `/dashboard/${created.id}/upgrade`, { choices }, { headers: { "if-match": "*" } });
    expect(replyOf("acceptUpgrade", answer).document.widgets.note?.title).toBe("La note");
  });

  it("is refused until there is another one", async () => {
    const made = await template();
    const { id } = await take(made);
    const second = await replace(made, nextBoard);
    expect((await call("DELETE", `/dashboard/${id}/upgrade`)).statusCode).toBe(204);
    expect(await offerOf(id)).toBeUndefined();
    expect((await call("GET", `/dashboard/${id}/upgrade`)).statusCode).toBe(404);
    await replace(second, board);
    expect(await offerOf(id)).toMatchObject({ from: 1, to: 3 });
  });

  it("does not touch a draft under way", async () => {
    const made = await template();
    const { id } = await take(made);
    await replace(made, nextBoard);
    await call("PUT", `/dashboard/${id}/draft`, { ...board, title: "En cours" });
    expect(await offerOf(id)).toMatchObject({ draft: true });
    const answer = await call("POST", `/dashboard/${id}/upgrade`, { choices: {} }, { headers: { "if-match": "*" } });
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining("brouillon")]);
    expect(replyOf("readDashboard", await call("GET", `/dashboard/${id}`))).toMatchObject({ draft: { title: "En cours" }, revision: 1 });
  });

  it("of a dashboard whose first version is not known here keeps all that is its own, and offers what is new", async () => {
    const made = await template();
    await replace(made, nextBoard);
    // As it comes from another server: linked to a version that is no longer here.
    const { id } = await take(
      { ...made, version: 1 },
      {
        widgets: { note: { type: "rating", title: "Ma note" } },
        layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 6, h: 3 }] }] }] },
      },
    );
    expect(await offerOf(id)).toMatchObject({ from: 1, to: 2 });
    const answer = await call("POST", `/dashboard/${id}/upgrade`, { choices: {} }, { headers: { "if-match": "*" } });
    const { document } = replyOf("acceptUpgrade", answer);
    expect(document.widgets).toEqual({ note: { type: "rating", title: "Ma note" }, avis: { type: "reviews" } });
    expect(document.layout.tabs[0]?.sections[0]?.grid.find(({ widget }) => widget === "note")).toMatchObject({ w: 6, h: 3 });
  });

  it("ends with the link, and goes along with a copy", async () => {
    const made = await template();
    const created = await take(made);
    const copy = replyOf("duplicateDashboard", await call("POST", `/dashboard/${created.id}/duplicate`));
    await replace(made, nextBoard);
    expect(await offerOf(copy.id)).toMatchObject({ from: 1, to: 2, changed: 1 });
    const { extends: _, ...free } = created.document;
    await call("PUT", `/dashboard/${created.id}`, free, { headers: { "if-match": '"1"' } });
    expect(await offerOf(created.id)).toBeUndefined();
  });
});
