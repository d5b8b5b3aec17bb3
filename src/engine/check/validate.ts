import type { ConfigProblem, Dashboard, Section } from "../../generated/types.ts";
import { isDashboard } from "../../generated/validators.js";
import { everyDimension, ignoredFilters, type PlanCatalog } from "../catalog/catalog.ts";
import { check } from "./form.ts";
import { checkPeriod } from "./period.ts";
import { checkWidget } from "./widget.ts";
import { entry } from "../entry.ts";
import { type Device, deviceColumns, devices } from "../document/devices.ts";
import { bottomOf, gridColumns, settle } from "../document/grid.ts";
import { overlaid, sourceOf } from "../query/kind.ts";
import { meant, problem, step, unknownName, unknownValue } from "./problems.ts";

/** Every problem of a dashboard document: its form first; where the form is sound, what it refers to. */
export function checkDashboard(document: unknown, catalog: PlanCatalog, at = ""): ConfigProblem[] {
  const form = check(isDashboard, document, at);
  return form.length > 0 ? form : checkReferences(document as Dashboard, catalog, at);
}

/** What a schema-valid dashboard refers to: types, measures, dimensions, its own widgets; and its period. */
export function checkReferences(dashboard: Dashboard, catalog: PlanCatalog, at = ""): ConfigProblem[] {
  return [
    ...Object.entries(dashboard.widgets).flatMap(([id, widget]) => checkWidget(widget, catalog, `${at}/widgets${step(id)}`)),
    ...checkLayout(dashboard, catalog, at),
    ...checkDimensionNames(dashboard, catalog, at),
    ...checkParameter(dashboard, at),
    ...checkPeriod(dashboard.period, `${at}/period`),
  ];
}

function checkLayout(dashboard: Dashboard, catalog: PlanCatalog, at: string): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const seen = new Set<string>();
  /** Widgets that a misspelt placement most likely means: they have a place but for its mistake. */
  const meantOnes = new Set<string | null>();
  const ids = new Set<string>();
  const names = Object.keys(dashboard.widgets);
  const own = (kind: "tab" | "section", id: string, pointer: string): void => {
    const what = kind === "tab" ? "L’onglet" : "La section";
    if (ids.has(`${kind} ${id}`)) problems.push(taken(pointer, `${what} « ${id} » existe déjà dans cette mise en page`, id, ids, kind));
    ids.add(`${kind} ${id}`);
  };
  dashboard.layout.tabs.forEach((tab, t) => {
    own("tab", tab.id, `${at}/layout/tabs/${t}/id`);
    tab.sections.forEach((section, s) => {
      own("section", section.id, `${at}/layout/tabs/${t}/sections/${s}/id`);
      const grid = `${at}/layout/tabs/${t}/sections/${s}/grid`;
      section.grid.forEach((placement, p) => {
        const pointer = `${grid}/${p}`;
        if (!Object.hasOwn(dashboard.widgets, placement.widget)) {
          const found = unknownValue(`${pointer}/widget`, "Le widget", placement.widget, names);
          meantOnes.add(found.nearest);
          problems.push(found);
        } else if (seen.has(placement.widget)) {
          // Where another one has no place, it is the one that was meant.
          const placed = placedIn(dashboard);
          const other = names.find((name) => !placed.has(name) && !meantOnes.has(name));
          meantOnes.add(other ?? null);
          const hint = other === undefined ? "" : ` ${meant(other)}`;
          problems.push(
            problem(`${pointer}/widget`, `Le widget « ${placement.widget} » est déjà placé.${hint}`, {
              nearest: other ?? null,
              repair: [other === undefined ? { op: "remove", path: pointer } : { op: "replace", path: `${pointer}/widget`, value: other }],
            }),
          );
        }
        seen.add(placement.widget);
        if (placement.x + placement.w > gridColumns)
          problems.push(
            problem(
              `${pointer}/w`,
              `Le widget dépasse la douzième colonne : il commence à la colonne ${placement.x} et en occupe ${placement.w}.`,
              { repair: [{ op: "replace", path: grid, value: settle(section.grid) }] },
            ),
          );
      });
      for (const device of devices) problems.push(...checkOwnLayout(section, device, `${at}/layout/tabs/${t}/sections/${s}/${device}`));
    });
  });
  for (const id of names) if (!seen.has(id) && !meantOnes.has(id)) problems.push(unplaced(id, dashboard, catalog, at));
  return problems;
}

/** A section's own layout for a device: its widgets alone, each once, within the columns. */
function checkOwnLayout(section: Section, device: Device, at: string): ConfigProblem[] {
  const columns = deviceColumns[device];
  const left = new Set(section.grid.map(({ widget }) => widget));
  const known = [...left];
  const own = section[device] ?? [];
  return own.flatMap(({ widget, x, w }, index) => {
    const pointer = `${at}/${index}`;
    if (!known.includes(widget)) return [unknownValue(`${pointer}/widget`, "Dans cette section, le widget", widget, known)];
    if (!left.delete(widget))
      return [
        problem(`${pointer}/widget`, `Le widget « ${widget} » est déjà placé dans cette disposition.`, {
          repair: [{ op: "remove", path: pointer }],
        }),
      ];
    if (x + w <= columns) return [];
    const where = device === "tablet" ? "sur tablette" : "sur téléphone";
    return [
      problem(
        `${pointer}/w`,
        `Le widget dépasse la dernière des ${columns} colonnes ${where} : il commence à la colonne ${x} et en occupe ${w}.`,
        {
          repair: [{ op: "replace", path: at, value: settle(own, { columns }) }],
        },
      ),
    ];
  });
}

