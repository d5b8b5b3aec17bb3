import { describe, expect, it } from "vitest";
import { csvOf, fileNameOf } from "./csv.ts";
import type { TableData } from "./table-data.ts";

const table = (...values: (string | number | null)[]): TableData => ({
  columns: [{ key: "a", label: "Nom" }],
  rows: values.map((value) => [{ value, text: "" }]),
});
const lines = (data: TableData): string[] => csvOf(data).replace("\ufeff", "").trimEnd().split("\r\n").slice(1);

describe("a table as a file", () => {
  it("opens in a French spreadsheet: byte-order mark, semicolons, decimal commas", () => {
    const data: TableData = {
      columns: [
        { key: "a", label: "Nom" },
        { key: "b", label: "Note" },
      ],
      rows: [
        [
          { value: "Hôtel", text: "" },
          { value: 8.6, text: "" },
        ],
      ],
    };
    expect(csvOf(data)).toBe("\ufeffNom;Note\r\nHôtel;8,6\r\n");
  });
  it("names a column as a file needs it, where its numbers have no unit", () =>
    expect(csvOf({ columns: [{ key: "a", label: "Délai", plain: "Délai (heures)" }], rows: [] })).toBe("\ufeffDélai (heures)\r\n"));
  it.each(["=1+1", "+33", "-2", "@SUM(A1)", "\tx"])("never hands over «%s» as a formula", (text) =>
    expect(lines(table(text))[0]?.replaceAll('"', "")).toBe(`'${text}`),
  );
  it.each([
    "\n=1+1",
    "\nx",
    "＝1+1",
    "＋33",
    "－2",
    "＠SUM(A1)",
    "  =1+1",
    "\u00a0@x",
    "\ufeff=1+1",
    "\u200b＝1",
    "\t=1",
    "\r=1",
    " \n-1",
    "\u0000=1",
  ])("nor what a spreadsheet takes for one: %j", (text) =>
    expect(csvOf(table(text)).slice("\ufeffNom\r\n".length, -2).replace(/^"|"$/g, "")).toBe(`'${text}`),
  );
  it.each(["Hôtel = repos", "a-b", "l’accueil", "1+1", "12/04/2026", "«=»"])("and leaves other texts as they are: %s", (text) =>
    expect(lines(table(text))).toEqual([text]),
  );
  it("keeps negative numbers numbers", () => expect(lines(table(-46))).toEqual(["-46"]));
  it("quotes what would break a line", () => expect(lines(table('Le "Lac"; nord'))).toEqual(['"Le ""Lac""; nord"']));
  it("leaves an absent value empty", () => expect(csvOf(table(null))).toBe("\ufeffNom\r\n\r\n"));
});

describe("a title as a file's name", () => {
  it("keeps its words without accents, ligatures as two letters", () =>
    expect(fileNameOf("Un œil sur l’été 2026 : Ægir")).toBe("un-oeil-sur-l-ete-2026-aegir"));
  it("has the fallback where nothing is left", () => expect(fileNameOf("« … »", "rapport")).toBe("rapport"));
});
