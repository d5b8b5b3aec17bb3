import { randomUUID } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";

import { callerOf } from "../../../tests/access/support/call.ts";
import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Selection } from "../../../src/generated/types.ts";
import { proposedSettings } from "../establishments/settings-store.ts";
import { savedSearchesOf } from "../reviews/saved-searches-store.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
/** Establishments of the destination, by name. */
let places: Record<string, string>;
let foreign: string;

type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = callerOf(() => test, dmo, "/selection");
const create = async (payload: object): Promise<{ id: string; etag: string; made: Selection }> => {
  const answer = await call("POST", "", payload);
  const made = replyOf("createSelection", answer);
  return { id: made.id, etag: String(answer.headers.etag), made };
};
const read = async (id: string): Promise<Selection> => replyOf("readSelection", await call("GET", `/${id}`));
const pointers = (answer: LightMyRequestResponse): string[] =>
  answer.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer);

beforeEach(async () => {
  const rows = await test.services.store.system("test.places", (db) =>
    db.selectFrom("establishments").select(["id", "name", "destination_id"]).execute(),
  );
  places = Object.fromEntries(rows.filter((row) => row.destination_id === "aurelle").map(({ id, name }) => [name, id]));
  foreign = rows.find((row) => row.destination_id === "dunes")?.id ?? "";
});

