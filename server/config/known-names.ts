import type { Catalog, Metrics } from "../../src/engine/catalog/catalog.ts";
import type { PlainMeasure } from "../../src/engine/catalog/index-weights.ts";
import { kindNames } from "../../src/engine/query/kind.ts";
import { step } from "../../src/engine/check/problems.ts";
import type { ConfigProblem, Dashboard, MetricSource, ResultKind, Template, WidgetType } from "../../src/generated/types.ts";
import type { ReadDocument } from "./read-document.ts";

/** A document that is not used as it was read: for mistakes of its own or, being `blameless`, for those of what it names. */
export interface LeftOut {
  document: ReadDocument;
  blameless: boolean;
}

/** The catalog as those who refer to it may take it: what is left out for its own mistakes is there all the same. */
export interface KnownNames {
  catalog: Catalog;
  /** Types of which the name alone is known: nothing can be said of their tiles. */
  bareTypes: ReadonlySet<string>;
  /** Which measures there are is unknown, and so is what is wrong with those who name them. */
  unread: boolean;
}

/** The views and measures that types may name: a view that is left out may draw anything, until it is mended. */
export function knownParts(bare: Catalog, sources: readonly LeftOut[], views: readonly LeftOut[]): KnownNames {
  const missing = views.flatMap(({ document }) => namesOf(document, "view")).filter((view) => !Object.hasOwn(bare.views, view));
  const accepts = Object.keys(kindNames) as ResultKind[];
  const size = { w: 1, h: 1 };
  return {
    catalog: {
      ...bare,
      views: {
        ...bare.views,
        ...Object.fromEntries(missing.map((view) => [view, { view, label: view, accepts, minSize: size, defaultSize: size }])),
      },
      metrics: sources.reduce((metrics, { document }) => withMeasures(metrics, document), bare.metrics),
    },
    bareTypes: new Set(),
    unread: sources.some(({ document }) => !namesMeasures(document)),
  };
}

/** And the types that dashboards may name. */
export function knownTypes(known: KnownNames, { types, templates }: Catalog, leftOut: readonly LeftOut[]): KnownNames {
  const blameless = leftOut.filter(({ blameless: none }) => none).map(({ document }) => document.value as WidgetType);
  const all = { ...Object.fromEntries(blameless.map((type) => [type.type, type])), ...types };
  const names = leftOut.flatMap(({ document }) => namesOf(document, "type"));
  return {
    ...known,
    catalog: { ...known.catalog, types: all, ...(templates ? { templates } : {}) },
    bareTypes: new Set(names.filter((name) => !Object.hasOwn(all, name))),
  };
}

/** The templates that a dashboard may be linked to, with their versions; what is wrong in one is reported there. */
export function knownTemplates(documents: readonly ReadDocument[]): NonNullable<Catalog["templates"]> {
  const entries = documents
    .filter(({ kind }) => kind === "template")
    .map(({ file, value, problems }): [string, number | null] => {
      if (problems.length > 0) return [fileNameOf(file), null];
      const { id, version } = value as Template;
      return [id, version];
    });
  return Object.fromEntries(entries);
}

/** The routes of pages that are left out for their own mistakes: menus may lead there all the same. */
export function knownPageRoutes(leftOut: readonly LeftOut[]): string[] {
  return leftOut.flatMap(({ document }) =>
    [...namesOf(document, "page"), ...namesOf(document, "address")].map((name) => `destination.${name}`),
  );
}

/** A dashboard's problems without those of tiles whose type is there, though with mistakes that are reported at the type. */
export function withoutBareTypes(problems: readonly ConfigProblem[], dashboard: Dashboard, at: string, known: KnownNames): ConfigProblem[] {
  const reported = new Set(
    Object.entries(dashboard.widgets).flatMap(([id, { type }]) => (known.bareTypes.has(type) ? [`${at}/widgets${step(id)}/type`] : [])),
  );
  return problems.filter(({ pointer }) => !reported.has(pointer));
}

/** «kpi» of `widgets/views/kpi/view.json`, whatever its content, and the name that it gives itself. */
function namesOf({ file, value }: ReadDocument, key: "view" | "type" | "page" | "address"): string[] {
  const own = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return [fileNameOf(file), ...(typeof own === "string" ? [own] : [])];
}

/** «rating» of `widgets/types/rating.json`, «kpi» of `widgets/views/kpi/view.json`. */
export function fileNameOf(file: string): string {
  const [folder = "", name = ""] = file.split("/").slice(-2);
  return name === "view.json" ? folder : name.replace(/\.json$/, "");
}

/** Whether what is wrong in a source lies inside single measures: then their names, its own and its dimensions can be relied on. */
function namesMeasures({ problems }: ReadDocument): boolean {
  return problems.every(({ pointer }) => pointer.startsWith("/measures/"));
}

function withMeasures(metrics: Metrics, document: ReadDocument): Metrics {
  if (!namesMeasures(document)) return metrics;
  // Weights are not looked up: no figure is asked of what is left out, and its form is not to be relied on.
  const { source, measures, dimensions } = document.value as MetricSource & { measures: Record<string, PlainMeasure> };
  const meant = new Map(document.problems.map(({ pointer, nearest }) => [pointer, nearest]));
  // What is written wrong, a name, a unit or a kind, is taken as it was meant: those who refer to it do it right.
  const own = Object.entries(measures).map(([name, measure]) => {
    const at = `/measures${step(name)}`;
    const unit = meant.has(`${at}/unit`) ? (meant.get(`${at}/unit`) as PlainMeasure["unit"]) : measure.unit;
    const kind = meant.has(`${at}/kind`) ? (meant.get(`${at}/kind`) as PlainMeasure["kind"]) : measure.kind;
    return [meant.get(at) ?? name, { ...measure, unit, kind, source }] as const;
  });
  return {
    measures: { ...Object.fromEntries(own), ...metrics.measures },
    dimensions: { [source]: dimensions, ...metrics.dimensions },
  };
}
