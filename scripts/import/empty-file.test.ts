import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { emptyReport } from "../../server/commands/import/report.ts";
import { openImports, type Imports } from "../../tests/support/imports.ts";
import { hasFailed, reportLines } from "./print-report.ts";

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
  await imports.destination("vide");
}, 60_000);
afterAll(() => imports.close());

const files = { lines: null, reasons: null };
const outcomeOf = async (content: string | Buffer) => {
  const { report } = await imports.reviews("vide", content);
  return { failed: hasFailed(report, files), lines: reportLines(report, files) };
};

describe("an import of a file that holds no line", () => {
  it.each([
    ["of 0 bytes", ""],
    ["of empty lines", " \n\r\n\n"],
    ["of a byte order mark", "\uFEFF"],
    ["of nothing, compressed", gzipSync("")],
  ])("%s fails and says so", async (_title, content) => {
    expect(await outcomeOf(content)).toEqual({ failed: true, lines: ["Le fichier ne contient aucune ligne : rien n’a été importé."] });
  });

  it.each([
    ["commas", "source,source_review_id,establishment_name,stay_or_review_date"],
    ["semicolons, quotes and capitals", '\uFEFF"Source";"Source_Review_Id";"texte"\r\n'],
    ["tabs", "source\tsource_review_id\n\n"],
  ])("but the names of its columns, with %s, succeeds: there was nothing new", async (_title, content) => {
    expect(await outcomeOf(content)).toEqual({
      failed: false,
      lines: ["Le fichier ne contient que les noms de ses colonnes : il n’y avait rien à importer."],
    });
  });

  it("but a line that does not name the needed columns fails and names them", async () => {
    const { failed, lines } = await outcomeOf("id;source;texte\n");
    expect([failed, lines.join("\n")]).toEqual([true, expect.stringMatching(/il y manque source_review_id : rien n’a été importé/)]);
    const establishments = { ...emptyReport("establishments", false), header: "nom;ville" };
    expect([hasFailed(establishments, files), reportLines(establishments, files)]).toEqual([
      true,
      [expect.stringContaining("il y manque id et name")],
    ]);
  });

  it("that broke off before its first line is reported as broken off", async () => {
    const { report } = await imports.reviews("vide", gzipSync("x".repeat(1_000)).subarray(0, 20));
    expect([hasFailed(report, files), reportLines(report, files).at(-1)]).toEqual([true, expect.stringContaining("s’interrompt")]);
  });
});