describe("a selection by hand", () => {
  it("holds each establishment once, and answers its revision", async () => {
    const [a = "", b = ""] = Object.values(places);
    const { id, etag, made } = await create({
      title: "  Au bord du lac ",
      establishments: [a, b, a],
    });
    expect(etag).toBe('"1"');
    expect(made).toMatchObject({
      title: "Au bord du lac",
      kind: "frozen",
      rule: null,
      total: 2,
      updated_by: dmo,
    });
    expect((await read(id)).establishments.toSorted()).toEqual([a, b].toSorted());
  });

  it.each([["foreign"], ["absent"], ["malformed"]])(
    "refuses an establishment that is %s like an absent one, and is not made",
    async (which) => {
      const id = { foreign, absent: randomUUID(), malformed: "hotel" }[which] ?? "";
      const before = (await call("GET", "")).json<unknown[]>().length;
      const [a = ""] = Object.values(places);
      expect((await call("POST", "", { title: "T", establishments: [a, id] })).statusCode).toBe(404);
      expect(
        (
          await call("POST", "", {
            title: "T",
            rule: { all: [{ dimension: "establishment", in: [id] }] },
          })
        ).statusCode,
      ).toBe(404);
      expect((await call("GET", "")).json<unknown[]>()).toHaveLength(before);
    },
  );

  it("is shared within the organisation, and absent for another", async () => {
    const { id } = await create({
      title: "À nous",
      establishments: Object.values(places),
    });
    expect((await call("GET", `/${id}`, undefined, {}, "dmo.moderation@belvedere.example")).statusCode).toBe(403);
    for (const [method, path, payload] of [
      ["GET", `/${id}`],
      ["GET", `/${id}/uses`],
      ["PUT", `/${id}`, { title: "Volée" }],
      ["PUT", `/${id}/members`, { removed: Object.values(places) }],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/restore`],
    ] as [Method, string, object?][])
      expect([method, (await call(method, path, payload, { "if-match": "*" }, neighbour)).statusCode]).toEqual([method, 404]);
    expect((await read(id)).total).toBe(Object.keys(places).length);
  });

  it("gains and loses members without a revision, says which, and so can be undone", async () => {
    const [a = "", b = "", c = ""] = Object.values(places);
    const { id } = await create({ title: "T", establishments: [a, b] });
    const changed = replyOf("changeSelectionMembers", await call("PUT", `/${id}/members`, { added: [b, c], removed: [a, c] }));
    expect(changed).toEqual({ added: [c], removed: [a], total: 2 });
    await call("PUT", `/${id}/members`, {
      added: changed.removed,
      removed: changed.added,
    });
    expect((await read(id)).establishments.toSorted()).toEqual([a, b].toSorted());
    expect((await call("PUT", `/${id}/members`, { added: [foreign] })).statusCode).toBe(404);
  });

  it("is made once for a double click", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2].map(() => call("POST", "", { title: "Une seule" }, headers)));
    expect(new Set(answers.map((answer) => answer.json<Selection>().id)).size).toBe(1);
  });
});

describe("two who change one selection", () => {
  it("do not overwrite each other: the second hears who was first", async () => {
    const { id, etag } = await create({ title: "Avant", establishments: [] });
    expect((await call("PUT", `/${id}`, { title: "Sans" })).statusCode).toBe(428);
    const first = await call("PUT", `/${id}`, { title: "Première" }, { "if-match": etag });
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"2"']);
    const second = await call("PUT", `/${id}`, { title: "Seconde" }, { "if-match": etag });
    expect(second.statusCode).toBe(412);
    expect(second.json<{ detail: string }>().detail).toContain(dmo);
    expect((await read(id)).title).toBe("Première");
  });

  it("of whom both hold the latest revision, one alone is let through", async () => {
    const { id, etag } = await create({ title: "Avant" });
    const answers = await Promise.all(["Une", "Deux", "Trois"].map((title) => call("PUT", `/${id}`, { title }, { "if-match": etag })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  });
});

describe("a selection by rule", () => {
  const rule = {
    all: [
      { dimension: "category", in: ["hotel"] },
      { dimension: "establishment", not_in: [] as string[] },
    ],
  };
  const hotels = () => ({ all: [{ dimension: "category", in: ["hotel"] }] });

  it("follows it unless it is frozen; the frozen one says where it comes from", async () => {
    const living = await create({ title: "Hôtels", rule: hotels() });
    expect(living.made).toMatchObject({
      kind: "living",
      rule: hotels(),
      total: Object.keys(places).length,
    });
    const { made } = await create({
      title: "Hôtels d’hier",
      rule: hotels(),
      kind: "frozen",
    });
    expect(made).toMatchObject({ kind: "frozen", rule: hotels() });
    expect((await call("PUT", `/${living.id}/members`, { added: [] })).statusCode).toBe(409);
  });

  it("can be frozen and renamed without a change of its members", async () => {
    const { id, etag, made } = await create({
      title: "Hôtels",
      rule: hotels(),
    });
    const frozen = await call("PUT", `/${id}`, { title: "Hôtels", kind: "frozen" }, { "if-match": etag });
    expect(replyOf("changeSelection", frozen)).toMatchObject({
      kind: "frozen",
      rule: hotels(),
      total: made.total,
    });
    const renamed = await call("PUT", `/${id}`, { title: "Autrement" }, { "if-match": String(frozen.headers.etag) });
    expect(replyOf("changeSelection", renamed)).toMatchObject({
      title: "Autrement",
      kind: "frozen",
      rule: hotels(),
    });
  });

  it.each([
    [
      {
        title: "T",
        establishments: [],
        rule: { all: [{ dimension: "category", in: ["hotel"] }] },
      },
      "/rule",
    ],
    [{ title: "T", kind: "living" }, "/kind"],
    [{ title: " " }, "/title"],
    [{ title: "T", rule: { all: [{ dimension: "stars", in: ["3"] }] } }, "/rule/all/0/in"],
    [{ title: "T", rule: { all: [] } }, "/rule/all"],
    [{ title: "T", rule: { all: [{ dimension: "etoiles", at_least: 3 }] } }, "/rule/all/0/dimension"],
    [{ title: "T", rule }, "/rule/all/1/not_in"],
  ])("of %j is refused at %s", async (payload, pointer) => {
    const answer = await call("POST", "", payload);
    expect([answer.statusCode, pointers(answer)]).toEqual([422, [pointer]]);
  });

  it("joins, meets and leaves out other selections, and never reads itself", async () => {
    const [a = "", b = "", c = ""] = Object.values(places);
    const { id: ab } = await create({ title: "AB", establishments: [a, b] });
    const { id: bc } = await create({ title: "BC", establishments: [b, c] });
    const of = async (rule: object): Promise<string[]> => (await create({ title: "T", rule })).made.establishments.toSorted();
    expect(await of({ any: [{ dimension: "selection", in: [ab, bc] }] })).toEqual([a, b, c].toSorted());
    expect(
      await of({
        all: [
          { dimension: "selection", in: [ab] },
          { dimension: "selection", in: [bc] },
        ],
      }),
    ).toEqual([b]);
    expect(
      await of({
        all: [
          { dimension: "selection", in: [ab] },
          { dimension: "selection", not_in: [bc] },
        ],
      }),
    ).toEqual([a]);

    const { id: first, etag } = await create({
      title: "Première",
      rule: { all: [{ dimension: "selection", in: [ab] }] },
    });
    const { id: second } = await create({
      title: "Seconde",
      rule: { all: [{ dimension: "selection", in: [first] }] },
    });
    const circle = await call(
      "PUT",
      `/${first}`,
      {
        title: "Première",
        rule: { all: [{ dimension: "selection", in: [second] }] },
      },
      { "if-match": etag },
    );
    expect([circle.statusCode, pointers(circle)]).toEqual([422, ["/rule"]]);
  });
});

describe("a selection that is used", () => {
  it("names the dashboards, links and selections that use it; deleted, it can be restored with its members", async () => {
    const [a = ""] = Object.values(places);
    const { id } = await create({ title: "Utilisée", establishments: [a] });
    const board = await test.send({
      method: "POST",
      as: dmo,
      url: `/api/v2/${test.slug}/dashboard`,
      payload: {
        version: 1,
        title: "Saison",
        filters: { selection: [id] },
        widgets: {},
        layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
      },
    });
    const dependent = await create({
      title: "Dérivée",
      rule: { all: [{ dimension: "selection", not_in: [id] }] },
    });
    expect(replyOf("readSelectionUses", await call("GET", `/${id}/uses`)).toSorted((x, y) => x.kind.localeCompare(y.kind))).toEqual([
      {
        kind: "dashboard",
        id: board.json<{ id: string }>().id,
        title: "Saison",
      },
      { kind: "selection", id: dependent.id, title: "Dérivée" },
    ]);

    const { store, clock } = test.services;
    const keep = (title: string, login: string, shared: boolean) =>
      savedSearchesOf(store, { login, group: { id: "aurelle" } }, clock).create({
        title,
        search: { filters: { selection: [id] } },
        shared,
      });
    await keep("Au lac", dmo, true);
    await keep("À moi", "dmo.api@belvedere.example", false);
    const settings = { ...proposedSettings, comparison: { kind: "selection", selection: id } };
    const url = `/api/v2/${test.slug}/observation/establishment/${a}/settings`;
    expect((await test.send({ method: "PUT", as: dmo, url, payload: settings, headers: { "if-match": '"0"' } })).statusCode).toBe(200);
    const uses = replyOf("readSelectionUses", await call("GET", `/${id}/uses`));
    expect(
      uses
        .filter(({ kind }) => kind === "search")
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(["Au lac"]);
    expect(uses.filter(({ kind }) => kind === "comparison")).toMatchObject([{ kind: "comparison", id: a }]);

    expect((await call("DELETE", `/${id}`)).statusCode).toBe(204);
    expect((await call("DELETE", `/${id}`)).statusCode).toBe(404);
    expect((await call("GET", `/${id}`)).statusCode).toBe(404);
    expect((await call("GET", "")).json<Selection[]>().map((one) => one.id)).not.toContain(id);
    expect((await call("POST", `/${id}/restore`)).statusCode).toBe(204);
    expect((await read(id)).establishments).toEqual([a]);
  });
});

describe("pasted lines", () => {
  it("mean establishments by id or name, whatever the accents, by town where names are alike", async () => {
    const { store } = test.services;
    const twins = await store.system("test.twins", async (db) => {
      const made: string[] = [];
      for (const city of ["Annecy", "Talloires"]) {
        const { id } = await db
          .insertInto("establishments")
          .values({
            destination_id: "aurelle",
            external_id: `twin-${city}`,
            name: "Hôtel du Lac, Spa",
            category: "hotel",
            city,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await db.insertInto("visibility").values({ group_id: "aurelle", establishment_id: id }).execute();
        made.push(id);
      }
      return made;
    });
    const [annecy = "", talloires = ""] = twins;
    const lines = [
      "musee de la SOIE",
      "",
      places["Camping La Clairière"] ?? "",
      "Hôtel du Lac, Spa",
      "hotel du lac spa (Annecy)",
      "Hôtel du Lac Spa\tTalloires",
      "twin-Annecy",
      "Hôtel Le Grand Pavois",
      foreign,
    ];
    const resolved = replyOf("resolveEstablishments", await call("POST", "/resolve", { lines }));
    expect(resolved.found.map(({ id }) => id)).toEqual([places["Musée de la Soie"], places["Camping La Clairière"], annecy, talloires]);
    expect(resolved.ambiguous.map(({ line, candidates }) => [line, candidates.map(({ city }) => city)])).toEqual([
      [3, ["Annecy", "Talloires"]],
    ]);
    // What is of another destination is not found.
    expect(resolved.not_found).toEqual([7, 8]);
  });
});
