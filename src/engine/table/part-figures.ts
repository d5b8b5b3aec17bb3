import type { Figure, Unit } from "../../domain/figure/figure.ts";
import { bucketTitle } from "../../domain/time/bucket.ts";
import type { Measure, Result } from "../../generated/types.ts";
import { keptValues } from "../query/accepted.ts";
import type { Drill } from "./view-props.ts";

/** The figures that a part of a result shows, and what it is called. */
export interface PartFigures {
  /** Absent where figures of several measures are meant. */
  measure?: string | undefined;
  unit: Unit;
  /** Several where values are drawn as one: «Autres». */
  figures: readonly Figure[];
  /** The values that single it out; none where the part is the whole. */
  members: readonly PartMember[];
}

/** A value of a dimension with its name, as a result has them. */
export interface PartMember {
  dimension: string;
  key: string;
  label: string;
}

type Part = Pick<Drill, "filters" | "measure">;

/**
 * The figures of a result that a part singles out: those that its view shows for it.
 *
 * The whole of a breakdown or of a table is its total; a curve, a matrix and a map show no figure over everything, so theirs
 * are none. Null for a result without figures.
 */
export function figuresOfPart(result: Result, { filters, measure }: Part): PartFigures | null {
  const holds = (dimension: string | undefined, key: string): boolean => keptValues(filters[dimension ?? ""]).includes(key);
  const named =
    (dimension: string) =>
    ({ key, label }: { key: string; label: string }): PartMember => ({ dimension, key, label });
  const isWhole = Object.keys(filters).length === 0;
  switch (result.kind) {
    case "scalar": {
      const also = result.also?.find((one) => one.measure === measure);
      const shown = also ?? result;
      return { measure: shown.measure, unit: shown.unit, figures: [shown], members: [] };
    }
    case "breakdown": {
      const { unit, dimension, total } = result;
      if (isWhole) return { measure: result.measure, unit, figures: [total], members: [] };
      const items = result.items.filter(({ key }) => holds(dimension, key));
      return { measure: result.measure, unit, figures: items, members: items.map(named(dimension)) };
    }
    case "geo": {
      const dimension = result.level === "communes" ? "commune" : "establishment";
      const places = result.places.filter(({ key }) => holds(dimension, key));
      return { measure: result.measure, unit: result.unit, figures: places, members: places.map(named(dimension)) };
    }
    case "series": {
      const at = result.keys.findIndex((day) => holds(result.grain, day));
      const lines = result.lines.filter(({ key, of }) =>
        of ? of.measure === measure : result.dimension === undefined || holds(result.dimension, key),
      );
      const bucket = result.keys[at];
      return {
        measure: lines[0]?.of?.measure ?? result.measure,
        unit: lines[0]?.of?.unit ?? result.unit,
        figures: lines.flatMap(({ points }) => points[at] ?? []),
        members: [
          ...(result.dimension === undefined ? [] : lines.map(named(result.dimension))),
          ...(bucket === undefined ? [] : [{ dimension: result.grain, key: bucket, label: bucketTitle(bucket, result.grain) }]),
        ],
      };
    }
    case "matrix": {
      const [first = "", second = ""] = result.dimensions;
      const isRow = filters[second] === undefined;
      const rows = result.rows.flatMap((member, row) => (holds(first, member.key) ? [{ row, ...named(first)(member) }] : []));
      const columns = result.columns.flatMap((member, column) =>
        isRow || holds(second, member.key) ? [{ column, ...named(second)(member) }] : [],
      );
      return {
        measure: result.measure,
        unit: result.unit,
        figures: rows.flatMap(({ row }) => columns.flatMap(({ column }) => result.cells[row]?.[column] ?? [])),
        members: [...rows, ...(isRow ? [] : columns)].map(({ dimension, key, label }) => ({ dimension, key, label })),
      };
    }
    case "table": {
      const at = measure === undefined ? 0 : result.columns.findIndex((column) => column.measure === measure);
      const { measure: shown, unit = "count" } = result.columns[at] ?? {};
      if (isWhole) return { measure: shown, unit, figures: result.total?.slice(at, at + 1) ?? [], members: [] };
      const rows = result.rows.filter(({ key }) => holds(result.dimension, key));
      return { measure: shown, unit, figures: rows.flatMap(({ cells }) => cells[at] ?? []), members: rows.map(named(result.dimension)) };
    }
    case "changes": {
      const items = result.items.filter(
        (item) =>
          item.measure === measure &&
          item.parts.length === Object.keys(filters).length &&
          item.parts.every(({ dimension, key }) => holds(dimension, key)),
      );
      const [item] = items;
      return {
        measure,
        unit: item?.unit ?? "count",
        figures: items.map(({ to }) => to),
        members: item?.parts ?? [],
      };
    }
    case "feed":
    case "text":
      return null;
  }
}

/**
 * How many observations are listed behind the figures of a part: those that a count counts, those of the share that mentions,
 * those that any other figure rests on.
 */
export function observationsOf({ figures }: Pick<PartFigures, "figures">, { kind }: Pick<Measure, "kind">): number {
  return figures.reduce(
    (sum, { value, n }) => sum + (kind === "count" ? (value ?? 0) : kind === "mentioned" ? Math.round(((value ?? 0) * n) / 100) : n),
    0,
  );
}
