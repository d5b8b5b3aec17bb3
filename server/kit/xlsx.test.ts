import { readXlsx } from "hucre/xlsx";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { sheetNames, xlsxOf, type XlsxCell } from "./xlsx.ts";

const readBack = async (rows: XlsxCell[][]): Promise<unknown[][]> => {
  const bytes = await xlsxOf([{ name: "Feuille", headings: ["Texte"], rows }]);
  return (await readXlsx(bytes)).sheets[0]?.rows.slice(1) ?? [];
};

describe("a workbook", () => {
  it("is read back with numbers as numbers, days as days and texts as they were", async () => {
    const text = 'Très «\u00a0bien\u00a0» & <b>"l’été"</b>\r\nligne 2\tfin _x0041_ 😀 ';
    const [row] = await readBack([[8.25, -3, { day: "2026-03-14" }, text, null, "007", "2026-03-14", Number.NaN, 1e-7]]);
    expect(row?.slice(0, 2)).toEqual([8.25, -3]);
    expect(row?.[2]).toEqual(new Date("2026-03-14T00:00:00Z"));
    expect(row?.slice(3)).toEqual([text, null, "007", "2026-03-14", null, 1e-7]);
  });

  it("holds no formula, whatever a text begins with", async () => {
    const attacks = ["=1+1", "+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =cmd|' /C calc'!A0", "＝1+1", '=HYPERLINK("https://e.example")'];
    const bytes = await xlsxOf([{ name: "=1+1", headings: ["=1+1"], rows: attacks.map((attack) => [attack]) }]);
    const sheet = new TextDecoder().decode(unzipSync(bytes)["xl/worksheets/sheet1.xml"]);
    expect(sheet).not.toMatch(/<f[ >]/);
    // A text that somebody edits in the spreadsheet stays one.
    expect(sheet.match(/s="3" t="inlineStr"/g)).toHaveLength(attacks.length);
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows.map(([cell]) => cell)).toEqual(["=1+1", ...attacks]);
  });

  it("leaves out what XML cannot hold and cuts what Excel refuses", async () => {
    const [[controls, long] = []] = await readBack([["a\u0000b\u000bc\ufffed", `${"x".repeat(32_766)}😀`]]);
    expect(controls).toBe("abcd");
    expect(long).toBe("x".repeat(32_766));
  });

  it("gives sheets names that Excel takes, no two the same", () => {
    expect(sheetNames(["Note [1]: a/b", "note  1   a b", "'Été'", "", "Historique", "x".repeat(40), "x".repeat(40)])).toEqual([
      "Note 1 a b",
      "note 1 a b (2)",
      "Été",
      "Feuille",
      "Historique (2)",
      "x".repeat(31),
      `${"x".repeat(27)} (2)`,
    ]);
  });

  it("of many rows lets the event loop turn meanwhile", async () => {
    let turns = 0;
    const watch = setInterval(() => (turns += 1), 1);
    function* rows(): Generator<XlsxCell[]> {
      for (let i = 0; i < 30_000; i += 1) yield [i, `Avis ${i}`, { day: "2026-03-14" }, i / 7];
    }
    await xlsxOf([{ name: "Long", headings: ["N"], rows: rows() }]);
    clearInterval(watch);
    // Written at once, it would not turn at all.
    expect(turns).toBeGreaterThan(6);
  });
});
