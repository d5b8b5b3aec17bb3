import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { emptyDashboard } from "../../../tests/access/support/empty-dashboard.ts";
import { addColleagues, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import type { Dashboard, DashboardAnswer, DashboardSummary, DashboardTags, TagChange } from "../../../src/generated/types.ts";

let test: TestApp;
let camille = "";
let sacha = "";
aroundTests(async (opened) => {
  test = opened;
  [camille, sacha] = await addColleagues(test);
});

const document = (own: Partial<Dashboard> = {}): Dashboard => emptyDashboard("Commun", own);

function call(
  as: string,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  known?: string,
): Promise<LightMyRequestResponse> {
  return test.send({
    method,
    as,
    url: `/api/v2/${test.slug}/dashboard${path}`,
    ...(payload === undefined ? {} : { payload }),
    headers: known === undefined ? {} : { "if-match": known },
  });
}
const create = async (own: Partial<Dashboard> = {}): Promise<string> =>
  replyOf("createDashboard", await call(camille, "POST", "", document(own))).id;
const read = async (id: string, as = camille): Promise<DashboardAnswer> => replyOf("readDashboard", await call(as, "GET", `/${id}`));
const line = async (id: string): Promise<DashboardSummary | undefined> =>
  replyOf("listDashboards", await call(camille, "GET", "")).find((one) => one.id === id);
const offered = async (): Promise<string[]> => replyOf("listTags", await call(camille, "GET", "/tags")).map(({ title }) => title);
const change = (id: string, { added = [], removed = [] }: Partial<TagChange>, as = camille): Promise<LightMyRequestResponse> =>
  call(as, "PUT", `/${id}/tags`, { added, removed });
/** Puts something into the stored row, as an earlier version may have. */
const keep = (id: string, kept: { document?: unknown; draft?: unknown }): Promise<unknown> =>
  test.services.store.system("test", (db) =>
    db
      .updateTable("dashboards")
      .set(Object.fromEntries(Object.entries(kept).map(([column, value]) => [column, JSON.stringify(value)])))
      .where("id", "=", id)
      .execute(),
  );

describe("a change of tags", () => {
  it("is made to what they are by now, in any spelling, and to nothing else", async () => {
    const id = await create({ description: "À garder", tags: ["Été", "Bilan"] });
    test.advance(1000);
    const changed = await change(id, { added: [" Comité ", "BILAN"], removed: ["éte\u0301"] }, sacha);
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"']);
    const now = replyOf("changeDashboardTags", changed);
    expect(now).toMatchObject({ tags: ["Bilan", "Comité"], revision: 2, updated_by: sacha });
    expect(await read(id)).toMatchObject({ document: document({ description: "À garder", tags: ["Bilan", "Comité"] }), ...without(now) });
    expect(await line(id)).toMatchObject(now);
    await change(id, { removed: ["Bilan", "Comité"] });
    expect((await read(id)).document).toEqual(document({ description: "À garder" }));
  });

  it("that changes nothing leaves the revision, whoever sends it", async () => {
    const id = await create({ tags: ["Été"] });
    const before = await line(id);
    test.advance(1000);
    expect((await change(id, { added: ["ÉTÉ"], removed: ["Absente"] }, sacha)).json()).toMatchObject({ tags: ["Été"], revision: 1 });
    // Another spelling is no other tag.
    expect((await change(id, { added: ["ÉTÉ"], removed: ["été"] }, sacha)).json()).toMatchObject({ tags: ["Été"], revision: 1 });
    expect(await line(id)).toEqual(before);
  });

  it("of two that come at once both count", async () => {
    const id = await create();
    await Promise.all([change(id, { added: ["Un"] }), change(id, { added: ["Deux"] }, sacha)]);
    const { document: stored, revision } = await read(id);
    expect([stored.tags?.toSorted(), revision]).toEqual([["Deux", "Un"], 3]);
  });

  it("is refused where it leaves more than twelve, never where it takes away", async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `Étiquette ${index}`);
    const id = await create({ tags: twelve });
    const refused = await change(id, { added: ["Une de trop"] });
    const detail = "Ce tableau de bord aurait alors 13 étiquettes, et peut en porter 12 au plus.";
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [{ pointer: "/added", code: "question", detail }] }),
    ]);
    expect((await change(id, { added: ["À la place"], removed: ["Étiquette 3"] })).statusCode).toBe(200);
    await keep(id, { document: document({ tags: [...twelve, "Treize", "Quatorze"] }) });
    expect(replyOf("changeDashboardTags", await change(id, { removed: ["Quatorze"] })).tags).toHaveLength(13);
    expect(await offered()).not.toContain("Une de trop");
  });

  it.each([
    ["of more than forty signs", "x".repeat(41)],
    ["that is blank", " \u00a0"],
    ["with NUL", "a\u0000b"],
  ])("refuses a tag %s", async (_, title) => {
    const id = await create();
    expect((await change(id, { added: [title] })).statusCode).toBe(422);
    expect((await read(id)).revision).toBe(1);
  });

  it("is made to a dashboard whose document is broken elsewhere", async () => {
    const id = await create();
    await keep(id, { document: { version: 1, title: "Ancien", tags: "?", widgets: { a: { type: "parti", options: 3 } } } });
    expect((await change(id, { added: ["À réparer"] })).json()).toMatchObject({ tags: ["À réparer"] });
    const { document: kept } = await test.services.store.system("test", (db) =>
      db.selectFrom("dashboards").select("document").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    expect(kept).toEqual({ version: 1, title: "Ancien", tags: ["À réparer"], widgets: { a: { type: "parti", options: 3 } } });
    await call(camille, "DELETE", `/${id}`);
  });
});

