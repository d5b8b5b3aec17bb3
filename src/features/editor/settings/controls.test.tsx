import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { documentOf, edited, EditedDocument, shippedCatalog } from "../../../../tests/views/support/edited-document.tsx";
import { serialise } from "../../../engine/document/canonical.ts";
import { problemsOf } from "../../../engine/document/problems-of.ts";
import { plan } from "../../../engine/plan/plan.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";
import type { SchemaField } from "../../../ui/schema-form/schema-fields.ts";
import { optionFields, queryFields } from "./fields.ts";

/** The values that the reader's own data have of every dimension that is asked for. */
beforeEach(() => {
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { dimensions } = JSON.parse(body) as { dimensions: string[] };
    const values = [
      { value: "hotel", label: "Hôtels", n: 12 },
      { value: "camping", label: "Campings", n: 7 },
    ];
    return answerOf("askFacets", { facets: Object.fromEntries(dimensions.map((name) => [name, values])), total: 19 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Sets a control to something else than it shows, as a person does. */
async function setOtherwise({ kind, label, usual, values, minimum = 1 }: SchemaField): Promise<void> {
  const other = values.find(({ value }) => String(value) !== String(usual))?.label ?? "";
  if (kind === "switch") await userEvent.click(screen.getByRole("switch", { name: new RegExp(`^${label}`) }));
  else if (kind === "segments") {
    const group = screen.getByRole("radiogroup", { name: label });
    const free = [...group.querySelectorAll<HTMLElement>('[role="radio"]')].find((radio) => radio.getAttribute("aria-checked") !== "true");
    await userEvent.click(free ?? group);
  } else if (kind === "select") {
    await userEvent.click(screen.getByRole("combobox", { name: label }));
    await userEvent.click(await screen.findByRole("option", { name: other }));
  } else if (kind === "number") await userEvent.type(screen.getByRole("textbox", { name: label }), String(Math.max(minimum, 0) + 1));
  else if (kind === "numbers") await userEvent.type(screen.getByRole("textbox", { name: label }), "20 40");
  else await userEvent.type(screen.getByRole("textbox", { name: label }), "Objectif");
}

const types = ["bars", "evolution", "map", "gauge"];
const controls = types.flatMap((type) =>
  optionFields(shippedCatalog.types[type]?.view ?? "").map((field) => ({
    type,
    field,
    name: `${type}, « ${field.label} » (${field.kind})`,
  })),
);

it("has every kind of control that the shipped views ask for", () => {
  const kinds = new Set(Object.keys(viewManifests).flatMap((view) => optionFields(view).map(({ kind }) => kind)));
  expect([...kinds].filter((kind) => !controls.some(({ field }) => field.kind === kind))).toEqual([]);
  expect(queryFields({ measure: "rating" }).length).toBeGreaterThan(0);
});

it.each(controls)("$name changes the drawn tile, survives a reload and is undone", async ({ type, field }) => {
  const before = documentOf({ type });
  render(<EditedDocument document={before} />);
  await setOtherwise(field);
  const changed = edited.history.document;
  const [was, is] = [before, changed].map((document) => plan(document, shippedCatalog)[0]);
  expect(is?.ok).toBe(true);
  expect(JSON.stringify(is)).not.toBe(JSON.stringify(was));
  expect(problemsOf(changed, shippedCatalog)).toEqual([]);
  // A reload reads what was stored.
  cleanup();
  const stored = serialise(changed);
  render(<EditedDocument document={JSON.parse(stored) as Dashboard} />);
  expect(plan(edited.history.document, shippedCatalog)[0]).toEqual(is);
  cleanup();
  render(<EditedDocument document={before} />);
  await setOtherwise(field);
  edited.undo();
  expect(serialise(edited.history.document)).toBe(serialise(before));
});

/** Opens a list and chooses an entry of it. */
async function pick(label: string | RegExp, option: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

async function pickFilter(dimension: string): Promise<void> {
  await pick("Ajouter un filtre", dimension);
  const added = screen.getByRole("group", { name: dimension });
  await userEvent.click(within(added).getByRole("combobox"));
  await userEvent.click(await screen.findByRole("option", { name: /Hôtels/ }));
  await userEvent.keyboard("{Escape}");
}

/** A choice, by its name: what makes it, and what the document then has that it had not. */
interface Choice {
  name: string;
  tab?: string;
  whole?: boolean;
  choose: () => Promise<void>;
  has: (document: Dashboard) => unknown;
  expected: unknown;
}

const queryOf = (document: Dashboard) => document.widgets["w"]?.query;
const choices: Choice[] = [
  { name: "a measure", choose: () => pick(/^Indicateur/, "Nombre d’avis"), has: (d) => queryOf(d)?.measure, expected: "reviews" },
  { name: "a dimension", choose: () => pick("Par", "Commune"), has: (d) => queryOf(d)?.by, expected: ["commune"] },
  { name: "a second dimension", choose: () => pick("Puis par", "Profil"), has: (d) => queryOf(d)?.by, expected: ["category", "profile"] },
  {
    name: "a filter",
    tab: "Données",
    choose: () => pickFilter("Catégorie"),
    has: (d) => queryOf(d)?.where,
    expected: { category: ["hotel"] },
  },
  {
    name: "a period of its own",
    tab: "Données",
    choose: () => pick("Période", "30 derniers jours"),
    has: (d) => d.widgets["w"]?.period,
    expected: { preset: "last-30-days" },
  },
  {
    name: "the period of the dashboard",
    whole: true,
    choose: () => pick("Période", "30 derniers jours"),
    has: (d) => d.period,
    expected: { preset: "last-30-days" },
  },
  { name: "its comparison", whole: true, choose: () => pick("Comparaison", "Aucune"), has: (d) => d.compare, expected: "none" },
  {
    name: "its filters",
    whole: true,
    choose: () => pickFilter("Catégorie"),
    has: (d) => d.filters,
    expected: { category: ["hotel"] },
  },
  {
    name: "the filters that its reader is offered",
    whole: true,
    choose: () => pick("Filtres proposés au lecteur", "Commune"),
    has: (d) => d.facets,
    expected: ["commune"],
  },
];

describe("what is picked from lists", () => {
  it.each(choices)(
    "$name goes into the document, leaves it sound and is undone in one step",
    async ({ tab, whole, choose, has, expected }) => {
      const before = documentOf({ type: "rating-by-category" });
      render(<EditedDocument document={before} whole={whole ?? false} />);
      if (tab) await userEvent.click(screen.getByRole("tab", { name: new RegExp(`^${tab}`) }));
      await choose();
      expect(has(edited.history.document)).toEqual(expected);
      expect(problemsOf(edited.history.document, shippedCatalog)).toEqual([]);
      edited.undo();
      expect(serialise(edited.history.document)).toBe(serialise(before));
    },
  );
});
