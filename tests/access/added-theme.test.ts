import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";
import { addReviews, review } from "../support/state.ts";
import { replyOf } from "../support/replies.ts";
import { type FiguresApp, openFiguresApp } from "./support/real-analytics.ts";

const project = join(import.meta.dirname, "../..");
const dmo = "dmo@belvedere.example";

let root: string;
let test: FiguresApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "added-theme-"));
  for (const part of ["templates", "widgets"]) await cp(join(project, part), join(root, part), { recursive: true });
  await edit("templates/product.json", (product) => ({
    ...product,
    themes: [...(product.themes as object[]), { id: "animaux", name: "Animaux" }],
  }));
  await edit("templates/lexicons/fr.json", (lexicon) => ({
    ...lexicon,
    themes: {
      ...(lexicon.themes as object),
      animaux: { targets: ["âne", "ânes", "poules"], praise: ["ânes adorables"], blame: ["ânes mal soignés"] },
    },
  }));
  test = await openFiguresApp({ root });
}, 120_000);
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});

async function edit(file: string, change: (content: Record<string, unknown>) => object): Promise<void> {
  const content = JSON.parse(await readFile(join(root, file), "utf8")) as Record<string, unknown>;
  await writeFile(join(root, file), JSON.stringify(change(content)));
}

it("a theme of one's own is found in words, counted, named and filtered by like the fourteen", async () => {
  const analyse = createAnalyser(loadLexicons(join(root, "templates/lexicons")));
  const text = "Les enfants ont adoré les ânes, vraiment adorables.";
  const { mentions } = analyse(text, "fr");
  expect(mentions.map(({ theme }) => theme)).toContain("animaux");

  const { id } = await test.services.store.system("test.establishment", (db) =>
    db.selectFrom("establishments").select("id").where("destination_id", "=", "aurelle").orderBy("name").limit(1).executeTakeFirstOrThrow(),
  );
  await addReviews(test.services.store, "aurelle", [
    review(id, "with", { text, mentions }),
    review(id, "without", { text: "Très bel accueil", mentions: analyse("Très bel accueil", "fr").mentions }),
  ]);
  await test.settle();

  const facets = async (payload: object): Promise<Record<string, unknown>> =>
    replyOf("askFacets", await test.send({ method: "POST", as: dmo, url: `/api/v2/${test.slug}/facets`, payload })).facets;
  expect((await facets({ dimensions: ["theme"] })).theme).toContainEqual(
    expect.objectContaining({ value: "animaux", label: "Animaux", n: 1 }),
  );
  expect((await facets({ dimensions: ["establishment"], filters: { theme: ["animaux"] } })).establishment).toEqual([
    expect.objectContaining({ value: id, n: 1 }),
  ]);
}, 60_000);
