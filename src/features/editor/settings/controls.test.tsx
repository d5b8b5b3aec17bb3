import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { documentOf, edited, EditedDocument, shippedCatalog } from "../../../../tests/views/support/edited-document.tsx";
import { serialise } from "../../../engine/document/canonical.ts";
import { problemsOf } from "../../../engine/document/problems-of.ts";
import { plan } from "../../../engine/plan/plan.ts";
import type { Dashboard, WidgetType } from "../../../generated/types.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";
import type { SchemaField } from "../../../ui/schema-form/schema-fields.ts";
import { isWritten } from "./content-settings.tsx";
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
  } else if (kind === "number") {
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: label });
    const [least, next] = [Math.max(minimum, 0) + 1, Math.max(minimum, 0) + 2].map(String);
    const wanted = input.value === least ? next : least;
    await userEvent.clear(input);
    await userEvent.type(input, wanted ?? "");
  } else if (kind === "numbers") await userEvent.type(screen.getByRole("textbox", { name: label }), "20 40");
  else await userEvent.type(screen.getByRole("textbox", { name: label }), "Objectif");
}

/** One type of each view: every option that a document can set. */
const types = Object.values(
  Object.fromEntries(
    Object.values(shippedCatalog.types).map(({ type, view }) => [view, Object.hasOwn(shippedCatalog.types, view) ? view : type]),
  ),
).filter((type) => !isWritten(shippedCatalog.types[type] as WidgetType));
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

it("leaves a field that was emptied empty, to be written anew, though its type has a value of its own", async () => {
  render(<EditedDocument document={documentOf({ type: "themes" })} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Thématiques par côté" });
  const first = input.value;
  await userEvent.click(input);
  await userEvent.keyboard("{Backspace}");
  expect(input.value).toBe("");
  await userEvent.keyboard("7");
  expect([input.value, edited.history.document.widgets["w"]?.options]).toEqual(["7", { count: 7 }]);
  edited.undo();
  expect(input.value, "what is undone is shown").toBe(first);
  await userEvent.keyboard("{Backspace}");
  await userEvent.tab();
  expect(input.value, "left empty, it is as its type has it").toBe(first);
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

describe("several widgets that are chosen", () => {
  const three = (): Dashboard => {
    const { layout, ...one } = documentOf({ type: "bars" });
    const ids = ["a", "b", "c"];
    const grid = ids.map((widget, at) => ({ widget, x: 0, y: at * 5, w: 8, h: 5 }));
    return {
      ...one,
      widgets: { a: { type: "bars" }, b: { type: "bars", options: { direction: "vertical" } }, c: { type: "bars", title: "Trois" } },
      layout: { tabs: [{ ...layout.tabs[0], id: "t", sections: [{ id: "s", grid }] }] },
    };
  };

  it("get a setting together, in one step, and say where they differ", async () => {
    const before = three();
    render(<EditedDocument document={before} />);
    expect(screen.getByRole("heading", { name: "3 widgets choisis" })).toBeTruthy();
    const direction = screen.getByRole("radiogroup", { name: "Sens des barres" });
    expect(direction.querySelector('[aria-checked="true"]')).toBeNull();
    expect(screen.getAllByText(/^Valeurs différentes/).length).toBeGreaterThan(0);
    await userEvent.click(within(direction).getByRole("radio", { name: "Debout" }));
    expect(
      Object.values(edited.history.document.widgets)
        .map(({ options = {} }) => ({ ...options }) as Record<string, unknown>)
        .map(({ direction: own }) => own),
    ).toEqual(Array.from({ length: 3 }, () => "vertical"));
    expect(edited.history.past).toHaveLength(1);
    edited.undo();
    expect(serialise(edited.history.document)).toBe(serialise(before));
  });
});

describe("another picture or ready-made widget in the place of one", () => {
  it("keeps what fits and names what is lost, in one step", async () => {
    const before = documentOf({
      type: "bars",
      title: "Mes avis",
      options: { direction: "vertical" },
      query: { where: { category: ["hotel"] } },
    });
    render(<EditedDocument document={before} />);
    await pick(/^Présentation/, "Anneau");
    expect(edited.history.document.widgets["w"]).toMatchObject({
      type: "donut",
      title: "Mes avis",
      query: { where: { category: ["hotel"] } },
    });
    expect(screen.getByText(/N’a pas pu être gardé.*« Sens des barres »/)).toBeTruthy();
    edited.undo();
    expect(serialise(edited.history.document)).toBe(serialise(before));
    await pick(/^Widget prêt à l’emploi/, "Net Promoter Score");
    expect(edited.history.document.widgets["w"]).toMatchObject({ title: "Mes avis", query: { where: { category: ["hotel"] } } });
    expect(edited.history.past).toHaveLength(1);
  });
});
