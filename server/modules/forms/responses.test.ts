import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { FormResponsesExport, StoredForm } from "../../../src/generated/types.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { putAnswers } from "../../store/bulk-answers.ts";
import { replyOf } from "../../../tests/support/replies.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
let form: StoredForm;
let [hotel, inn] = ["", ""];

const send = (method: "GET" | "POST", path: string, payload?: object) =>
  test.send({ method, as: dmo, url: `/api/v2/${test.slug}${path}`, ...(payload ? { payload } : {}) });

interface Given {
  answers: Record<string, number | string | string[]>;
  state?: "started" | "partial" | "complete";
  channel?: "link" | "kiosk";
  aside?: "fast";
  at?: string;
}

beforeAll(async () => {
  test = await openFiguresApp();
  test.services.jobs.start();
  const idOf = (name: string): Promise<string> =>
    test.services.store.system("test", async (db) => {
      const { id } = await db.selectFrom("establishments").where("name", "=", name).select("id").executeTakeFirstOrThrow();
      return id;
    });
  [hotel, inn] = [await idOf("Hôtel Bellerive"), await idOf("Auberge du Vieux Pont")];
  const made = replyOf("createForm", await send("POST", "/satisfaction-forms", { model: "sejour", establishments: [hotel, inn] }));
  form = replyOf("publishForm", await send("POST", `/satisfaction-forms/${made.id}/publish`));
  await answered(hotel, [
    { answers: { recommandation: 9, note: 8, calme: 5, commentaire: "=Très « bien »; merci" } },
    { answers: { recommandation: 4, note: 5, calme: 2, mieux: "Un volet qui ferme.", commentaire: "Trop clair le matin." } },
    { answers: { recommandation: 0, note: 0 }, aside: "fast" },
    { answers: { recommandation: 7 }, state: "partial" },
    { answers: { recommandation: 1, note: 1 }, channel: "kiosk" },
  ]);
  await answered(inn, [{ answers: { recommandation: 10, note: 10, calme: 4 } }]);
}, 120_000);
afterAll(() => test.close());

/** Answers as guests have left them. */
async function answered(establishment_id: string, given: readonly Given[]): Promise<void> {
  const at = test.services.clock.now().toISOString();
  await test.services.store.system("test", async (db) => {
    const { group_id } = await db.selectFrom("forms").where("id", "=", form.id).select("group_id").executeTakeFirstOrThrow();
    for (const [no, { answers, state = "complete", channel = "link", aside }] of given.entries())
      await db
        .insertInto("form_answers")
        .values({
          group_id,
          form_id: form.id,
          establishment_id,
          version: 1,
          invitation_id: null,
          channel,
          state,
          key: `${establishment_id} ${no}`,
          fingerprint: null,
          challenge: null,
          network: null,
          lang: "fr",
          answers: JSON.stringify(answers),
          score: typeof answers.recommandation === "number" ? answers.recommandation : null,
          rating: typeof answers.note === "number" ? answers.note * 10 : null,
          words: null,
          profile: null,
          stay_date: null,
          email: null,
          submission_id: null,
          set_aside: aside ?? null,
          entered_by: null,
          started_at: at,
          updated_at: at,
          completed_at: state === "complete" ? at : null,
        })
        .execute();
  });
}

