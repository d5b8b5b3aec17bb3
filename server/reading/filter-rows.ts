import { typeset } from "../../src/domain/format/typeset.ts";
import { isAllBut, namedValues } from "../../src/engine/query/accepted.ts";
import type { Filters, Product } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import type { Scope } from "../analytics/question.ts";
import { tableDimensions, vocabularyOf } from "../analytics/vocabulary.ts";
import { dimensionName } from "./view-table.ts";

/** Where the names of filters' values are. */
export interface FilterGround {
  filters: Filters;
  scope: Scope;
  analytics: Pick<Analytics, "members">;
  product: Product;
}

/** One row for each filter, its values by name. */
export async function filterRows(ground: FilterGround): Promise<[name: string, values: string][]> {
  const named = await namedFilters(ground);
  return named.map(({ name, except, values }) => [typeset(`Filtre : ${name}`), `${except}${values.join(", ")}`]);
}

/** Values of one filter that a tile's header names. */
const MOST_NAMED = 3;

/**
 * Dimensions whose values a public page does not name: establishments, because their figures would be revealed, and selections,
 * which are their owner's own words.
 */
const unnamed: readonly string[] = ["establishment", "selection"];

/**
 * A tile's own filters in one line: «Catégorie : Camping · Plateforme : Tout sauf Google».
 * On a public page {@link unnamed} values are counted alone (docs/decisions/0134).
 */
export async function filtersInWords(ground: FilterGround): Promise<string> {
  const isPublic = ground.scope.hideBelow > 0;
  const named = await namedFilters(ground);
  return named
    .map(({ dimension, name, except, values }) => {
      const rest = values.length - MOST_NAMED;
      if (isPublic && unnamed.includes(dimension)) return typeset(`${name} : ${except || "choix de "}${values.length}`);
      return typeset(`${name} : ${except}${values.slice(0, MOST_NAMED).join(", ")}${rest > 0 ? ` et ${rest} de plus` : ""}`);
    })
    .join(" · ");
}

interface NamedFilter {
  dimension: string;
  name: string;
  /** «Tout sauf » where the filter says what it leaves out. */
  except: string;
  values: string[];
}

function namedFilters({ filters, analytics, scope, product }: FilterGround): Promise<NamedFilter[]> {
  const vocabulary = vocabularyOf(product);
  return Promise.all(
    Object.entries(filters).map(async ([dimension, accepted]) => {
      const members = tableDimensions.includes(dimension) ? await analytics.members(dimension, scope) : [];
      const names = new Map(members.map(({ key, label }) => [key, label]));
      return {
        dimension,
        name: dimensionName(dimension),
        except: isAllBut(accepted) ? "Tout sauf " : "",
        values: namedValues(accepted).map((value) => names.get(value) ?? vocabulary.term(dimension, value).label),
      };
    }),
  );
}
