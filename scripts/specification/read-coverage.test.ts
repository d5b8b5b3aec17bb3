import { describe, expect, it } from "vitest";

import { missingTests, readCoverage } from "./read-coverage.ts";

const document = (cell: string): string => `Short names: **unit** \`a.test.ts\`\n\n| Line | Proven by |\n|---|---|\n| A line | ${cell} |\n`;
const files: Record<string, string> = { "a.test.ts": 'it("does what it says", () => {});' };
const missing = (cell: string): string[] => missingTests(readCoverage(document(cell)), (file) => files[file] ?? null);

describe("the coverage of the specification", () => {
  it("knows a test by a short name or a path, and what is to come", () => {
    expect(readCoverage(document("unit «does «it»»"))).toEqual([{ line: "A line", proof: { file: "a.test.ts", title: "does «it»" } }]);
    expect(readCoverage(document("`b.test.ts` «x»"))).toEqual([{ line: "A line", proof: { file: "b.test.ts", title: "x" } }]);
    expect(readCoverage(document("à venir (avis)"))).toEqual([{ line: "A line", proof: null }]);
  });

  it("refuses a line that says neither", () => expect(() => readCoverage(document("un jour"))).toThrow("un jour"));

  it("finds a test that exists, and misses one that does not", () => {
    expect(missing("unit «does what it says»")).toEqual([]);
    expect(missing("unit «does what»")).toEqual(["A line: no test in a.test.ts is titled «does what»"]);
    expect(missing("`b.test.ts` «x»")).toEqual(["A line: b.test.ts does not exist"]);
  });
});
