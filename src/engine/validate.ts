import type { ConfigProblem, Dashboard } from "../generated/types.ts";
import { isDashboard } from "../generated/validators.js";
import { everyDimension, ignoredFilters, type PlanCatalog } from "./catalog.ts";
import { check } from "./check-form.ts";
import { checkWidget } from "./check-widget.ts";
import { entry } from "./entry.ts";
import { sourceOf } from "./kind.ts";
import { problem, step, unknownValue } from "./problems.ts";

/** Every problem of a dashboard document: its form first; where the form is sound, what it refers to. */
export function checkDashboard(document: unknown, catalog: PlanCatalog, at = ""): ConfigProblem[] {
  const form = check(isDashboard, document, at);
  return form.length > 0 ? form : checkReferences(document as Dashboard, catalog, at);
}

/** What a dashboard of sound form refers to: types, measures, dimensions, its own widgets; and its period. */
export function checkReferences(dashboard: Dashboard, catalog: PlanCatalog, at = ""): ConfigProblem[] {
  return [
    ...Object.entries(dashboard.widgets).flatMap(([id, widget]) => checkWidget(widget, catalog, `${at}/widgets${step(id)}`)),
    ...checkLayout(dashboard, at),
    ...checkDimensionNames(dashboard, catalog, at),
    ...checkPeriod(dashboard, at),
  ];
}

function checkLayout(dashboard: Dashboard, at: string): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const seen = new Map<string, string>();
  const ids = new Set<string>();
  const own = (id: string, pointer: string): void => {
    if (ids.has(id)) problems.push(problem(pointer, `L’identifiant «\u00a0${id}\u00a0» est déjà pris dans cette mise en page.`));
    ids.add(id);
  };
  dashboard.layout.tabs.forEach((tab, t) => {
    own(`tab ${tab.id}`, `${at}/layout/tabs/${t}/id`);
    tab.sections.forEach((section, s) => {
      own(`section ${section.id}`, `${at}/layout/tabs/${t}/sections/${s}/id`);
      section.grid.forEach((placement, p) => {
        const pointer = `${at}/layout/tabs/${t}/sections/${s}/grid/${p}`;
        if (!Object.hasOwn(dashboard.widgets, placement.widget))
          problems.push(unknownValue(`${pointer}/widget`, "Le widget", placement.widget, Object.keys(dashboard.widgets)));
        if (seen.has(placement.widget))
          problems.push(problem(`${pointer}/widget`, `Le widget «\u00a0${placement.widget}\u00a0» est déjà placé.`));
        seen.set(placement.widget, pointer);
        if (placement.x + placement.w > 12)
          problems.push(
            problem(`${pointer}/w`, "Le widget dépasse la douzième colonne.", {
              repair: [{ op: "replace", path: `${pointer}/w`, value: 12 - placement.x }],
            }),
          );
      });
    });
  });
  for (const id of Object.keys(dashboard.widgets)) {
    if (!seen.has(id)) problems.push(problem(`${at}/widgets${step(id)}`, `Le widget «\u00a0${id}\u00a0» n’est placé nulle part.`));
  }
  return problems;
}

function checkDimensionNames(dashboard: Dashboard, catalog: PlanCatalog, at: string): ConfigProblem[] {
  const known = everyDimension(catalog.metrics);
  const check = (name: string, pointer: string, repairable = true): ConfigProblem[] => {
    if (known.has(name)) return [];
    const found = unknownValue(pointer, "La dimension", name, [...known]);
    return [repairable ? found : { ...found, repair: null }];
  };
  const widgets = Object.values(dashboard.widgets);
  const used = widgets.flatMap((widget) => {
    const type = entry(catalog.types, widget.type);
    return type ? [sourceOf({ ...type.query, ...widget.query }, catalog.metrics)] : [];
  });
  return [
    ...Object.keys(dashboard.filters ?? {}).flatMap((name) => {
      const found = check(name, `${at}/filters${step(name)}`, false);
      // A widget of an unknown type may be the one that the filter is for.
      if (found.length || used.length === 0 || used.length < widgets.length) return found;
      const reaches = used.some((source) => ignoredFilters(source, { [name]: [] }, catalog.metrics).length === 0);
      return reaches ? [] : [problem(`${at}/filters${step(name)}`, `Aucun widget ne tient compte du filtre «\u00a0${name}\u00a0».`)];
    }),
    ...(dashboard.facets ?? []).flatMap((name, index) => check(name, `${at}/facets/${index}`)),
    ...dashboard.layout.tabs.flatMap((tab, t) =>
      tab.sections.flatMap((section, s) =>
        section.repeat ? check(section.repeat.by, `${at}/layout/tabs/${t}/sections/${s}/repeat/by`) : [],
      ),
    ),
  ];
}

function checkPeriod({ period }: Dashboard, at: string): ConfigProblem[] {
  if (period?.preset !== "custom") return [];
  if (!period.from || !period.to)
    return [
      problem(`${at}/period`, "Une période choisie demande son premier et son dernier jour («\u00a0from\u00a0» et «\u00a0to\u00a0»)."),
    ];
  return period.from > period.to ? [problem(`${at}/period/to`, "La fin de la période précède son début.")] : [];
}
