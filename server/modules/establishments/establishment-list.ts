import { isAllBut } from "../../../src/engine/query/accepted.ts";
import type { Accepted, EstablishmentFacet, EstablishmentSort, Filters, MapBounds } from "../../../src/generated/types.ts";
import type { EstablishmentFigure, EstablishmentPlace, NamedValue } from "../../analytics/establishment-questions.ts";
import { fold } from "../../../src/domain/text/fold.ts";

/** What an establishment is, as opposed to what its reviews say. */
export const placeDimensions = ["category", "commune", "child", "stars", "capacity", "label", "selection", "establishment"] as const;
type PlaceDimension = (typeof placeDimensions)[number];

/** One line of the list. */
export interface ListedEstablishment {
  place: EstablishmentPlace;
  /** Quality labels that it bears, as they were imported. */
  labels: readonly string[];
  figure: Pick<EstablishmentFigure, "cells" | "spread">;
}

/** Which establishments are listed. */
export interface Chosen {
  /** By what they are. */
  filters: Filters;
  /** Words of their name or commune, in any order. */
  search?: string | undefined;
  within?: MapBounds | undefined;
}

/** The establishments that satisfy everything. */
export function chosenOf(all: readonly ListedEstablishment[], chosen: Chosen): ListedEstablishment[] {
  const found = matching(all, chosen);
  return found.filter((one) => placeDimensions.every((dimension) => passes(one, dimension, chosen.filters)));
}

/** How many establishments have each value of some dimensions, under the filters on the others; most first, in natural order where there is one. */
export function facetsOf(
  all: readonly ListedEstablishment[],
  chosen: Chosen,
  dimensions: readonly PlaceDimension[],
  order: Partial<Record<PlaceDimension, readonly string[]>>,
): Record<string, EstablishmentFacet[]> {
  const found = matching(all, chosen);
  return Object.fromEntries(
    dimensions.map((dimension) => {
      const counted = new Map<string, EstablishmentFacet>();
      const chosenHere = chosen.filters[dimension];
      // A value that is chosen stays to be given up again, though nothing has it any more.
      for (const one of all)
        for (const { key, label } of valuesOf(one, dimension))
          if (chosenHere && namedIn(chosenHere, key)) counted.set(key, { value: key, label, n: 0 });
      for (const one of found) {
        if (!placeDimensions.every((other) => other === dimension || passes(one, other, chosen.filters))) continue;
        for (const { key, label } of valuesOf(one, dimension)) {
          const facet = counted.get(key) ?? { value: key, label, n: 0 };
          facet.n += 1;
          counted.set(key, facet);
        }
      }
      return [dimension, sortedFacets([...counted.values()], order[dimension])];
    }),
  );
}

/**
 * In the order asked for. Ratings and scores that rest on fewer reviews than `enough` come after the others whichever way,
 * as four guests rank nobody; then come establishments without a figure. Among equals first the one that rests on more, then by name.
 */
export function sorted(listed: readonly ListedEstablishment[], sort: EstablishmentSort, enough: number): ListedEstablishment[] {
  const sign = sort.startsWith("-") ? -1 : 1;
  const by = sort.replace("-", "") as "rating" | "nps" | "reviews" | "name";
  const byName = (a: ListedEstablishment, b: ListedEstablishment): number =>
    french.compare(a.place.name, b.place.name) || (a.place.id < b.place.id ? -1 : 1);
  if (by === "name") return listed.toSorted((a, b) => sign * byName(a, b));
  return listed.toSorted((a, b) => {
    const [left, right] = [a.figure.cells[by], b.figure.cells[by]];
    const isThin = by === "reviews" ? 0 : Number(left.n < enough) - Number(right.n < enough);
    if (isThin !== 0) return isThin;
    if (left.value === null || right.value === null)
      return Number(left.value === null) - Number(right.value === null) || right.n - left.n || byName(a, b);
    return sign * (left.value - right.value) || right.n - left.n || byName(a, b);
  });
}

const french = new Intl.Collator("fr", { numeric: true });

/** Those whose name or commune has the words, and that lie within the bounds. */
function matching(all: readonly ListedEstablishment[], { search = "", within }: Chosen): readonly ListedEstablishment[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && !within) return all;
  return all.filter(({ place }) => {
    if (within && !isWithin(place, within)) return false;
    if (words.length === 0) return true;
    const text = fold(`${place.name} ${place.commune?.label ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

function isWithin({ lat, lng }: EstablishmentPlace, { west, south, east, north }: MapBounds): boolean {
  return lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}

function valuesOf({ place, labels }: ListedEstablishment, dimension: PlaceDimension): readonly NamedValue[] {
  if (dimension === "label") return labels.map((label) => ({ key: label, label }));
  if (dimension === "selection") return place.selections;
  if (dimension === "establishment") return [{ key: place.id, label: place.name }];
  const value = place[dimension];
  return value ? [value] : [];
}

function passes(one: ListedEstablishment, dimension: PlaceDimension, filters: Filters): boolean {
  const accepted = filters[dimension];
  if (!accepted) return true;
  return valuesOf(one, dimension).some(({ key }) => namedIn(accepted, key)) !== isAllBut(accepted);
}

function namedIn(accepted: Accepted, key: string): boolean {
  return (isAllBut(accepted) ? accepted.not : accepted).includes(key);
}

function sortedFacets(facets: EstablishmentFacet[], order: readonly string[] | undefined): EstablishmentFacet[] {
  const byLabel = (a: EstablishmentFacet, b: EstablishmentFacet): number =>
    french.compare(a.label, b.label) || (a.value < b.value ? -1 : 1);
  if (order) return facets.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value) || byLabel(a, b));
  return facets.toSorted((a, b) => b.n - a.n || byLabel(a, b));
}
