import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";

/** A sentence with the mentions it must yield, as theme and sign. `may` are accepted besides; `fails` marks what is not understood yet. */
interface Probe {
  id: string;
  text: string;
  expect: string[];
  may?: string[];
  /** By theme: the words that must be highlighted, to the letter. */
  said?: Record<string, string>;
  fails?: boolean;
}

const SIGNS = { positive: "+", negative: "-", mixed: "±", neutral: "=" } as const;
const probes = readFileSync(join(import.meta.dirname, "probes.fr.ndjson"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line): Probe => JSON.parse(line));
const analyse = createAnalyser(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));
const themeOf = (mention: string): string => mention.slice(0, -1);

function found(text: string): string[] {
  return analyse(text, "fr").mentions.map((m) => m.theme + SIGNS[m.polarity]);
}

function faults(probe: Probe): { missing: string[]; extra: string[] } {
  const got = found(probe.text);
  const may = probe.may ?? [];
  const missing = probe.expect.filter((e) => !got.includes(e) && !may.some((m) => themeOf(m) === themeOf(e) && got.includes(m)));
  const extra = got.filter((g) => !probe.expect.includes(g) && !may.includes(g));
  return { missing, extra };
}

describe("French probes", () => {
  it.each(probes.filter((p) => p.fails !== true))("$id: $text", (probe) => {
    expect(faults(probe)).toEqual({ missing: [], extra: [] });
  });

  it.each(probes.filter((p) => p.said !== undefined))("$id points at the words: $text", ({ text, said = {} }) => {
    const { mentions } = analyse(text, "fr");
    const shown = mentions.filter(({ theme }) => theme in said).map(({ theme, start, end }) => [theme, text.slice(start, end)]);
    expect(Object.fromEntries(shown)).toEqual(said);
  });

  // A probe that begins to pass must lose its mark: then this test fails.
  it.each(probes.filter((p) => p.fails === true))("not yet understood, $id: $text", (probe) => {
    expect(faults(probe)).not.toEqual({ missing: [], extra: [] });
  });

  it("are at least 300, nine in ten understood", () => {
    const understood = probes.filter((p) => p.fails !== true).length;
    expect(probes.length).toBeGreaterThanOrEqual(300);
    expect(understood / probes.length).toBeGreaterThan(0.9);
    expect(probes.filter((p) => p.said !== undefined).length / probes.length).toBeGreaterThan(0.3);
  });
});
