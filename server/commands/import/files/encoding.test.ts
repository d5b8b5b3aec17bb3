import { Readable } from "node:stream";

import { describe, expect, it } from "vitest";

import { readRecords } from "./read-records.ts";
import type { RawRecord } from "../lines/raw-record.ts";

const read = async (...parts: (string | Buffer)[]): Promise<RawRecord[]> => {
  const whole = Buffer.concat(parts.map((part) => Buffer.from(part)));
  // Odd sizes cut characters in two.
  const chunks = Array.from({ length: Math.ceil(whole.length / 4093) }, (_, i) => whole.subarray(i * 4093, (i + 1) * 4093));
  const { records } = await readRecords(Readable.from(chunks) as AsyncIterable<Buffer>);
  const all: RawRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
};
const refusals = (records: RawRecord[]) =>
  records.flatMap((record) => ("refused" in record ? [{ line: record.line, refused: record.refused, raw: record.raw }] : []));
const latin = (line: string): Buffer => Buffer.from(line, "latin1");
const illegible = "caractères illisibles : le fichier n’est pas en UTF-8";
/** More than the head by which the encoding is recognised. */
const many = 4_000;

describe("a line that is not in the file's encoding", () => {
  const ndjson = Array.from({ length: many }, (_, i) => `{"id":"${i}","text":"Été 🏔 \uFFFD"}\n`).join("");

  it("is refused in NDJSON, and the lines around it are read as they are", async () => {
    const records = await read(ndjson, latin('{"text":"été"}\n'), '{"text":"fin é"}');
    expect(refusals(records)).toEqual([{ line: many + 1, refused: illegible, raw: '{"text":"\uFFFDt\uFFFD"}' }]);
    expect(records[7]).toMatchObject({ fields: { id: "7", text: "Été 🏔 \uFFFD" } });
    expect(records.at(-1)).toMatchObject({ line: many + 2, fields: { text: "fin é" } });
  });

  it("is refused in CSV, within quotes too", async () => {
    const rows = Array.from({ length: many }, (_, i) => `${i};Été 🏔\n`).join("");
    const records = await read("id;text\n", rows, latin('x;"été"\n'), "y;fin é\n");
    expect(refusals(records)).toEqual([{ line: many + 2, refused: illegible, raw: 'x;"\uFFFDt\uFFFD"' }]);
    expect(records.at(-1)).toMatchObject({ fields: { id: "y", text: "fin é" } });
  });

  it("among the first lines does not make the whole file one of Windows", async () => {
    const records = await read(latin('{"text":"été"}\n'), ndjson);
    expect(refusals(records).map(({ line }) => line)).toEqual([1]);
    expect(records[1]).toMatchObject({ fields: { text: "Été 🏔 \uFFFD" } });
  });

  it("leaves a whole file of Windows, and a byte order mark, readable", async () => {
    expect(await read(latin("id;text\n1;été à la mer\n"))).toMatchObject([{ fields: { id: "1", text: "été à la mer" } }]);
    expect(await read("\uFEFFid;text\n1;é\n")).toMatchObject([{ fields: { id: "1", text: "é" } }]);
    expect(await read('\uFEFF{"id":1}\n')).toMatchObject([{ fields: { id: 1 } }]);
  });

  it("of three megabytes keeps its characters whole", async () => {
    const records = await read(`{"a":1}\n`, "é🏔".repeat(500_000), `\n{"b":2}`);
    expect(refusals(records)).toEqual([{ line: 2, refused: "la ligne dépasse 1 Mo", raw: "" }]);
  });
});
