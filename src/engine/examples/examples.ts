import type { Query, Result, TileResultLine, ViewExample } from "../../generated/types.ts";
import { type Metrics, timeDimensions } from "../catalog/catalog.ts";
import type { Tile } from "../plan/plan.ts";
import { mainMeasures, resultKind } from "../query/kind.ts";
import { fitted } from "./fitted.ts";

/** The states that an example of a view can show. */
export type ExampleState = "ready" | "small-sample" | "empty";

/** Fewer observations than this are shown with care, as the examples have them. */
const SMALL = 30;

/** The example of a view for a state: of the same kind, dimension and measure, as far as there is one; undefined where the view has none. */
export function exampleFor(examples: readonly ViewExample[], query: Query, state: ExampleState): ViewExample | undefined {
  const [measure] = mainMeasures(query);
  const likeness = ({ result }: ViewExample): number => {
    const isAsked = result.kind === resultKind(query);
    const isOfMeasure = "measure" in result && result.measure === measure;
    if (result.kind === "matrix") {
      const [rows, columns] = query.by ?? [];
      return (
        Number(isAsked) * 8 + Number(result.dimensions[1] === columns) * 4 + Number(result.dimensions[0] === rows) * 2 + Number(isOfMeasure)
      );
    }
    // Lines are divided by what is no time.
    const dimension = result.kind === "series" ? query.by?.find((name) => !timeDimensions.includes(name)) : query.by?.[0];
    const own = "dimension" in result ? result.dimension : undefined;
    const isDivided = result.kind === "series" && result.lines.length > 1 === (dimension !== undefined);
    return Number(isAsked) * 8 + Number(own === dimension) * 2 + Number(isDivided) * 2 + Number(isOfMeasure);
  };
  return examples.filter(({ result }) => exampleState(result) === state).toSorted((a, b) => likeness(b) - likeness(a))[0];
}

/**
 * What the tiles of a plan are given to be drawn with the examples of their views: of a view without an example of the state,
 * the ready one; each {@link fitted} to what its tile asks. Tiles that cannot be drawn are given nothing.
 */
export function exampleLines(
  tiles: readonly Tile[],
  examplesOf: (view: string) => readonly ViewExample[],
  state: ExampleState,
  metrics: Metrics,
): TileResultLine[] {
  return tiles.flatMap((tile) => {
    if (!tile.ok) return [];
    const lines = linesFor(tile.id, examplesOf(tile.view), tile.query, state, metrics);
    if (!tile.beside) return lines;
    const beside = linesFor(tile.id, examplesOf(tile.beside.view), tile.beside.query, state, metrics);
    return [...lines, ...beside.map((line) => ({ ...line, part: "beside" as const }))];
  });
}

function linesFor(widget: string, examples: readonly ViewExample[], query: Query, state: ExampleState, metrics: Metrics): TileResultLine[] {
  const found = exampleFor(examples, query, state) ?? exampleFor(examples, query, "ready") ?? examples[0];
  if (!found) return [];
  const result = fitted(found.result, query, metrics);
  const previous = found.previous && fitted(found.previous, query, metrics);
  return [{ widget, from: 1, to: 2, result }, ...(previous ? [{ widget, from: 0, to: 1, compared: true as const, result: previous }] : [])];
}

function exampleState(result: Result): ExampleState {
  if (result.kind === "scalar") {
    if (result.value === null && !result.hidden) return "empty";
    return result.hidden || result.n < SMALL ? "small-sample" : "ready";
  }
  if (rowsOf(result) === 0) return "empty";
  return "too_few" in result && result.too_few ? "small-sample" : "ready";
}

/** How many rows, points or places a result has; those of a text count as one. */
function rowsOf(result: Result): number {
  switch (result.kind) {
    case "series":
      return result.lines.reduce((sum, { points }) => sum + points.filter(({ value }) => value !== null).length, 0);
    case "breakdown":
    case "feed":
      return result.items.length;
    case "matrix":
      return Math.min(result.rows.length, result.columns.length);
    case "table":
      return result.rows.length;
    case "geo":
      return result.places.filter(({ n }) => n > 0).length;
    default:
      return 1;
  }
}
