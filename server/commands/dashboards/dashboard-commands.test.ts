import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { serialise } from "../../../src/engine/document/canonical.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import type { CommandContext } from "../command.ts";
import { exportDashboard, importDashboard, listDashboards } from "./dashboard-commands.ts";
import { dashboardsOf } from "../../modules/dashboards/dashboards-store.ts";
import { linksOf } from "../../modules/dashboards/links-store.ts";
import { tagsOf } from "../../modules/dashboards/tags-store.ts";
import { renameMeasure } from "./rename-measure.ts";

let test: TestApp;
let context: CommandContext;
beforeAll(async () => {
  test = await openTestApp();
  // These commands read the state and the clock alone.
  context = { store: test.services.store, now: () => test.services.clock.now() } as CommandContext;
}, 60_000);
afterAll(() => test.close());

const owner = "dmo@belvedere.example";
const take = async (text: string, args: object = {}): Promise<string> =>
  (await importDashboard(context, { owner, ...args }, Readable.from([text]), () => undefined)).id as string;
const give = async (id: string): Promise<string> =>
  (await exportDashboard(context, { id }, Readable.from([]), () => undefined)).text as string;

/** A document of the format's first version, and the same in the present one. */
const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../src/engine/migrations/fixtures/list-to-layout.${name}.json`), "utf8");

describe("documents of an earlier version", () => {
  const present = serialise(JSON.parse(fixture("expected")) as Dashboard);

  it("are imported in the present one, from a file and by the API", async () => {
    expect(await give(await take(fixture("input")))).toBe(present);
    const answer = await test.send({
      method: "POST",
      as: owner,
      url: `/api/v2/${test.slug}/dashboard`,
      headers: { "content-type": "application/json" },
      payload: fixture("input"),
    });
    expect(answer.statusCode).toBe(201);
    expect(serialise(replyOf("createDashboard", answer).document)).toBe(present);
  });

  it("are opened, listed and published anew where they were stored", async () => {
    const id = await take(present);
    await test.services.store.system("test", (db) =>
      db
        .updateTable("dashboards")
        .set({ document: fixture("input") })
        .where("id", "=", id)
        .execute(),
    );
    const read = await test.send({ method: "GET", as: owner, url: `/api/v2/${test.slug}/dashboard/${id}` });
    const { document } = replyOf("readDashboard", read);
    expect(serialise(document)).toBe(present);
    const list = replyOf("listDashboards", await test.send({ method: "GET", as: owner, url: `/api/v2/${test.slug}/dashboard` }));
    expect(list.find((one) => one.id === id)).toMatchObject({ widgets: 4, problems: 0 });
  });
});

describe("a measure of another name", () => {
  it("is told first, then given to documents and drafts alike, with whether they have a public link", async () => {
    const [template] = test.services.config.templates().filter(({ id }) => id === "territory");
    const dashboard = {
      ...template?.dashboard,
      title: "À renommer",
      widgets: {
        a: { type: "rating", query: { measure: "nps-estimated" } },
        b: { type: "text", query: { text: "{{nps-estimated}} et {{rating}}" } },
      },
    };
    const grid = ["a", "b"].map((widget, index) => ({ widget, x: index * 6, y: 0, w: 6, h: 3 }));
    const document = { ...dashboard, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid }] }] } } as Dashboard;
    const id = await take(serialise(document));
    const actor = { login: owner, group: { id: "aurelle" } };
    const dashboards = dashboardsOf(test.services.store, actor, test.services.clock);
    await dashboards.saveDraft(id, { ...document, title: "Brouillon" });
    await linksOf(test.services, actor).create(id, { expires_at: null, min_sample: 10, names_all: false });
    const rename = async (args: object): Promise<unknown> =>
      (
        (await renameMeasure(context, { from: "nps-estimated", to: "nps-calcule", ...args }, Readable.from([]), () => undefined))
          .dashboards as { id: string }[]
      ).find((one) => one.id === id);
    expect(await rename({})).toEqual({ id, title: "À renommer", group_id: "aurelle", places: 4, link: true });
    expect(await give(id)).toBe(serialise(document));
    await rename({ write: true });
    const after = await dashboards.find(id);
    expect(after?.document.widgets).toEqual({
      a: { type: "rating", query: { measure: "nps-calcule" } },
      b: { type: "text", query: { text: "{{nps-calcule}} et {{rating}}" } },
    });
    expect(after).toMatchObject({ revision: 2, draft: { title: "Brouillon", widgets: after?.document.widgets }, draft_state: { base: 2 } });
    expect(await rename({})).toBeUndefined();
  });
});

describe("dashboards as files", () => {
  it("are the same bytes after export, import and export, for every shipped template", async () => {
    for (const { dashboard } of test.services.config.templates()) {
      const exported = await give(await take(serialise(dashboard)));
      expect(exported).toBe(serialise(dashboard));
      expect(await give(await take(exported))).toBe(exported);
    }
  });

  it("bring their tags along, byte for byte as they spell them, and add to the group's what is new in any spelling", async () => {
    const { tags: _, ...dashboard } = test.services.config.templates()[0]?.dashboard ?? ({} as never);
    const tags = tagsOf(test.services.store, { login: owner, group: { id: "aurelle" } });
    await take(serialise({ ...dashboard, tags: ["Comité"] }));
    const first = serialise({ ...dashboard, tags: ["comité ", "Re\u0301gion  sud", "COMITÉ", "Été"] });
    const exported = await give(await take(first));
    expect(exported).toBe(first);
    expect(await give(await take(exported))).toBe(exported);
    const replaced = await take(serialise(dashboard));
    expect(await give(await take(first, { id: replaced }))).toBe(first);
    expect((await tags.list()).filter(({ title }) => /comité/i.test(title)).map(({ title }) => title)).toEqual(["Comité"]);
  });

  it("replace one of the owner's own, and no other group's", async () => {
    const [first, second] = test.services.config.templates().map(({ dashboard }) => serialise(dashboard));
    const id = await take(first ?? "");
    expect(await take(second ?? "", { id })).toBe(id);
    expect(await give(id)).toBe(second);
    await expect(take(first ?? "", { id, owner: "dmo.voisin@belvedere.example" })).rejects.toThrow("n’a pas de tableau de bord");
  });

  it("are refused where account, dashboard or form are not there", async () => {
    await expect(take(serialise(test.services.config.templates()[0]?.dashboard as never), { owner: "nobody@example" })).rejects.toThrow(
      "Il n’y a pas de compte",
    );
    await expect(take('{"version": 1}')).rejects.toThrow("n’est pas un tableau de bord valide");
    await expect(take('{"page": "familles", "dashboard": {}}')).rejects.toThrow("donnez seulement ce que contient");
    for (const id of ["x", "3f8a1f0e-5c1b-4d7e-9a57-0c5a6c5f2b11"])
      await expect(give(id)).rejects.toThrow("Il n’y a pas de tableau de bord");
  });

  it("are listed with their ids", async () => {
    const id = await take(serialise(test.services.config.templates()[0]?.dashboard as never));
    const { dashboards } = await listDashboards(context, {}, Readable.from([]), () => undefined);
    expect(dashboards).toEqual(expect.arrayContaining([expect.objectContaining({ id, group_id: "aurelle" })]));
  });
});
