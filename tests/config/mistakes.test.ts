import { describe, expect, it } from "vitest";

import { typeset } from "../../src/domain/format/typeset.ts";
import { bases, mistakes, placeOf, problemsWith, repaired, soundDocuments } from "./mistakes/corpus.ts";

describe("a mistake in a configuration file", () => {
  const cases = mistakes();

  it("is one of many kinds, in every kind of document", () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    for (const base of Object.keys(bases)) expect(cases.map((one) => one.in)).toContain(base);
  });

  it("is none where nothing was changed", async () => {
    const [file, document] = [...(await soundDocuments())][0] ?? [];
    expect(await problemsWith(file ?? "", document?.text ?? "")).toEqual([]);
  });

  it.each(cases)("$name", async ({ in: base, replace: [from, to], at = to, message, nearest = null, repair = null }) => {
    const file = bases[base] ?? base;
    const sound = (await soundDocuments()).get(file)?.text ?? "";
    expect(sound).toContain(from);
    const text = sound.replace(from, () => to);
    const found = await problemsWith(file, text);
    expect(found.map((one) => `${one.line}:${one.column} ${one.message}`)).toEqual([
      `${placeOf(at, text).line}:${placeOf(at, text).column} ${typeset(message)}`,
    ]);
    expect(found).toEqual([expect.objectContaining({ file, nearest, repair })]);
    const mended = repair ? JSON.stringify(repaired(JSON.parse(text), repair), null, 2) : sound;
    expect(await problemsWith(file, mended)).toEqual([]);
  });
});