describe("the draft of a dashboard whose tags are changed", () => {
  it.each([
    ["one's own", () => camille],
    ["somebody else's", () => sacha],
  ])("gets the change too and stays %s, of the same number", async (_, author) => {
    const id = await create({ tags: ["Été"] });
    await call(author(), "PUT", `/${id}/draft`, document({ title: "En cours", tags: ["Été", "Brouillon"] }), '"draft-0"');
    const { draft_state } = await read(id);
    await change(id, { added: ["Comité"], removed: ["Été"] });
    expect(await read(id)).toMatchObject({
      document: { tags: ["Comité"] },
      draft: { title: "En cours", tags: ["Brouillon", "Comité"] },
      draft_state: { ...draft_state, author: author(), no: 1, base: 2 },
    });
  });

  it("stays on its own revision where that was published over", async () => {
    const id = await create();
    await call(camille, "PUT", `/${id}/draft?base=1`, document({ title: "De Camille" }), '"draft-0"');
    await call(sacha, "PUT", `/${id}?draft=0`, document({ title: "Publié" }), '"1"');
    await change(id, { added: ["Comité"] });
    expect(await read(id)).toMatchObject({ revision: 3, draft: { tags: ["Comité"] }, draft_state: { base: 1 } });
    expect((await call(camille, "PUT", `/${id}`, document(), '"1"')).statusCode).toBe(412);
  });

  it.each([
    ["a list", [1, 2]],
    ["a document with tags of no form", { title: "En cours", tags: [3] }],
  ])("stays as it is where its tags cannot be changed: %s", async (_, draft) => {
    const id = await create();
    await call(camille, "PUT", `/${id}/draft`, draft);
    expect((await change(id, { added: ["Comité"] })).statusCode).toBe(200);
    expect((await read(id)).draft).toEqual(draft);
  });

  it("is none any more where the change makes it the document", async () => {
    const id = await create();
    await call(camille, "PUT", `/${id}/draft`, document({ tags: ["Comité"] }));
    await change(id, { added: ["Comité"] });
    expect(await read(id)).toMatchObject({ draft: null, draft_state: { no: 1, author: null } });
  });

  it("leaves what was put aside where it is", async () => {
    const id = await create();
    await call(camille, "PUT", `/${id}/draft?aside=1`, document({ title: "De côté" }));
    await change(id, { added: ["Comité"] });
    expect((await read(id)).draft_aside).toMatchObject({ author: camille, document: { title: "De côté" } });
  });
});

describe("an editor that was open while tags were changed", () => {
  it("publishes without a conflict, and with the tags", async () => {
    const id = await create({ tags: ["Été"] });
    await change(id, { added: ["Comité"] }, sacha);
    await change(id, { removed: ["Été"] }, sacha);
    const published = await call(camille, "PUT", `/${id}?draft=0`, document({ title: "Publié", tags: ["Été"] }), '"1"');
    expect([published.statusCode, published.headers.etag]).toEqual([200, '"4"']);
    expect((await read(id)).document).toMatchObject({ title: "Publié", tags: ["Comité"] });
    // That was more than tags: whoever had read it before has not seen it.
    expect((await call(sacha, "PUT", `/${id}`, document(), '"3"')).statusCode).toBe(412);
  });

  it("keeps a draft with the tags, of the present revision", async () => {
    const id = await create();
    await change(id, { added: ["Comité"] }, sacha);
    expect((await call(camille, "PUT", `/${id}/draft?base=1`, document({ title: "En cours" }), '"draft-0"')).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ draft: { title: "En cours", tags: ["Comité"] }, draft_state: { base: 2 } });
    // What it has not changed is no draft.
    await call(camille, "PUT", `/${id}/draft?base=1`, document(), '"draft-1"');
    expect((await read(id)).draft).toBeNull();
  });

  it("takes away on purpose what it has seen", async () => {
    const id = await create();
    await change(id, { added: ["Comité"] }, sacha);
    expect((await call(camille, "PUT", `/${id}`, document(), '"2"')).statusCode).toBe(200);
    expect((await read(id)).document.tags).toBeUndefined();
  });

  it("meets a conflict where the tags of both would be too many", async () => {
    const id = await create();
    await change(id, { added: ["Comité"] }, sacha);
    const twelve = Array.from({ length: 12 }, (_, index) => `Étiquette ${index}`);
    expect((await call(camille, "PUT", `/${id}`, document({ tags: twelve }), '"1"')).statusCode).toBe(412);
    expect((await call(camille, "PUT", `/${id}/draft?base=1`, document({ tags: twelve }))).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ draft: { tags: twelve }, draft_state: { base: 1 } });
  });
});

describe("the tags that a group offers", () => {
  it("gain what a dashboard gains, and no tag that was deleted and that dashboards still carry", async () => {
    const id = await create({ tags: ["Passée"] });
    const tags = replyOf("listTags", await call(camille, "GET", "/tags"));
    await call(camille, "DELETE", `/tags/${tags.find(({ title }) => title === "Passée")?.id}`);
    await call(camille, "PUT", `/${id}`, document({ tags: ["PASSÉE", "Publiée"] }), '"1"');
    await change(id, { added: ["Ajoutée"] });
    await call(camille, "POST", `/${id}/duplicate`);
    const now = await offered();
    expect(now).toEqual(expect.arrayContaining(["Publiée", "Ajoutée"]));
    expect(now).not.toContain("Passée");
    expect(now).not.toContain("PASSÉE");
  });
});

/** The part that both a reading and the answer to a change contain. */
function without({ tags: _, ...rest }: DashboardTags): Omit<DashboardTags, "tags"> {
  return rest;
}
