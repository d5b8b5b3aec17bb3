import { joined, largest, MAX_SERIES } from "../../../src/domain/figure/others.ts";
import type { BreakdownResult, Cell, MatrixResult } from "../../../src/generated/types.ts";

/** A place on the axis of names. */
export interface BarRow {
  label: string;
  /** The values of the dimension that it covers; several where it groups. */
  keys: readonly string[];
}

/** One value for each row. */
export interface BarLayer {
  key: string;
  label: string;
  color?: string | undefined;
  /** Tonality index, where the layers are tonalities. */
  tonality?: number | undefined;
  cells: readonly Cell[];
  others?: boolean;
}

export interface Bars {
  rows: readonly BarRow[];
  layers: readonly BarLayer[];
  /** Colour and tonality of each bar of a simple chart. */
  marks: readonly { color?: string | undefined; tonality?: number | undefined }[];
}

/** What several values of a dimension are called together. */
type NameOthers = (dimension: string, count: number) => string;

const nothing: Cell = { value: null, n: 0 };

/** What is drawn of a result: at most `room` rows and six layers, the rest grouped where their figures can be joined. */
export function barsOf(result: BreakdownResult | MatrixResult, room: number, nameOthers: NameOthers): Bars {
  return result.kind === "breakdown" ? simpleBars(result, room, nameOthers) : layeredBars(result, room, nameOthers);
}

function simpleBars({ dimension, items, unit, label, measure }: BreakdownResult, room: number, nameOthers: NameOthers): Bars {
  // What weighs most keeps its name, whatever its value: order alone would hide the largest of the worst.
  const { shown, rest } = largest(items, room, ({ n }) => n);
  const group = rest.length > 0 ? joined(rest, unit) : nothing;
  const grouped = group.value !== null || group.hidden === true;
  const cells: Cell[] = [...shown.map(cellOf), ...(grouped ? [group] : [])];
  return {
    rows: [
      ...shown.map((item) => ({ label: item.label, keys: [item.key] })),
      ...(grouped ? [{ label: nameOthers(dimension, rest.length), keys: rest.map(({ key }) => key) }] : []),
    ],
    layers: [{ key: measure, label, cells }],
    marks: [...shown.map(({ color, index }) => ({ color, tonality: index })), ...(grouped ? [{}] : [])],
  };
}

function cellOf({ value, n, sample, hidden }: Cell): Cell {
  return { value, n, ...(sample === undefined ? {} : { sample }), ...(hidden && { hidden }) };
}

function layeredBars({ dimensions, rows, columns, cells, unit }: MatrixResult, room: number, nameOthers: NameOthers): Bars {
  const drawn = rows.slice(0, room);
  const places = columns.map((_, column) => column);
  const { shown, rest } = largest(places, MAX_SERIES, (column) => cells.reduce((sum, row) => sum + (row[column]?.n ?? 0), 0));
  const layer = (column: number): BarLayer => {
    const { key = "", label = "", color, index } = columns[column] ?? {};
    return { key, label, color, tonality: index, cells: drawn.map((_, row) => cells[row]?.[column] ?? nothing) };
  };
  const others: BarLayer = {
    key: "others",
    label: nameOthers(dimensions[1] ?? "", rest.length),
    others: true,
    cells: drawn.map((_, row) =>
      joined(
        rest.map((column) => cells[row]?.[column] ?? nothing),
        unit,
      ),
    ),
  };
  return {
    rows: drawn.map(({ key, label }) => ({ label, keys: [key] })),
    layers: [...shown.map(layer), ...(rest.length > 0 ? [others] : [])],
    marks: [],
  };
}
