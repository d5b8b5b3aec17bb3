import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { dashboardTables } from "../../server/reading/dashboard-tables.ts";
import { zippedTables } from "../../server/reading/dashboard-zip.ts";
import type { DocumentQuestion } from "../../server/reading/question.ts";
import { exampleSurroundings } from "../../src/app/example-surroundings.ts";
import { csvOf } from "../../src/domain/format/csv.ts";
import type { ReadyTile } from "../../src/engine/plan/plan.ts";
import type { TableInput, TableWords } from "../../src/engine/table/view-table.ts";
import type { Dashboard, TileResultLine, View, ViewName } from "../../src/generated/types.ts";
import type { TableData } from "../../src/domain/format/table-data.ts";
import { pageTableWords } from "../../src/ui/chart/words/view-text.ts";

interface ViewModule {
  tableOf: (props: TableInput<ViewName>, words: TableWords) => TableData;
}

const manifests = import.meta.glob<View>("../../widgets/views/*/view.json", { eager: true, import: "default" });
const modules = import.meta.glob<ViewModule>("../../widgets/views/*/index.tsx", { eager: true });
const cases = Object.entries(manifests).flatMap(([path, manifest]) =>
  manifest.examples.map((example) => ({
    name: `${manifest.view}: ${example.name}`,
    manifest,
    example,
    module: modules[path.replace("view.json", "index.tsx")],
  })),
);
const { period, samples } = exampleSurroundings;
const document = { title: "Tableau de bord" } as Dashboard;
const question = { current: { period, from: 0, to: 0 }, compared: null } as unknown as DocumentQuestion;

/** The file of a view in a dashboard's zip: as the tile's own question, or as its second one. */
async function zipped({ manifest: { view }, example }: (typeof cases)[number], isBeside: boolean): Promise<Uint8Array | undefined> {
  const part = { view, kind: example.result.kind, options: example.options };
  const tile = { id: "w", ok: true, title: "Tuile", ...(isBeside ? { view: "", beside: { ...part, label: "À côté" } } : part) };
  async function* lines(): AsyncGenerator<TileResultLine> {
    const line = { widget: "w", ...(isBeside ? { part: "beside" } : {}) };
    if (example.previous) yield { ...line, compared: true, result: example.previous } as TileResultLine;
    yield { ...line, result: example.result } as TileResultLine;
    await Promise.resolve();
  }
  const tables = await dashboardTables(document, [tile as unknown as ReadyTile], question, lines(), { samples, audience: "private" });
  const zip = await zippedTables(tables, { owner: "Pays d’Aurelle", filters: [], product: "Belvédère" });
  return Object.entries(unzipSync(zip)).find(([name]) => name.endsWith(".csv"))?.[1];
}

describe.each(cases)("$name", (each) => {
  const { example, module } = each;

  it.each([false, true])("is the same file from its tile and in the zip of its dashboard (second question: %s)", async (isBeside) => {
    const props = { ...example, context: exampleSurroundings } as unknown as TableInput<ViewName>;
    const own = module && csvOf(module.tableOf(props, pageTableWords()));
    expect(Buffer.from((await zipped(each, isBeside)) ?? []).toString("utf8")).toBe(own);
  });
});
