import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { openTranslatorStandIn, type TranslatorStandIn } from "../../../tests/support/translator-stand-in.ts";
import type { DownloadTask, ReviewExportRequest } from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
let translator: TranslatorStandIn;

beforeAll(async () => {
  translator = await openTranslatorStandIn();
  test = await openFiguresApp({ translate: { url: translator.url, key: "cle" } });
  test.services.jobs.start();
  await addReviewSets(test, "aurelle", [
    { establishment: "Hôtel Bellerive", count: 8, rating: 90, since: 20 },
    { establishment: "Auberge du Vieux Pont", count: 5, rating: 20, since: 20, provider: "booking" },
  ]);
  await test.services.store.system("test.text", async (db, changed) => {
    const { no } = await db
      .updateTable("reviews")
      .set({
        text: '=HYPERLINK("x"); très « bien »',
        author: "Martina K.",
        reply_text: "Merci ; à bientôt",
        reply_at: "2026-05-04T10:00:00Z",
        reply_state: "published",
      })
      .where("source_review_id", "=", "aurelle-1-0")
      .returning("no")
      .executeTakeFirstOrThrow();
    changed("review", no);
  });
  await test.services.settled();
}, 120_000);
afterAll(async () => {
  await test.close();
  translator.close();
});

const send = (method: "GET" | "POST", path: string, payload?: object, as = dmo) =>
  test.send({ method, as, url: `/api/v2/${test.slug}${path}`, ...(payload ? { payload } : {}) });

async function exported(body: ReviewExportRequest): Promise<{ task: DownloadTask; content: Buffer }> {
  const { task } = replyOf("exportReviews", await send("POST", "/observation/reviews/export", body));
  await expect
    .poll(async () => replyOf("listTasks", await send("GET", "/tasks")).find(({ id }) => id === task.id)?.state, { timeout: 15_000 })
    .toBe("finished");
  return { task, content: (await send("GET", `/tasks/${task.id}/content`)).rawPayload };
}

describe("a file of reviews", () => {
  it("holds as CSV what the search finds, in its order, and no formula", async () => {
    const { task, content } = await exported({ format: "csv", filters: { provider: ["booking"] }, order: "oldest" });
    expect(task.filename).toBe("avis.csv");
    const lines = content.toString().split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffDate de publication;Date de l’expérience;Établissement;/);
    expect(lines).toHaveLength(1 + 5 + 1);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x""); très « bien »"`);
    expect(lines[1]).toContain(';Martina K.;oui;04/05/2026;"Merci ; à bientôt";');
    expect(lines[2]).toContain(";non;;;");
    expect(lines[1]).toMatch(/^\d{2}\/\d{2}\/\d{4};\d{2}\/\d{2}\/\d{4};Auberge du Vieux Pont;/);
  });

  it("holds those alone that are chosen, as far as the search finds them", async () => {
    const found = replyOf("searchReviews", await send("POST", "/observation/reviews/search", { size: 20 })).items;
    const booking = found.filter(({ provider }) => provider === "booking").map(({ id }) => id);
    const google = found.filter(({ provider }) => provider === "google").map(({ id }) => id);
    const reviews = [...booking.slice(0, 2), google[0] ?? ""];
    const { content } = await exported({ format: "csv", reviews, filters: { provider: ["booking"] } });
    expect(content.toString().trimEnd().split("\r\n")).toHaveLength(1 + 2);
    const { content: workbook } = await exported({ format: "xlsx", reviews, filters: { provider: ["booking"] } });
    const { sheets } = await readXlsx(workbook);
    expect(sheets[1]?.rows).toHaveLength(1 + 2);
    expect(sheets[0]?.rows.slice(-3, -1)).toEqual([
      ["Choix", "Avis choisis parmi les 5 trouvés"],
      ["Avis", 2],
    ]);
  });

  it("says as a workbook what it holds: period, filters, number of reviews", async () => {
    const from = test.services.clock.now().getTime() - 90 * 86_400_000;
    const { content } = await exported({
      format: "xlsx",
      filters: { provider: ["google"] },
      from,
      to: test.services.clock.now().getTime(),
    });
    const { sheets } = await readXlsx(content);
    expect(sheets.map(({ name }) => name)).toEqual(["Périmètre", "Avis"]);
    const perimeter = Object.fromEntries((sheets[0]?.rows ?? []).map((row) => [String(row[0]).replaceAll("\u00a0", " "), row[1]]));
    expect(perimeter).toMatchObject({ "Filtre : Plateforme": "Google", Avis: 8 });
    expect(String(perimeter.Période)).toMatch(/\d{4}/);
    expect(sheets[1]?.rows).toHaveLength(1 + 8);
  });

  it("is refused where it would hold more than a hundred thousand, with the way to fewer", async () => {
    const { analytics } = test.services;
    const counted = vi.spyOn(analytics, "reviewFacets").mockResolvedValue({ total: 100_001, facets: {} });
    const refusal = await send("POST", "/observation/reviews/export", { format: "csv" });
    counted.mockRestore();
    expect(refusal.json()).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: "/filters",
          detail: expect.stringMatching(/100.001 avis, .*100.000 au plus\. Choisissez une période plus courte/) as string,
        },
      ],
    });
  });

  it("is refused under filters that no review has", async () => {
    expect((await send("POST", "/observation/reviews/export", { format: "csv", filters: { polarity: ["1"] } })).statusCode).toBe(422);
    expect((await send("POST", "/observation/reviews/export", { format: "pdf" })).statusCode).toBe(422);
  });
});

