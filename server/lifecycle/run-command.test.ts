import { describe, expect, it } from "vitest";

import { analysisWorkers } from "./run-command.ts";

describe("the workers of a command's analysis", () => {
  it("leave half of the cores to the databases of an import, never less than one to themselves", () => {
    expect([1, 2, 3, 8].map((cores) => analysisWorkers("import", cores))).toEqual([1, 1, 2, 4]);
  });

  it("take every core where analysing is the command's work", () => {
    expect(["reanalyse", "lexicon-suggestions"].map((name) => analysisWorkers(name, 8))).toEqual([8, 8]);
  });
});
