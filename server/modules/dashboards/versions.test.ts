import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { emptyDashboard } from "../../../tests/access/support/empty-dashboard.ts";
import { addColleagues, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
let camille = "";
let sacha = "";
aroundTests(async (opened) => {
  test = opened;
  [camille, sacha] = await addColleagues(test);
});

const call = (as: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object): Promise<LightMyRequestResponse> =>
  test.send({
    method,
    as,
    url: `/api/v2/${test.slug}/dashboard${path}`,
    ...(payload === undefined ? {} : { payload }),
    headers: { "if-match": "*" },
  });
const create = async (): Promise<string> => replyOf("createDashboard", await call(camille, "POST", "", emptyDashboard("Commun"))).id;

describe("the versions of a dashboard", () => {
  it("are its publications and the states that were given a name, newest first, each with its document", async () => {
    const id = await create();
    await call(camille, "PUT", `/${id}`, emptyDashboard("Publié"));
    const named = replyOf(
      "createVersion",
      await call(sacha, "POST", `/${id}/versions`, { label: " Avant l’été ", document: emptyDashboard("Essai") }),
    );
    expect(named).toMatchObject({ label: "Avant l’été", revision: null, author: sacha });
    const list = replyOf("listVersions", await call(camille, "GET", `/${id}/versions`));
    expect(list.map(({ label, revision, author }) => [label, revision, author])).toEqual(
      expect.arrayContaining([
        ["Avant l’été", null, sacha],
        [null, 2, camille],
      ]),
    );
    expect(replyOf("readVersion", await call(camille, "GET", `/${id}/versions/${named.id}`)).document.title).toBe("Essai");
    // A version of another dashboard is none of this one.
    expect((await call(camille, "GET", `/${await create()}/versions/${named.id}`)).statusCode).toBe(404);
    expect((await call(camille, "POST", `/${id}/versions`, { label: "Vide", document: { title: "x" } })).statusCode).toBe(422);
  });
});

describe("a version that somebody named", () => {
  const name = (id: string, label: string): Promise<LightMyRequestResponse> =>
    call(camille, "POST", `/${id}/versions`, { label, document: emptyDashboard("Essai") });
  const labels = async (id: string): Promise<(string | null)[]> =>
    replyOf("listVersions", await call(camille, "GET", `/${id}/versions`)).map(({ label }) => label);

  it("is deleted by whoever edits the dashboard, once; a publication is not, nor a version of another dashboard", async () => {
    const id = await create();
    await call(camille, "PUT", `/${id}`, emptyDashboard("Publié"));
    const kept = replyOf("createVersion", await name(id, "À garder"));
    const gone = replyOf("createVersion", await name(id, "À supprimer"));
    const [published] = replyOf("listVersions", await call(camille, "GET", `/${id}/versions`)).filter(({ label }) => label === null);
    const remove = async (dashboard: string, version = ""): Promise<number> =>
      (await call(sacha, "DELETE", `/${dashboard}/versions/${version}`)).statusCode;
    expect(await remove(await create(), kept.id)).toBe(404);
    expect(await remove(id, published?.id)).toBe(404);
    expect([await remove(id, gone.id), await remove(id, gone.id)]).toEqual([204, 404]);
    expect((await labels(id)).map((label) => label ?? "publication").toSorted()).toEqual(["publication", "À garder"]);
  });

  it("is one of fifty at most, and there is room for another once one is deleted", async () => {
    const id = await create();
    for (let no = 1; no <= 50; no += 1) expect((await name(id, `Version ${no}`)).statusCode).toBe(201);
    const refused = await name(id, "De trop");
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      409,
      "Ce tableau de bord a déjà 50 versions nommées\u00a0: supprimez-en une.",
    ]);
    const [newest] = replyOf("listVersions", await call(camille, "GET", `/${id}/versions`));
    await call(camille, "DELETE", `/${id}/versions/${newest?.id}`);
    expect((await name(id, "À sa place")).statusCode).toBe(201);
    expect(await labels(id)).toHaveLength(50);
  });
});

describe("who edits a dashboard", () => {
  it("sees the others, until they close it", async () => {
    const id = await create();
    const mark = async (as: string, here: boolean): Promise<string[]> =>
      replyOf("markPresence", await call(as, "PUT", `/${id}/presence`, { here })).editors.map(({ login }) => login);
    expect(await mark(camille, true)).toEqual([]);
    expect(await mark(sacha, true)).toEqual([camille]);
    expect(await mark(camille, true)).toEqual([sacha]);
    await mark(sacha, false);
    expect(await mark(camille, true)).toEqual([]);
  });
});

describe("an open editor", () => {
  it("is told of each draft that is saved, by whom and when", async () => {
    const id = await create();
    const marked = async () => replyOf("markPresence", await call(camille, "PUT", `/${id}/presence`, { here: true })).draft;
    expect(await marked()).toEqual({ no: 0, author: null, at: null, base: null });
    const document = replyOf("readDashboard", await call(sacha, "GET", `/${id}`)).document;
    expect((await call(sacha, "PUT", `/${id}/draft`, { ...document, title: "De Sacha" })).statusCode).toBe(204);
    expect(await marked()).toMatchObject({ no: 1, author: sacha, at: expect.any(String) as string });
  });
});

describe("the use of a dashboard", () => {
  it("is counted as it is opened, and shown in the list", async () => {
    const id = await create();
    const own = async () => replyOf("listDashboards", await call(camille, "GET", "")).find((one) => one.id === id);
    expect(await own()).toMatchObject({ views: 0, opened_at: null });
    for (const as of [camille, sacha]) expect((await call(as, "POST", `/${id}/opened`)).statusCode).toBe(204);
    expect(await own()).toMatchObject({ views: 2, opened_at: expect.any(String) as string });
  });
});