function placedIn({ layout }: Dashboard): ReadonlySet<string> {
  return new Set(layout.tabs.flatMap(({ sections }) => sections.flatMap(({ grid }) => grid.map(({ widget }) => widget))));
}

function taken(pointer: string, sentence: string, id: string, ids: ReadonlySet<string>, kind: string): ConfigProblem {
  let number = 2;
  while (ids.has(`${kind} ${id}-${number}`)) number += 1;
  return problem(pointer, `${sentence} : choisissez un autre identifiant.`, {
    repair: [{ op: "replace", path: pointer, value: `${id}-${number}` }],
  });
}

/** A widget that is nowhere in the layout; it finds a place below the others. */
function unplaced(id: string, dashboard: Dashboard, { types, views }: PlanCatalog, at: string): ConfigProblem {
  const t = dashboard.layout.tabs.length - 1;
  const sections = dashboard.layout.tabs[t]?.sections ?? [];
  const grid = sections.at(-1)?.grid ?? [];
  const size = entry(views, entry(types, dashboard.widgets[id]?.type ?? "")?.view ?? "")?.defaultSize;
  const value = size && { widget: id, x: 0, y: Math.min(500, bottomOf(grid)), w: size.w, h: size.h };
  return problem(`${at}/widgets${step(id)}`, `Le widget « ${id} » n’est placé nulle part : ajoutez-le à une grille de « layout ».`, {
    repair: value ? [{ op: "add", path: `${at}/layout/tabs/${t}/sections/${sections.length - 1}/grid/-`, value }] : null,
  });
}

function checkDimensionNames(dashboard: Dashboard, catalog: PlanCatalog, at: string): ConfigProblem[] {
  const known = everyDimension(catalog.metrics);
  const check = (name: string, pointer: string, others: readonly string[] = []): ConfigProblem[] =>
    known.has(name) ? [] : [unknownValue(pointer, "La dimension", name, [...known], { others })];
  const widgets = Object.values(dashboard.widgets);
  const used = widgets.flatMap((widget) => {
    const type = entry(catalog.types, widget.type);
    return type ? [sourceOf(overlaid(type.query, widget.query), catalog.metrics)] : [];
  });
  return [
    ...Object.keys(dashboard.filters ?? {}).flatMap((name) => {
      if (!known.has(name)) return [unknownName(`${at}/filters${step(name)}`, "La dimension", name, [...known], dashboard.filters ?? {})];
      // A widget of an unknown type may be the one that the filter is for.
      if (used.length === 0 || used.length < widgets.length) return [];
      const reaches = used.some((source) => ignoredFilters(source, { [name]: [] }, catalog.metrics).length === 0);
      return reaches ? [] : [problem(`${at}/filters${step(name)}`, `Aucun widget ne tient compte du filtre « ${name} ».`)];
    }),
    ...(dashboard.facets ?? []).flatMap((name, index) => check(name, `${at}/facets/${index}`, dashboard.facets)),
    ...dashboard.layout.tabs.flatMap((tab, t) =>
      tab.sections.flatMap((section, s) =>
        section.repeat ? check(section.repeat.by, `${at}/layout/tabs/${t}/sections/${s}/repeat/by`) : [],
      ),
    ),
  ];
}

/** What else of a dynamic dashboard chooses values of its own parameter's dimension: facets, filters and repeated sections must not. */
function checkParameter({ parameter, facets = [], filters = {}, layout }: Dashboard, at: string): ConfigProblem[] {
  if (!parameter) return [];
  const { dimension } = parameter;
  const clash = (pointer: string, what: string): ConfigProblem =>
    problem(pointer, `Ce tableau de bord s’ouvre sur une valeur de « ${dimension} » : ${what}`, {
      repair: [{ op: "remove", path: pointer }],
    });
  return [
    ...facets.flatMap((name, index) =>
      name === dimension ? [clash(`${at}/facets/${index}`, "il ne peut pas proposer aussi ce filtre au lecteur.")] : [],
    ),
    ...(Object.hasOwn(filters, dimension)
      ? [clash(`${at}/filters${step(dimension)}`, "un filtre fixe sur la même dimension le contredirait.")]
      : []),
    ...layout.tabs.flatMap((tab, t) =>
      tab.sections.flatMap((section, s) =>
        section.repeat?.by === dimension
          ? [clash(`${at}/layout/tabs/${t}/sections/${s}/repeat`, "une section ne peut pas se répéter sur cette dimension.")]
          : [],
      ),
    ),
  ];
}