describe("the answers to a form", () => {
  it.each([
    ["", 6],
    ["?standing=counted", 3],
    ["?standing=aside", 1],
    ["?standing=spot", 1],
    ["?standing=partial", 1],
    ["?standing=started", 0],
  ])("are listed by what counts (%s)", async (query, total) => {
    expect(replyOf("listFormResponses", await send("GET", `/satisfaction-forms/${form.id}/responses${query}`)).total).toBe(total);
  });

  it("are listed and counted by establishment", async () => {
    const path = `/satisfaction-forms/${form.id}`;
    expect(replyOf("listFormResponses", await send("GET", `${path}/responses?establishment=${inn}&standing=counted`)).total).toBe(1);
    const all = replyOf("readFormResults", await send("GET", `${path}/results`));
    expect(all.answers).toBe(3);
    expect(all.questions.find(({ id }) => id === "note")).toMatchObject({ n: 3, mean: (8 + 5 + 10) / 3 });
    const own = replyOf("readFormResults", await send("GET", `${path}/results?establishment=${inn}`));
    expect(own.questions.find(({ id }) => id === "calme")).toMatchObject({ n: 1, mean: 4, theme: "calme" });
  });

  it("are read with all that guests wrote, also where only some of them are asked", async () => {
    const { items } = replyOf("listFormResponses", await send("GET", `/satisfaction-forms/${form.id}/responses?establishment=${hotel}`));
    expect(items.find(({ score }) => score === 4)?.texts).toEqual([
      { question: "mieux", label: expect.stringContaining("faire mieux"), text: "Un volet qui ferme." },
      { question: "commentaire", label: expect.any(String), text: "Trop clair le matin." },
    ]);
    expect(items.find(({ score }) => score === 0)?.texts).toEqual([]);
  });

  it("are counted of some days, as they are where the product is", async () => {
    // Midnight has passed in Paris, not in Greenwich.
    await test.services.store.system("test", (db) =>
      db.updateTable("form_answers").set({ completed_at: "2026-05-31T22:30:00Z" }).where("establishment_id", "=", inn).execute(),
    );
    const of = async (query: string) =>
      replyOf("readFormResults", await send("GET", `/satisfaction-forms/${form.id}/results?establishment=${inn}&${query}`)).answers;
    expect([await of("from=2026-06-01&to=2026-06-02"), await of("from=2026-05-01&to=2026-06-01"), await of("from=2026-06-02")]).toEqual([
      1, 0, 0,
    ]);
    const wrong = await send("GET", `/satisfaction-forms/${form.id}/results?from=2026-02-31`);
    expect([wrong.statusCode, wrong.body.includes("/from")]).toEqual([422, true]);
  });

  it("say what the analysis has found in their words", async () => {
    const path = `/satisfaction-forms/${form.id}/responses?establishment=${inn}`;
    const [first] = replyOf("listFormResponses", await send("GET", path)).items;
    expect(first?.themes).toEqual([]);
    const mention = (polarity: "positive" | "negative", theme: string) =>
      ({ theme, polarity, strength: 1, start: 0, end: 4, sentence: [0, 4] }) as const;
    const mentions = [mention("positive", "calme"), mention("positive", "prix"), mention("negative", "prix")];
    await test.services.store.system("test", async (db, changed) => {
      const { destination_id } = await db
        .selectFrom("establishments")
        .where("id", "=", inn)
        .select("destination_id")
        .executeTakeFirstOrThrow();
      const answer = {
        establishment_id: inn,
        external_id: `form ${first?.id}`,
        score: 10,
        answered_at: "2026-05-01T10:00:00Z",
        lang: "fr",
      };
      const rest = { country: "ZZ", profile: "couple", comment: "Calme", rating: 100, marks: null, mentions };
      await putAnswers(db, changed, destination_id, [{ ...answer, ...rest }]);
    });
    const [again] = replyOf("listFormResponses", await send("GET", path)).items;
    expect(again?.themes.map(({ id, polarity }) => [id, polarity])).toEqual([
      ["calme", "positive"],
      ["prix", "mixed"],
    ]);
  });

  it("are a CSV file without formulas, and a workbook, of what is listed", async () => {
    const lines = (await exported({ format: "csv", establishment: hotel })).toString().trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 5);
    expect(lines[0]).toMatch(/^\ufeffDate;Établissement;Questionnaire;Version;Provenance;État;Compté;/);
    expect(lines.filter((line) => line.includes(";complète;oui;"))).toHaveLength(2);
    expect(lines.join("\n")).toContain("écartée : remplie trop vite;non;");
    expect(lines.join("\n")).toContain(`"'=Très « bien »; merci"`);
    const { sheets } = await readXlsx(await exported({ format: "xlsx", standing: "counted" }));
    expect(sheets[0]?.rows).toHaveLength(1 + 3);
  }, 60_000);
});

async function exported(body: FormResponsesExport): Promise<Buffer> {
  const { task } = replyOf("exportFormResponses", await send("POST", `/satisfaction-forms/${form.id}/responses/export`, body));
  await expect
    .poll(async () => replyOf("listTasks", await send("GET", "/tasks")).find(({ id }) => id === task.id)?.state, { timeout: 30_000 })
    .toBe("finished");
  return (await send("GET", `/tasks/${task.id}/content`)).rawPayload;
}
