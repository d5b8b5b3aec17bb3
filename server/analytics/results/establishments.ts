import type { Cell } from "../../../src/generated/types.ts";
import type { Columnar } from "../columnar-port.ts";
import type { EstablishmentCells, EstablishmentFigure, EstablishmentPlace, NamedValue } from "../establishment-questions.ts";
import type { Scope } from "../question.ts";
import type { Compiling } from "../sql/conditions.ts";
import { compilePlaces, compileSelectionMembers, type MemberRow, type PlaceRow } from "../sql/establishments.ts";
import { number, text } from "../sql/groups.ts";
import { type Answering, measureOf, narrowingOf } from "./answering.ts";
import { askRows } from "./ask-rows.ts";
import { keyOf } from "./rows.ts";

const measures = { rating: "rating", nps: "nps-estimated", reviews: "reviews", response_rate: "response-rate" } as const;
const names = Object.keys(measures) as (keyof typeof measures)[];

/** Every establishment that the scope reaches, in the order of the projection. */
export async function askPlaces(scope: Scope, asking: Compiling & { db: Columnar }): Promise<EstablishmentPlace[]> {
  const [places, members] = [compilePlaces(scope, asking), compileSelectionMembers(scope, asking)];
  const [rows, selected] = await Promise.all([
    asking.db.query<PlaceRow>(places.sql, places.params),
    asking.db.query<MemberRow>(members.sql, members.params),
  ]);
  const selections = selectionsOf(selected);
  const term = (dimension: string, key: string | null): NamedValue | null =>
    key === null ? null : { key, label: asking.vocabulary.term(dimension, key).label };
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    lat: number(row.lat),
    lng: number(row.lng),
    category: { key: row.category, label: asking.vocabulary.term("category", row.category).label },
    commune: named(row.commune, row.commune_name),
    child: named(row.child, row.child_name),
    stars: term("stars", text(row.stars)),
    capacity: term("capacity", keyOf("capacity", text(row.capacity), asking.vocabulary)),
    selections: selections.get(Number(row.establishment)) ?? [],
  }));
}

/** The figures of every establishment that has a review under the question, and those of one that has none. */
export async function askEstablishmentFigures(
  answering: Answering,
): Promise<{ figures: EstablishmentFigure[]; none: Pick<EstablishmentFigure, "cells" | "spread"> }> {
  const asked = names.map((name) => measureOf(measures[name], answering).measure);
  const { rows, empty } = await askRows("reviews", asked, "establishment", narrowingOf(answering), answering, { spread: true });
  const noSpread = [0, 0, 0, 0, 0];
  return {
    figures: rows.map(({ key, cells, spread }) => ({ id: key, cells: cellsOf(cells), spread: spread ?? noSpread })),
    none: { cells: cellsOf(empty), spread: noSpread },
  };
}

const named = (key: string | null, label: string | null): NamedValue | null => (key === null ? null : { key, label: label ?? key });

function cellsOf(cells: readonly Cell[]): EstablishmentCells {
  const at = (name: (typeof names)[number]): Cell => cells[names.indexOf(name)] ?? { value: null, n: 0 };
  return { rating: at("rating"), nps: at("nps"), reviews: at("reviews"), response_rate: at("response_rate") };
}

function selectionsOf(members: readonly MemberRow[]): ReadonlyMap<number, NamedValue[]> {
  const found = new Map<number, NamedValue[]>();
  for (const { id, title, establishment } of members) {
    const own = found.get(Number(establishment)) ?? [];
    own.push({ key: id, label: title });
    found.set(Number(establishment), own);
  }
  return found;
}
