import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { isDashboard, isTemplate, isView } from "../../generated/validators.js";
import { migratedFile } from "./files.ts";
import { migrated } from "./migrate.ts";
import { steps } from "./steps.ts";

const fixture = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", name), "utf8"));

describe("each step of the dashboard format", () => {
  it.each(steps.map(({ name }) => name))("%s makes of its kept input the document that is expected, a valid one", (name) => {
    const found = migrated(fixture(`${name}.input.json`));
    expect(found).toEqual(fixture(`${name}.expected.json`));
    expect(isDashboard(found)).toBe(true);
  });

  it("has its two documents, and there are no others", () => {
    const files = steps.flatMap(({ name }) => [`${name}.expected.json`, `${name}.input.json`]);
    expect(readdirSync(join(import.meta.dirname, "fixtures")).toSorted()).toEqual(files.toSorted());
  });
});

describe("an earlier form of a file", () => {
  const old = fixture("list-to-layout.input.json") as object;
  const dashboard = fixture("list-to-layout.expected.json");

  it.each([
    ["dashboard", old, dashboard, ["dashboard"]],
    ["page", { page: "p", title: "P", dashboard: old }, { page: "p", title: "P", dashboard }, ["dashboard"]],
    [
      "template",
      { id: "t", label: "T", description: "T", dashboard: old },
      { id: "t", version: 1, label: "T", description: "T", dashboard },
      ["numbered", "dashboard"],
    ],
  ])("becomes the present one: %s", (kind, before, after, names) => {
    expect(migratedFile(kind, before)).toEqual({ value: after, steps: names });
    expect(kind !== "template" || isTemplate(after)).toBe(true);
  });

  it("becomes the present one: view", () => {
    const { sketch: _, ...view } = JSON.parse(
      readFileSync(join(import.meta.dirname, "../../../widgets/views/kpi/view.json"), "utf8"),
    ) as Record<string, unknown>;
    const found = migratedFile("view", view);
    expect(found.steps).toEqual(["sketched"]);
    expect(isView(found.value)).toBe(true);
  });

  it("is left alone where it is the present one, or no document", () => {
    const page = { page: "p", title: "P", dashboard };
    expect(migratedFile("page", page).value).toBe(page);
    for (const value of [null, [], "text", 5]) expect(migratedFile("view", value)).toEqual({ value, steps: [] });
    expect(migratedFile("menu", { menu: "x" })).toEqual({ value: { menu: "x" }, steps: [] });
  });
});
