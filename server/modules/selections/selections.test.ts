import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import type { SelectionSummary } from "../../../src/generated/types.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const margin = (payload: unknown): Promise<LightMyRequestResponse> =>
  test.send({
    method: "POST",
    as: dmo,
    url: `/api/v2/${test.slug}/selection/margin-of-error`,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json" },
  });
const list = async (as = dmo): Promise<SelectionSummary[]> =>
  replyOf("listSelections", await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/selection` }));

describe("the margin of error", () => {
  it.each([
    [{ sample: 100, population: 400 }, 8.5],
    [{ sample: 278, population: 1000 }, 5],
    [{ sample: 385 }, 4.99],
    [{ sample: 0 }, null],
    [{ sample: 0, population: 0 }, null],
    [{ sample: 50, population: 50 }, 0],
  ])("of %j is %s per cent", async (asked, expected) => {
    const answer = await margin(asked);
    expect([answer.statusCode, answer.json()]).toEqual([200, { margin: expected }]);
  });

  it.each([
    [{ sample: 51, population: 50 }, "/sample", "L’échantillon ne peut pas dépasser la population."],
    [{ sample: -1 }, "/sample", "La valeur doit être supérieure ou égale à 0."],
    [{ sample: 1.5 }, "/sample", "La valeur doit être un nombre entier."],
    [{ sample: 5, population: null }, "/population", "La valeur doit être un nombre entier."],
    [{}, "/sample", "«\u00a0sample\u00a0» est obligatoire."],
    [{ sample: 5, populaton: 9 }, "/populaton", "Ce champ n’est pas prévu ici. Vouliez-vous dire «\u00a0population\u00a0»\u202f?"],
  ])("of %j is refused at %s", async (asked, pointer, detail) => {
    const answer = await margin(asked);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ pointer, detail }] });
  });
});

describe("the list of selections", () => {
  it("has the group's own, newest first, and counts the establishments that it sees", async () => {
    const [hidden, ...seen] = await test.services.store.system("test.selections", async (db) => {
      const ids = (await db.selectFrom("visibility").select("establishment_id").where("group_id", "=", "aurelle").limit(3).execute()).map(
        ({ establishment_id }) => establishment_id,
      );
      await db.deleteFrom("selection_members").execute();
      await db.deleteFrom("selections").execute();
      for (const [group, title, at, members] of [
        ["aurelle", "Ancienne", "2026-01-01T00:00:00Z", []],
        ["aurelle", "Récente", "2026-02-01T00:00:00Z", ids],
        ["dunes", "D’ailleurs", "2026-03-01T00:00:00Z", ids],
      ] as const) {
        const { id } = await db
          .insertInto("selections")
          .values({ group_id: group, title, created_at: at, updated_at: at })
          .returning("id")
          .executeTakeFirstOrThrow();
        for (const establishment_id of members)
          await db.insertInto("selection_members").values({ selection_id: id, group_id: group, establishment_id }).execute();
      }
      await db
        .deleteFrom("visibility")
        .where("group_id", "=", "aurelle")
        .where("establishment_id", "=", ids[0] ?? "")
        .execute();
      return ids;
    });
    expect(hidden).toBeDefined();
    expect(await list()).toEqual([
      expect.objectContaining({ title: "Récente", establishments: seen.length, id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string }),
      expect.objectContaining({ title: "Ancienne", establishments: 0, created_at: "2026-01-01T00:00:00.000Z" }),
    ]);
  });
});
