import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addMonths } from "../../../src/domain/time/day.ts";
import type { CounterRemarkInput, RemarkEvidenceRequest } from "../../../src/generated/types.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { replyOf } from "../../../tests/support/replies.ts";

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
let test: FiguresApp;
beforeAll(async () => {
  const mention = { theme: "proprete", polarity: "negative", strength: 1, start: 0, end: 5, sentence: [0, 5] } as const;
  test = await openFiguresApp({
    analyse: async (items) => items.map(({ lang = "fr" }) => ({ lang, mentions: [mention], expressions: [], incidents: [] })),
  });
  test.services.jobs.start();
}, 120_000);
afterAll(() => test.close());

const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, as = dmo, headers: Record<string, string> = {}) =>
  test.send({ method, as, url: `/api/v2/${test.slug}/satisfaction-forms/remarks${path}`, ...(payload ? { payload } : {}), headers });
const hotel = async (): Promise<string> =>
  test.services.store.system(
    "test",
    async (db) => (await db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow()).id,
  );
const today = (): string => test.services.clock.now().toISOString().slice(0, 10);
const remark = async (own: Partial<CounterRemarkInput> = {}): Promise<CounterRemarkInput> => ({
  establishment: await hotel(),
  day: today(),
  kind: "complaint",
  text: "La chambre était sale.",
  ...own,
});

describe("a remark taken at a counter", () => {
  it("is kept with its themes, changed over its revision, and is nobody else's", async () => {
    const made = await send("POST", "", await remark());
    expect(made.statusCode).toBe(201);
    const { id, themes, revision } = replyOf("createCounterRemark", made);
    expect(themes.map(({ id: theme }) => theme)).toContain("proprete");
    const followed = await remark({ follow_up: "Gouvernante prévenue." });
    expect((await send("PUT", `/${id}`, followed)).statusCode).toBe(428);
    const changed = await send("PUT", `/${id}`, followed, dmo, { "if-match": `"${revision}"` });
    expect(replyOf("changeCounterRemark", changed)).toMatchObject({ follow_up: "Gouvernante prévenue.", revision: 2 });
    expect((await send("PUT", `/${id}`, followed, dmo, { "if-match": `"${revision}"` })).statusCode).toBe(412);
    expect((await send("DELETE", `/${id}`, undefined, neighbour)).statusCode).toBe(404);
    expect(replyOf("listCounterRemarks", await send("GET", "", undefined, neighbour)).total).toBe(0);
    const list = replyOf("listCounterRemarks", await send("GET", `?year=${today().slice(0, 4)}&establishment=${await hotel()}`));
    expect(list).toMatchObject({ total: 1, years: [Number(today().slice(0, 4))] });
    expect(replyOf("listCounterRemarks", await send("GET", "?year=2001")).items).toEqual([]);
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(204);
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(404);
  });

  it("is refused for a day to come or long past, and without words", async () => {
    expect((await send("POST", "", await remark({ day: "2099-01-01" }))).statusCode).toBe(422);
    expect((await send("POST", "", await remark({ day: "2001-01-01" }))).statusCode).toBe(422);
    expect((await send("POST", "", await remark({ text: "  " }))).statusCode).toBe(422);
  });

  it("long past is completed with what was done about it, on its own day alone", async () => {
    const { id } = replyOf("createCounterRemark", await send("POST", "", await remark()));
    const day = addMonths(today(), -25);
    await test.services.store.system("test", (db) => db.updateTable("counter_remarks").set({ day }).where("id", "=", id).execute());
    const change = async (own: Partial<CounterRemarkInput>) => send("PUT", `/${id}`, await remark(own), dmo, { "if-match": "*" });
    expect((await change({ day: addMonths(today(), -26) })).statusCode).toBe(422);
    expect(replyOf("changeCounterRemark", await change({ day, follow_up: "Chambre refaite." }))).toMatchObject({
      day,
      follow_up: "Chambre refaite.",
    });
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(204);
  });

  it("counts in no figure, and is evidence as CSV and as PDF", async () => {
    const before = await test.services.store.system("test", (db) => db.selectFrom("answers").select("id").execute());
    await send("POST", "", await remark({ text: "=Bruit la nuit ; climatisation", kind: "suggestion", follow_up: "Devis demandé" }));
    const after = await test.services.store.system("test", (db) => db.selectFrom("answers").select("id").execute());
    expect(after.length).toBe(before.length);
    const csv = await evidence("csv");
    const lines = csv.toString().trimEnd().split("\r\n");
    expect(lines[0]).toBe("\ufeffDate;Établissement;Nature;Remarque;Thématiques;Suite donnée;Saisie par;Saisie le");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`;Suggestion;"'=Bruit la nuit ; climatisation";`);
    expect(lines[1]).toContain(`;Devis demandé;${dmo};`);
    expect((await evidence("pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  }, 60_000);
});

async function evidence(format: RemarkEvidenceRequest["format"]): Promise<Buffer> {
  const body = { format, year: Number(today().slice(0, 4)) };
  const { task } = replyOf("exportCounterRemarks", await send("POST", "/export", body));
  const tasks = () => test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/tasks` });
  await expect
    .poll(async () => replyOf("listTasks", await tasks()).find(({ id }) => id === task.id)?.state, { timeout: 30_000 })
    .toBe("finished");
  return (await test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/tasks/${task.id}/content` })).rawPayload;
}
