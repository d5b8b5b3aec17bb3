import { describe, expect, it } from "vitest";

import { currentVersion, migrated } from "./migrate.ts";
import type { MigrationStep } from "./migration-step.ts";
import { steps } from "./steps.ts";

const old = { version: -1, widgets: { a: { type: "x" } }, filters: { category: ["hotel", "camping"] }, layout: [{ widget: "a" }] };
const rename: MigrationStep = { name: "rename", from: -1, up: (document) => ({ title: "Sans titre", ...document, version: 0 }) };
const number: MigrationStep = { name: "number", from: 0, up: (document) => ({ ...document, version: 1 }) };

describe("the migration of stored documents", () => {
  it("applies the steps from the document's version on, in order, and leaves the given one alone", () => {
    const before = structuredClone(old);
    expect(migrated(old, [number, rename])).toEqual({ ...old, version: 1, title: "Sans titre" });
    expect(migrated({ ...old, version: 0 }, [number, rename])).toEqual({ ...old, version: 1 });
    expect(old).toEqual(before);
  });

  it("leaves current and later documents, and what is no document, as they are", () => {
    for (const value of [{ version: currentVersion }, { version: 99 }, {}, [], null, "text"]) expect(migrated(value)).toBe(value);
  });

  it.each([
    ["widgets", { widgets: {} }],
    ["placements", { layout: [] }],
    ["filter values", { filters: { category: ["hotel"] } }],
  ])("refuses a step that loses %s", (what, loss) => {
    const losing: MigrationStep = { name: "losing", from: -1, up: (document) => ({ ...document, ...loss, version: 0 }) };
    expect(() => migrated(old, [losing])).toThrow(`migration "losing" loses ${what}`);
  });

  it("refuses a step that loses a link", () => {
    const linked = { ...old, widgets: { a: { type: "text", query: { text: "https://example.org" } } } };
    const losing: MigrationStep = {
      name: "losing",
      from: -1,
      up: (document) => ({ ...document, widgets: { a: { type: "text" } }, version: 0 }),
    };
    expect(() => migrated(linked, [losing])).toThrow("loses links");
  });

  it("refuses a step that does not raise the version by one", () => {
    expect(() => migrated(old, [{ name: "still", from: -1, up: (document) => document }])).toThrow("does not lead to version 0");
  });

  it("has an unbroken chain of shipped steps up to the current version", () => {
    steps.forEach(({ from }, index) => expect(from).toBe(currentVersion - steps.length + index));
  });
});
