import { sql } from "kysely";

import { mayListBy } from "../../../src/domain/access/facets.ts";
import type { Dashboard, EstablishmentAddress, EstablishmentItem, EstablishmentSearch, Filters } from "../../../src/generated/types.ts";
import type { EstablishmentFigure, EstablishmentPlace } from "../../analytics/establishment-questions.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { accessUserOf, type Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { type AnsweringServices, askOf } from "../../reading/answering.ts";
import { hasSelection } from "../../reading/present-selection.ts";
import type { Span } from "../../reading/question.ts";
import { type Chosen, type ListedEstablishment, placeDimensions } from "./establishment-list.ts";
import { requireFilters } from "../../reading/require-filters.ts";
import type { Store } from "../../store/store.ts";

/** In place of a document: the last twelve months, compared with those before them. */
export const usual: Dashboard = { version: 1, title: "-", widgets: {}, layout: { tabs: [] } };

/** Every establishment of a reader with its figures, before it is chosen among them. */
export interface AskedEstablishments {
  all: ListedEstablishment[];
  /** Figures of the compared period by id; null where nothing is compared. */
  former: { of: ReadonlyMap<string, EstablishmentFigure>; none: EstablishmentFigure["cells"] } | null;
  chosen: Chosen;
  current: Span;
  compared: Span | null;
}

/** The category in an address that means every one. Specification §9. */
const everyCategory = "all";

/**
 * What an address and a body ask. Refuses (403) a dimension that is not the reader's, (404) a selection that the group does
 * not have, (422) what is no filter or no period.
 */
export async function askEstablishments(
  services: AnsweringServices,
  actor: Actor,
  { category = everyCategory, search, selection }: EstablishmentAddress,
  request: Omit<EstablishmentSearch, "page" | "size" | "sort">,
): Promise<AskedEstablishments> {
  const { analytics, config, product, store } = services;
  const { from, to, compare, filters = {}, within } = request;
  // Reviews have no label of their own: by it establishments alone are chosen.
  const { label: _, ...ofMetrics } = filters;
  requireFilters(ofMetrics, "reviews", config.catalog().metrics);
  const user = accessUserOf(actor);
  const dimensions = [...Object.keys(filters), ...(selection === undefined ? [] : ["selection"])];
  if (!dimensions.every((dimension) => mayListBy(user, dimension, product.slug))) throw new ApiError("access.denied");
  if (selection !== undefined && !(await store.forActor(actor).transaction((db) => hasSelection(db, selection))))
    throw new ApiError("object.not-found");

  const { current, compared } = askOf(services, usual, { ...given({ from, to, compare }) });
  const [ofPlaces, ofReviews] = dividedFilters(filters);
  const scope = readerScope(actor);
  const figuresOver = (span: Span): ReturnType<typeof analytics.establishmentFigures> =>
    analytics.establishmentFigures({ period: span.period, filters: ofReviews }, scope);
  const [places, now, before, labels] = await Promise.all([
    analytics.places(scope),
    figuresOver(current),
    compared && figuresOver(compared),
    labelsOf(store, actor),
  ]);
  const figures = byId(now.figures);
  const all = places.map((place): ListedEstablishment => ({
    place,
    labels: labels.get(place.id) ?? [],
    figure: figures.get(place.id) ?? now.none,
  }));
  return {
    // Under a filter on reviews, an establishment without any is not what was asked for.
    all: Object.keys(ofReviews).length > 0 ? all.filter(({ figure }) => figure.cells.reviews.n > 0) : all,
    former: before && { of: byId(before.figures), none: before.none.cells },
    chosen: {
      filters: {
        ...ofPlaces,
        ...(category === everyCategory ? {} : { category: [category] }),
        ...(selection === undefined ? {} : { selection: [selection.toLowerCase()] }),
      },
      search,
      within,
    },
    current,
    compared,
  };
}

/** A line of the list as it is answered. */
export function itemOf({ place, figure: { cells, spread } }: ListedEstablishment, { former }: AskedEstablishments): EstablishmentItem {
  return {
    id: place.id,
    title: place.name,
    name: place.name,
    city: place.commune?.label ?? null,
    category: place.category.key,
    category_name: place.category.label,
    stars: starsOf(place),
    lat: place.lat,
    lng: place.lng,
    rating: cells.rating.value,
    nps: cells.nps.value,
    reviews: cells.reviews.n,
    cells,
    compared: former && (former.of.get(place.id)?.cells ?? former.none),
    spread: [...spread] as EstablishmentItem["spread"],
  };
}

/** The quality labels of the establishments that bear one, which figures do not know. */
async function labelsOf(store: Store, actor: Actor): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await store.forActor(actor).transaction((db) =>
    db
      .selectFrom("establishments")
      .select(["id", "labels"])
      .where(sql<boolean>`cardinality(labels) > 0`)
      .execute(),
  );
  return new Map(rows.map(({ id, labels }) => [id, labels]));
}

function starsOf({ stars }: EstablishmentPlace): number | null {
  return stars === null ? null : Number(stars.key);
}

/** Filters on what establishments are, and those on their reviews. */
function dividedFilters(filters: Filters): [ofPlaces: Filters, ofReviews: Filters] {
  const isOfPlaces = (dimension: string): boolean => placeDimensions.some((name) => name === dimension);
  const entries = Object.entries(filters);
  return [
    Object.fromEntries(entries.filter(([dimension]) => isOfPlaces(dimension))),
    Object.fromEntries(entries.filter(([dimension]) => !isOfPlaces(dimension))),
  ];
}

const byId = (figures: readonly EstablishmentFigure[]): ReadonlyMap<string, EstablishmentFigure> =>
  new Map(figures.map((figure) => [figure.id, figure]));

/** The members that have a value. */
function given<T extends object>(value: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
