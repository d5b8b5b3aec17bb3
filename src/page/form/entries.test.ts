import { describe, expect, it } from "vitest";

import { conflicts, type Entries, isChanged, leftAfter, soundEntries, typed } from "./entries.ts";

const stored = { name: "Bellerive", siret: "73282932000074", street: "12 quai", zip: "74000", city: "Port-Aurelle" };
const type = (field: string, text: string, entries: Entries = {}): Entries => typed(entries, field, text, stored);

describe("what was typed", () => {
  it("changes the form until the stored text is typed again", () => {
    expect(isChanged(type("name", "Belle"), stored)).toBe(true);
    expect(isChanged(type("name", "Bellerive", type("name", "Belle")), stored)).toBe(false);
  });

  it("conflicts with another tab's change of the same field alone", () => {
    const entries = type("name", "Belle Rive");
    expect(conflicts(entries, { ...stored, city: "Clairval" })).toEqual([]);
    expect(conflicts(entries, { ...stored, name: "Autre" })).toEqual(["name"]);
    expect(conflicts(entries, { ...stored, name: "Belle Rive" })).toEqual([]);
  });

  it("during a save is left to be stored", () => {
    const sent = type("name", "Belle");
    const now = type("city", "Clairval", typed(sent, "name", "Belle Rive", stored));
    const left = leftAfter(now, sent, { ...stored, name: "Belle" });
    expect(left).toEqual({ name: { text: "Belle Rive", from: "Belle" }, city: { text: "Clairval", from: "Port-Aurelle" } });
    expect(leftAfter(sent, sent, { ...stored, name: "Belle" })).toEqual({});
  });

  it("comes back from storage only in its own form", () => {
    expect(
      soundEntries({ name: { text: "a", from: "b" }, city: { text: 3 }, zip: null, other: { text: "a", from: "b" } }, [
        "name",
        "city",
        "zip",
      ]),
    ).toEqual({
      name: { text: "a", from: "b" },
    });
    expect(soundEntries(null, ["name"])).toEqual({});
  });
});
