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

const call = (as: string, method: "GET" | "POST" | "PUT", path: string, payload?: object): Promise<LightMyRequestResponse> =>
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

describe("the use of a dashboard", () => {
  it("is counted as it is opened, and shown in the list", async () => {
    const id = await create();
    const own = async () => replyOf("listDashboards", await call(camille, "GET", "")).find((one) => one.id === id);
    expect(await own()).toMatchObject({ views: 0, opened_at: null });
    for (const as of [camille, sacha]) expect((await call(as, "POST", `/${id}/opened`)).statusCode).toBe(204);
    expect(await own()).toMatchObject({ views: 2, opened_at: expect.any(String) as string });
  });
});
