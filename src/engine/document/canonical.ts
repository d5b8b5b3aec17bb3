import type { Dashboard, DashboardPeriod, Parameter, Placement, Query, Widget } from "../../generated/types.ts";
import { topDown } from "./grid.ts";

/**
 * The one form of a dashboard: keys in the order of the schema, maps by name, tiles in the order of
 * reading. Two documents that mean the same are the same text, whatever edited or stored them
 * (PostgreSQL's jsonb and the inverse of a patch both reorder keys). The document itself is not changed.
 */
export function canonical(document: Dashboard): Dashboard {
  const { $schema, version, title, description, tags, extends: base, parameter, period, compare, filters, facets } = document;
  const { widgets, layout } = document;
  return defined<Dashboard>({
    $schema,
    version,
    title,
    description,
    tags,
    extends: base,
    parameter: parameter && defined<Parameter>({ dimension: parameter.dimension, label: parameter.label }),
    period: period && canonicalPeriod(period),
    compare,
    filters: filters && byName(filters),
    facets,
    widgets: byName(widgets, canonicalWidget),
    layout: {
      tabs: layout.tabs.map((tab) =>
        defined({
          id: tab.id,
          title: tab.title,
          sections: tab.sections.map((section) =>
            defined({
              id: section.id,
              title: section.title,
              repeat: section.repeat && defined({ by: section.repeat.by, values: section.repeat.values, limit: section.repeat.limit }),
              grid: topDown(section.grid).map(canonicalPlace),
              tablet: section.tablet && topDown(section.tablet).map(canonicalPlace),
              phone: section.phone && topDown(section.phone).map(canonicalPlace),
            }),
          ),
        }),
      ),
    },
  });
}

/** A dashboard as a file: canonical, two spaces, a final newline. Reading it and writing it again gives the same bytes. */
export function serialise(document: Dashboard): string {
  return `${JSON.stringify(canonical(document), null, 2)}\n`;
}

/** Whether two dashboards are the same document. */
export function isSameDocument(a: Dashboard, b: Dashboard): boolean {
  return serialise(a) === serialise(b);
}

function canonicalPlace({ widget, x, y, w, h }: Placement): Placement {
  return { widget, x, y, w, h };
}

function canonicalPeriod({ preset, from, to }: DashboardPeriod): DashboardPeriod {
  return defined<DashboardPeriod>({ preset, from, to });
}

function canonicalWidget({ type, title, period, query, options }: Widget): Widget {
  return defined<Widget>({
    type,
    title,
    period: period && canonicalPeriod(period),
    query: query && canonicalQuery(query),
    options: options && (sorted(options) as Record<string, unknown>),
  });
}

function canonicalQuery(query: Query): Query {
  const { measure, measures, also, by, where, order, limit, tail, falls, at_least, ranked } = query;
  const { trend, benchmark, total, spread, table, geo, peers, reviews, changes, text } = query;
  return defined<Query>({
    measure,
    measures,
    also,
    by,
    where: where && byName(where),
    order,
    limit,
    tail,
    falls,
    at_least,
    ranked,
    trend,
    benchmark,
    total,
    spread,
    table,
    geo,
    peers,
    reviews,
    changes: changes?.map((scan) => defined({ measure: scan.measure, by: scan.by })),
    text,
  });
}

/** Without the members that are not there: an absent key and an undefined one are the same document. Takes every key, so that none is lost. */
function defined<T extends object>(object: { [K in keyof Required<T>]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

function byName<T>(map: Readonly<Record<string, T>>, form: (value: T) => T = (value) => value): Record<string, T> {
  const ordered = Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(ordered.map(([name, value]) => [name, form(value)]));
}

/** Options have no order of their own: every key by name, at each depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return byName(value as Record<string, unknown>, sorted);
}
