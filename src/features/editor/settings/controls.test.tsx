import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useEffect, useReducer } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { metricsOf } from "../../../engine/catalog/catalog.ts";
import { serialise } from "../../../engine/document/canonical.ts";
import { begin, type History, historyReducer } from "../../../engine/document/history.ts";
import { problemsOf } from "../../../engine/document/problems-of.ts";
import { plan } from "../../../engine/plan/plan.ts";
import type { CatalogSource, Dashboard, WidgetType } from "../../../generated/types.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";
import type { Session } from "../../../page/session/session.ts";
import { SessionContext } from "../../../page/session/session.ts";
import type { SchemaField } from "../../../ui/schema-form/schema-fields.ts";
import { ToastsProvider } from "../../../ui/toast/toasts.tsx";
import { optionFields, queryFields } from "./fields.ts";
import { Settings } from "./settings.tsx";

const read = import.meta.glob<WidgetType>("../../../../widgets/types/*.json", { eager: true, import: "default" });
const sources = import.meta.glob<CatalogSource>("../../../../widgets/metrics/*.json", { eager: true, import: "default" });
const catalog = {
  views: viewManifests,
  types: Object.fromEntries(Object.values(read).map((type) => [type.type, type])),
  metrics: metricsOf(Object.values(sources)),
};
const documentOf = (type: string): Dashboard => ({
  version: 1,
  title: "Essai",
  widgets: { w: { type } },
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 8, h: 5 }] }] }] },
});

const queries = new QueryClient();
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

let history: History;
let undo: () => void;

function Edited({ document, whole = false }: { document: Dashboard; whole?: boolean }): ReactElement {
  const [state, dispatch] = useReducer(historyReducer, document, begin);
  useEffect(() => {
    history = state;
    undo = () => act(() => dispatch({ type: "undo" }));
  });
  return (
    <SessionContext value={{ user: { group: {} }, app: { product: { name: "B" }, tonalities: [] } } as unknown as Session}>
      <QueryClientProvider client={queries}>
        <ToastsProvider>
          <Settings
            chosen={whole ? [] : plan(state.document, catalog)}
            document={state.document}
            catalog={catalog}
            problems={problemsOf(state.document, catalog)}
            fresh={false}
            onChange={(change, gesture) => dispatch({ type: "edit", change, gesture })}
            onPatch={(patches, gesture) => dispatch({ type: "patch", patches, gesture })}
            onDuplicate={() => {}}
            onRemove={() => {}}
          />
        </ToastsProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}

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
  optionFields(catalog.types[type]?.view ?? "").map((field) => ({ type, field, name: `${type}, « ${field.label} » (${field.kind})` })),
);

it("has every kind of control that the shipped views ask for", () => {
  const kinds = new Set(Object.keys(viewManifests).flatMap((view) => optionFields(view).map(({ kind }) => kind)));
  expect([...kinds].filter((kind) => !controls.some(({ field }) => field.kind === kind))).toEqual([]);
  expect(queryFields({ measure: "rating" }).length).toBeGreaterThan(0);
});

it.each(controls)("$name changes the drawn tile, survives a reload and is undone", async ({ type, field }) => {
  const before = documentOf(type);
  render(<Edited document={before} />);
  await setOtherwise(field);
  const changed = history.document;
  const [was, is] = [before, changed].map((document) => plan(document, catalog)[0]);
  expect(is?.ok).toBe(true);
  expect(JSON.stringify(is)).not.toBe(JSON.stringify(was));
  expect(problemsOf(changed, catalog)).toEqual([]);
  // A reload reads what was stored.
  cleanup();
  const stored = serialise(changed);
  render(<Edited document={JSON.parse(stored) as Dashboard} />);
  expect(plan(history.document, catalog)[0]).toEqual(is);
  cleanup();
  render(<Edited document={before} />);
  await setOtherwise(field);
  undo();
  expect(serialise(history.document)).toBe(serialise(before));
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
      const before = documentOf("rating-by-category");
      render(<Edited document={before} whole={whole ?? false} />);
      if (tab) await userEvent.click(screen.getByRole("tab", { name: new RegExp(`^${tab}`) }));
      await choose();
      expect(has(history.document)).toEqual(expected);
      expect(problemsOf(history.document, catalog)).toEqual([]);
      undo();
      expect(serialise(history.document)).toBe(serialise(before));
    },
  );
});
