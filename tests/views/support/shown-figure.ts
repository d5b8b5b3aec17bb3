import { keptValues } from "../../../src/engine/query/accepted.ts";
import type { Figure } from "../../../src/domain/figure/figure.ts";
import type { Drill } from "../../../src/engine/table/view-props.ts";
import type { Result, Unit } from "../../../src/generated/types.ts";

/** The number that a tile shows for a part: the figure where it is a count, else its sample; null where it shows nothing. */
export function shownFigure(result: Result, drill: Drill): number | null {
  const found = figuresOf(result, drill);
  if (!found) return null;
  return found.figures.reduce((sum, { value, n }) => sum + (found.unit === "count" ? (value ?? 0) : n), 0);
}

function figuresOf(result: Result, { filters, measure }: Drill): { unit: Unit; figures: Figure[] } | null {
  const holds = (dimension: string | undefined, key: string): boolean => keptValues(filters[dimension ?? ""]).includes(key);
  switch (result.kind) {
    case "scalar": {
      const also = result.also?.find((one) => one.measure === measure);
      return { unit: (also ?? result).unit, figures: [also ?? result] };
    }
    case "breakdown":
      return { unit: result.unit, figures: result.items.filter(({ key }) => holds(result.dimension, key)) };
    case "geo":
      return {
        unit: result.unit,
        figures: result.places.filter(({ key }) => holds(result.level === "communes" ? "commune" : "establishment", key)),
      };
    case "series": {
      const at = result.keys.findIndex((day) => holds(result.grain, day));
      const lines = result.lines.filter(({ key, of }) =>
        of ? of.measure === measure : result.dimension === undefined || holds(result.dimension, key),
      );
      return { unit: lines[0]?.of?.unit ?? result.unit, figures: lines.flatMap(({ points }) => points[at] ?? []) };
    }
    case "matrix": {
      const [rows, columns] = result.dimensions;
      const figures = result.cells.flatMap((cells, row) =>
        cells.filter(
          (_, column) =>
            holds(rows, result.rows[row]?.key ?? "") &&
            (filters[columns ?? ""] === undefined || holds(columns, result.columns[column]?.key ?? "")),
        ),
      );
      return { unit: result.unit, figures };
    }
    case "table": {
      const at = measure === undefined ? 0 : result.columns.findIndex((column) => column.measure === measure);
      // What singles no row out is the row of everything.
      if (Object.keys(filters).length === 0)
        return { unit: result.columns[at]?.unit ?? "count", figures: result.total?.slice(at, at + 1) ?? [] };
      const rows = result.rows.filter(({ key }) => holds(result.dimension, key));
      return { unit: result.columns[at]?.unit ?? "count", figures: rows.flatMap(({ cells }) => cells[at] ?? []) };
    }
    case "changes": {
      const items = result.items.filter(
        (item) =>
          item.measure === measure &&
          item.parts.every(({ dimension, key }) => holds(dimension, key)) &&
          item.parts.length === Object.keys(filters).length,
      );
      return { unit: items[0]?.unit ?? "count", figures: items.map(({ to }) => to) };
    }
    default:
      return null;
  }
}