/** A review of the house with these words; its id. */
async function reviewWith(words: { title: string | null; text: string; lang: string }): Promise<string> {
  const id = await test.services.store.system("test.words", async (db, changed) => {
    const row = await db
      .updateTable("reviews")
      .set(words)
      .where("source_review_id", "=", "aurelle-0-1")
      .returning(["id", "no"])
      .executeTakeFirstOrThrow();
    changed("review", row.no);
    return row.id;
  });
  await test.services.settled();
  return id;
}

describe("a review in another language", () => {
  const translated = (id: string, as = dmo, lang = "fr") =>
    send("GET", `/observation/reviews/${id}/translation?lang=${lang}`, undefined, as);

  it("is translated by its id, title and text, however long it is and whatever it is written in", async () => {
    const text = "Очень шумно ночью. ".repeat(1_500);
    const id = await reviewWith({ title: "Шумно", text, lang: "ru" });
    translator.asked = [];
    expect(replyOf("translateReview", await translated(id))).toEqual({ title: "[fr] Шумно", text: `[fr] ${text}`, lang: "fr" });
    expect((await translated(id)).statusCode).toBe(200);
    expect(translator.asked.map(({ q }) => q).toSorted()).toEqual([text, "Шумно"]);
  });

  it("that is in it already, or has no title, is not asked for", async () => {
    const id = await reviewWith({ title: null, text: "Très calme", lang: "fr" });
    translator.asked = [];
    expect(replyOf("translateReview", await translated(id))).toEqual({ title: null, text: "Très calme", lang: "fr" });
    expect(translator.asked).toEqual([]);
    expect((await translated(id, dmo, "fr-FR")).statusCode).toBe(422);
  });

  it("is absent where the review is another destination’s, or none", async () => {
    const id = await reviewWith({ title: null, text: "Ruhig", lang: "de" });
    translator.asked = [];
    for (const [which, as] of [
      [id, "dmo.voisin@belvedere.example"],
      ["x", dmo],
    ] as const)
      expect((await translated(which, as)).statusCode).toBe(404);
    expect(translator.asked).toEqual([]);
  });
});

describe("a translation", () => {
  const translate = (text: string, lang = "fr", as = dmo) =>
    send("GET", `/observation/translate?text=${encodeURIComponent(text)}&lang=${lang}`, undefined, as);

  it("is asked for once, whoever wants it", async () => {
    translator.asked = [];
    expect(replyOf("readApp", await send("GET", "/app")).translates, "the page knows that there is a translator").toBe(true);
    expect(replyOf("translateText", await translate("Good morning"))).toEqual({ text: "[fr] Good morning", lang: "fr" });
    expect(replyOf("translateText", await translate("Good morning", "fr", "pro@belvedere.example")).text).toBe("[fr] Good morning");
    expect(translator.asked).toEqual([{ q: "Good morning", source: "auto", target: "fr", format: "text", api_key: "cle" }]);
  });

  it("that the service refuses, or answers without a text, is an error of its own and not kept", async () => {
    translator.answer = () => ({ status: 500, body: {} });
    expect((await translate("Guten Tag")).statusCode).toBe(502);
    translator.answer = () => ({ status: 200, body: { error: "x" } });
    expect((await translate("Guten Tag")).statusCode).toBe(502);
    translator.answer = (text) => ({ status: 200, body: { translatedText: text.toUpperCase() } });
    expect(replyOf("translateText", await translate("Guten Tag")).text).toBe("GUTEN TAG");
  });

  it("is limited for each account, and refused for what is no text or no language", async () => {
    expect((await translate("")).statusCode).toBe(422);
    expect((await translate("a".repeat(5_001))).statusCode).toBe(422);
    expect((await translate("a", "xx1")).statusCode).toBe(422);
    const statuses = [];
    for (let turn = 0; turn < 40; turn += 1)
      statuses.push((await translate(`texte ${turn}`, "de", "dmo.voisin@belvedere.example")).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect((await translate("un autre compte", "de")).statusCode).toBe(200);
  });
});
