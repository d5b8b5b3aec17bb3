import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { emptyDashboard } from "../../../tests/access/support/empty-dashboard.ts";
import { addColleagues, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import type { DashboardAnswer } from "../../../src/generated/types.ts";

let test: TestApp;
let camille = "";
let sacha = "";
aroundTests(async (opened) => {
  test = opened;
  [camille, sacha] = await addColleagues(test);
});

function call(
  as: string,
  method: "GET" | "POST" | "PUT",
  path: string,
  payload?: object | null,
  known?: string,
): Promise<LightMyRequestResponse> {
  return test.send({
    method,
    as,
    url: `/api/v2/${test.slug}/dashboard${path}`,
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    headers: {
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      ...(known === undefined ? {} : { "if-match": known }),
    },
  });
}
const create = async (): Promise<string> => replyOf("createDashboard", await call(camille, "POST", "", emptyDashboard("Commun"))).id;
const read = async (id: string, as = camille): Promise<DashboardAnswer> => replyOf("readDashboard", await call(as, "GET", `/${id}`));
const save = (as: string, id: string, title: string, known?: string, base?: number): Promise<LightMyRequestResponse> =>
  call(as, "PUT", `/${id}/draft${base === undefined ? "" : `?base=${base}`}`, emptyDashboard(title), known);

describe("a draft that two people share", () => {
  it("tells its author, its instant, its number and the revision that it was made from", async () => {
    const id = await create();
    expect((await read(id)).draft_state).toEqual({ no: 0, author: null, at: null, base: null });
    const saved = await save(camille, id, "En cours", '"draft-0"', 1);
    expect([saved.statusCode, saved.headers.etag]).toEqual([204, '"draft-1"']);
    expect((await read(id, sacha)).draft_state).toEqual({ no: 1, author: camille, at: expect.stringMatching(/Z$/), base: 1 });
  });

  it("is not replaced by who has not seen it: 412 with who and when", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"');
    for (const known of ['"draft-0"', undefined, '"1"']) {
      const refused = await save(sacha, id, "De Sacha", known);
      expect(refused.statusCode).toBe(412);
      expect(refused.json()).toMatchObject({ title: "Ce tableau de bord a été modifié entre-temps." });
      expect(refused.json<{ detail: string }>().detail).toMatch(
        new RegExp(`^${camille} a enregistré un brouillon le \\d+ \\p{L}+ \\d{4} à \\d\\d:\\d\\d\\.$`, "u"),
      );
    }
    expect((await read(id)).draft).toMatchObject({ title: "De Camille" });
    expect((await save(sacha, id, "De Sacha, vu", '"draft-1"')).statusCode).toBe(204);
  });

  it("stays its author's where somebody takes it over as it is", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"');
    const taken = await save(sacha, id, "De Camille", '"draft-0"');
    expect([taken.statusCode, taken.headers.etag]).toEqual([204, '"draft-1"']);
    expect((await read(id)).draft_state).toMatchObject({ no: 1, author: camille });
  });

  it("is its author's own in another window too, where the window says what it has seen", async () => {
    const id = await create();
    await save(camille, id, "Première fenêtre", '"draft-0"');
    expect((await save(camille, id, "Seconde fenêtre", '"draft-0"')).statusCode).toBe(412);
    expect((await save(camille, id, "Sans le dire")).statusCode).toBe(204);
  });

  it("is put aside for its author where it is replaced on purpose, until that author takes it up again", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"');
    expect((await save(sacha, id, "De Sacha", "*")).statusCode).toBe(204);
    expect((await read(id, sacha)).draft_aside).toBeNull();
    const mine = await read(id, camille);
    expect(mine.draft).toMatchObject({ title: "De Sacha" });
    expect(mine.draft_aside).toMatchObject({ author: camille, document: { title: "De Camille" } });
    await save(camille, id, "De Camille", "*");
    expect((await read(id, camille)).draft_aside).toBeNull();
    expect((await read(id, sacha)).draft_aside).toMatchObject({ author: sacha, document: { title: "De Sacha" } });
  });

  it("stands beside one that its author puts aside, for the author alone and until that author publishes", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"');
    expect((await call(sacha, "PUT", `/${id}/draft?aside=1`, emptyDashboard("De Sacha"))).statusCode).toBe(204);
    expect(await read(id, camille)).toMatchObject({ draft: { title: "De Camille" }, draft_state: { no: 1 }, draft_aside: null });
    expect((await read(id, sacha)).draft_aside).toMatchObject({ author: sacha, document: { title: "De Sacha" } });
    const { revision } = await read(id, sacha);
    await call(sacha, "PUT", `/${id}?draft=0`, emptyDashboard("Publié"), `"${revision}"`);
    expect(await read(id, sacha)).toMatchObject({ draft: { title: "De Camille" }, draft_aside: null });
    expect((await call(sacha, "PUT", `/3f8a1f0e-5c1b-4d7e-9a57-0c5a6c5f2b11/draft?aside=1`, emptyDashboard("De Sacha"))).statusCode).toBe(
      404,
    );
  });

  it("outlives a publication by who has not seen it, and no other", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"', 1);
    expect((await call(sacha, "PUT", `/${id}?draft=0`, emptyDashboard("Publié"), '"1"')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ revision: 2, draft: { title: "De Camille" }, draft_state: { author: camille, base: 1 } });
    expect((await call(sacha, "PUT", `/${id}`, emptyDashboard("Publié encore"), '"2"')).statusCode).toBe(200);
    expect((await read(id)).draft).not.toBeNull();
    expect((await call(sacha, "PUT", `/${id}?draft=1`, emptyDashboard("Publié enfin"), '"3"')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ revision: 4, draft: null, draft_state: { author: null, base: null } });
  });

  it("is dropped by null, over the one that was seen alone, and a number later there is none", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"');
    expect((await call(sacha, "PUT", `/${id}/draft`, null)).statusCode).toBe(412);
    expect((await call(sacha, "PUT", `/${id}/draft`, null, '"draft-1"')).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ draft: null, draft_state: { no: 2, author: null, at: null, base: null } });
  });

  it("outlives a request that lost its body, and null is never put aside", async () => {
    const id = await create();
    await save(camille, id, "De Camille", '"draft-0"');
    const empty = await call(camille, "PUT", `/${id}/draft`);
    expect([empty.statusCode, empty.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [{ pointer: "", code: "question", detail: "Le brouillon manque dans la demande." }] }),
    ]);
    expect((await call(sacha, "PUT", `/${id}/draft?aside=1`, null)).statusCode).toBe(422);
    expect(await read(id)).toMatchObject({ draft: { title: "De Camille" }, draft_aside: null });
    expect((await read(id, sacha)).draft_aside).toBeNull();
  });

  it("is saved by one alone of many who come at once", async () => {
    const id = await create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(index % 2 ? camille : sacha, id, `Essai ${index}`, '"draft-0"')),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 412, 412, 412, 412, 412, 412, 412]);
  });
});
