import { Readable, Writable } from "node:stream";

import { describe, expect, it } from "vitest";

import type { Analyser } from "../../server/semantics/index.ts";
import { analyseLines } from "./stream.ts";

const analyse: Analyser = (text, lang = "fr") => ({ lang, tonality: text === "bien" ? 1 : -1, mentions: [] });

async function run(lines: readonly string[]): Promise<{ written: string[]; sentences: string[]; refused: number }> {
  const written: string[] = [];
  const sentences: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => {
      written.push(chunk);
      done();
    },
  });
  const refused = await analyseLines(Readable.from([lines.join("\n")]), output, analyse, (sentence) => sentences.push(sentence));
  return { written, sentences, refused };
}

describe("analyseLines", () => {
  it("writes one analysis a line under the id given, and passes over empty lines", async () => {
    const { written, refused } = await run(['{"id":7,"text":"bien","lang":"de"}', "", '{"id":"b","text":"mal"}']);
    expect(written.map((line): unknown => JSON.parse(line))).toEqual([
      { id: 7, lang: "de", tonality: 1, mentions: [] },
      { id: "b", lang: "fr", tonality: -1, mentions: [] },
    ]);
    expect(refused).toBe(0);
  });

  it.each([
    ["{pas du json", "ce n’est pas du JSON"],
    ["[1]", "ce n’est pas un objet"],
    ['"texte"', "ce n’est pas un objet"],
    ['{"text":"bien"}', "« id » manque"],
    ['{"id":1}', "« text » manque"],
    ['{"id":1,"text":12}', "« text » manque"],
  ])("says in French where and why a line is refused, and goes on: %s", async (line, reason) => {
    const { written, sentences, refused } = await run(['{"id":1,"text":"bien"}', line, '{"id":2,"text":"bien"}']);
    expect(written).toHaveLength(2);
    expect(refused).toBe(1);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain("Ligne 2 : ");
    expect(sentences[0]).toContain(reason);
  });
});
