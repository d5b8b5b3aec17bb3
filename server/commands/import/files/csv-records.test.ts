import { Readable } from "node:stream";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readRecords } from "./read-records.ts";
import type { RawRecord } from "../lines/raw-record.ts";

/** Reads a file that comes in pieces of so many bytes. */
async function read(text: string, piece = 4_093): Promise<RawRecord[]> {
  const whole = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(whole.length / piece) }, (_, i) => whole.subarray(i * piece, (i + 1) * piece));
  const all: RawRecord[] = [];
  for await (const record of (await readRecords(Readable.from(chunks) as AsyncIterable<Buffer>)).records) all.push(record);
  return all;
}
const refusals = (records: readonly RawRecord[]): [number, string][] =>
  records.flatMap((record) => ("refused" in record ? [[record.line, record.refused]] : []));
const fieldsOf = (records: readonly RawRecord[]): Record<string, unknown>[] =>
  records.flatMap((record) => ("fields" in record ? [record.fields] : []));
const header = "source,id,name,text,lang\n";
const good = (from: number, to: number, quote = '"'): string =>
  Array.from({ length: to - from }, (_, i) => `google,${from + i},${quote}Le Lac${quote},${quote}Bien${quote},fr\n`).join("");

describe("a fault in the quotes of one line", () => {
  it.each([
    ["of an export that does not double them", 'google,x,"Le Lac","Texte "x" au milieu",fr', { text: 'Texte "x" au milieu' }],
    ["in a cell without quotes around", 'google,x,Le Lac,5" de neige,fr', { text: '5" de neige' }],
  ])("%s is mended", async (_, line, meant) => {
    const records = await read(header + good(0, 20) + line + "\n" + good(20, 2_000));
    expect(refusals(records)).toEqual([]);
    expect(fieldsOf(records)).toHaveLength(2_001);
    expect(fieldsOf(records)[20]).toMatchObject({ id: "x", lang: "fr", ...meant });
  });

  it.each([
    [
      "with a comma after it",
      'google,x,"Le Lac","Dit "bien", et part",fr',
      "un guillemet n’est pas doublé dans une cellule entre guillemets",
    ],
    ["never closed", 'google,x,Le Lac,"Texte,fr', "un guillemet"],
  ])("%s costs that line alone, wherever quotes stand in the others", async (_, line, reason) => {
    for (const quote of ['"', ""]) {
      const records = await read(header + good(0, 20, quote) + line + "\n" + good(20, 3_000, quote));
      expect(refusals(records)).toEqual([[22, expect.stringContaining(reason) as string]]);
      expect(new Set(fieldsOf(records).map(({ id }) => id)).size).toBe(3_000);
    }
  });

  it("in the last line is told of that line", async () => {
    expect(refusals(await read(`${header}${good(0, 3)}google,x,Le Lac,"Texte,fr`))).toEqual([
      [5, "un guillemet ouvert n’est jamais fermé"],
    ]);
  });
});

describe("sound CSV", () => {
  it("is read as it was written, over several lines and in any pieces", async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', '""', "a\nb", "a\r\nb", "x,y", " bord ", "«\u00a0é\u00a0»"));
    const written = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        async (rows, piece) => {
          const text = `a,b,c\r\n${rows.map((row) => `x,${row.map(written).join(",")}`).join("\r\n")}`;
          const kept = (value = ""): unknown => {
            const bare = /[",\r\n]/.test(value) ? value : value.trim();
            return bare === "" ? null : bare;
          };
          fc.pre(!rows.flat().some((value) => /^\s*[[{]/.test(value)));
          expect(fieldsOf(await read(text, piece))).toEqual(rows.map(([b, c]) => ({ a: "x", b: kept(b), c: kept(c) })));
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it("names its columns in any case, and may be UTF-16", async () => {
    const text = "\uFEFFSource;ID\ngoogle;é1\n";
    expect(fieldsOf(await read(text))).toEqual([{ source: "google", id: "é1" }]);
    const records = (await readRecords(Readable.from([Buffer.from(text, "utf16le")]) as AsyncIterable<Buffer>)).records;
    for await (const record of records) expect(record).toMatchObject({ line: 2, fields: { source: "google", id: "é1" } });
  });
});
