import { describe, expect, it } from "vitest";

import { mendText } from "../../scripts/config/fix/mend-text.ts";
import { bases, mistakes, problemsWith, repaired, soundDocuments } from "./mistakes/corpus.ts";

/** The text after all the repairs that its problems have, one look after the other. */
async function mendedWhole(file: string, text: string): Promise<string> {
  for (let looks = 0, current = text; looks < 5; looks += 1) {
    const next = mendText(current, await problemsWith(file, current)).text;
    if (next === current) return current;
    current = next;
  }
  throw new Error(`${file} is never mended`);
}

describe("«lint --fix»", () => {
  const cases = mistakes();
  const repairable = cases.filter(({ repair }) => repair);

  it("repairs a good half of the mistakes", () => {
    expect(repairable.length).toBeGreaterThan(cases.length / 2);
  });

  it.each(repairable)("repairs $name and changes nothing else", async ({ in: base, replace: [from, to], repair = [] }) => {
    const file = bases[base] ?? base;
    const sound = (await soundDocuments()).get(file)?.text ?? "";
    const text = sound.replace(from, () => to);
    const mended = await mendedWhole(file, text);
    expect(await problemsWith(file, mended)).toEqual([]);
    expect(JSON.parse(mended)).toEqual(repaired(JSON.parse(text), repair));
    // Whatever line has no part in the repair is there as it was.
    const written = repair.map(({ op, value }) => (op === "remove" ? "" : JSON.stringify(value ?? null, null, 1)));
    const most = written.join("\n").split("\n").length + repair.length + 1;
    const before = new Set(text.split("\n"));
    expect(mended.split("\n").filter((line) => !before.has(line)).length).toBeLessThanOrEqual(most);
  });

  it.each(cases.filter(({ repair }) => !repair))("leaves $name to its author", async ({ in: base, replace: [from, to] }) => {
    const file = bases[base] ?? base;
    const text = ((await soundDocuments()).get(file)?.text ?? "").replace(from, () => to);
    expect(await mendedWhole(file, text)).toBe(text);
  });

  it("repairs several mistakes of one file, of which some move the places of others", () => {
    const text = '{\n  "by": ["a", "b", "c"],\n  "whre": { "x": 1 },\n  "w": 3\n}\n';
    const problem = { file: "a.json", column: 1, message: "", nearest: null };
    const { text: mended, done } = mendText(text, [
      { ...problem, line: 2, column: 3, pointer: "/by/0", repair: [{ op: "remove", path: "/by/0" }] },
      { ...problem, line: 2, column: 9, pointer: "/by/2", repair: [{ op: "replace", path: "/by/2", value: "d" }] },
      { ...problem, line: 3, pointer: "/whre", repair: [{ op: "move", from: "/whre", path: "/where" }] },
      { ...problem, line: 4, pointer: "/w", repair: [{ op: "replace", path: "/w", value: 4 }] },
    ]);
    expect(mended).toBe('{\n  "by": ["b", "d"],\n  "where": { "x": 1 },\n  "w": 4\n}\n');
    expect(done).toHaveLength(4);
  });
});
