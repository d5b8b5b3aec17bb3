import { keptValues } from "../../engine/query/accepted.ts";
import type { Drill } from "../../engine/table/view-props.ts";

/** A part of a tile, as an address names it: what its figure is follows from the page. */
export interface FigurePart extends Pick<Drill, "filters" | "measure" | "side" | "beside"> {
  widget: string;
  /** The instance of a repeated section in which the tile is. */
  instance?: { by: string; value: string } | undefined;
}

/** `chiffre=<widget>` opens a figure; what singles out its part is in parameters that begin so: `chiffre.month=2026-03-01`. */
const NAME = "chiffre";
const own = { measure: `${NAME}.mesure`, side: `${NAME}.cote`, beside: `${NAME}.second`, by: `${NAME}.serie` };
/** A dimension's name. */
const dimensionParameter = /^chiffre\.([a-z][a-z0-9-]*)$/;

/** The part of a figure that an address opens; null where it opens none. */
export function readPart(search: URLSearchParams): FigurePart | null {
  const widget = search.get(NAME);
  if (!widget) return null;
  const filters: Record<string, string[]> = {};
  for (const parameter of new Set(search.keys())) {
    const [, dimension] = dimensionParameter.exec(parameter) ?? [];
    if (dimension && !Object.values(own).includes(parameter)) filters[dimension] = search.getAll(parameter);
  }
  const measure = search.get(own.measure);
  const side = search.get(own.side);
  const by = search.get(own.by);
  const value = by === null ? undefined : filters[by]?.[0];
  return {
    widget,
    filters,
    ...(measure ? { measure } : {}),
    ...(side === "1" || side === "-1" ? { side: Number(side) as 1 | -1 } : {}),
    ...(search.get(own.beside) === "1" ? { beside: true } : {}),
    ...(by !== null && value !== undefined ? { instance: { by, value } } : {}),
  };
}

/** The address's search with a figure opened in it, or with null none; what else it says stays. */
export function withPart(search: string, part: FigurePart | null): string {
  const next = new URLSearchParams(search);
  const before = [...next.keys()].filter((parameter) => parameter === NAME || parameter.startsWith(`${NAME}.`));
  for (const parameter of before) next.delete(parameter);
  if (!part) return next.toString();
  const { widget, filters, measure, side, beside, instance } = part;
  next.set(NAME, widget);
  for (const [dimension, accepted] of Object.entries(filters))
    for (const value of keptValues(accepted)) next.append(`${NAME}.${dimension}`, value);
  if (measure !== undefined) next.set(own.measure, measure);
  if (side !== undefined) next.set(own.side, String(side));
  if (beside) next.set(own.beside, "1");
  if (instance) next.set(own.by, instance.by);
  return next.toString();
}
