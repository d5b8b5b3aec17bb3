import { entry } from "../../src/engine/entry.ts";
import type { SourceName } from "../../src/engine/catalog.ts";
import type { Filters } from "../../src/generated/types.ts";
import type { FacetValue, ReviewQuestion } from "./analytics.ts";
import { canonicalFilters } from "./canonical.ts";
import type { Columnar } from "./columnar-port.ts";
import type { Scope } from "./question.ts";
import { type Choice, chosenIn, toldOf, toldValues } from "./results/withheld.ts";
import type { Compiling } from "./sql/conditions.ts";

/** What of a choice a public reader may be told. */
export interface Telling {
  /** Whether figures of some sources over what the reader chose may be told; true on private pages. */
  isTold(sources: readonly SourceName[], choice: Choice, scope: Scope): Promise<boolean>;
  /** Of facets the values that may be told beside what is chosen of the others. */
  facets(
    facets: Readonly<Record<string, FacetValue[]>>,
    question: ReviewQuestion,
    within: Filters,
    scope: Scope,
  ): Promise<Record<string, FacetValue[]>>;
}

/** `cached` looks an answer up by its key, and asks once for all tiles that count the same. */
export function openTelling(
  cached: <T>(key: unknown[], make: (asking: Compiling & { db: Columnar }) => Promise<T>) => Promise<T>,
): Telling {
  const keyOf = ({ own, filters, period }: Choice, scope: Scope): unknown[] => [
    own.map(canonicalFilters),
    canonicalFilters(filters),
    period,
    scopeKey(scope),
  ];
  const isTold: Telling["isTold"] = async (sources, choice, scope) => {
    if (scope.hideBelow <= 0 || chosenIn(choice.filters, choice.own.at(-1) ?? {}).length === 0) return true;
    const told = sources.map((source) =>
      cached(["told", source, ...keyOf(choice, scope)], (asking) => toldOf(source, choice, scope, asking)),
    );
    return (await Promise.all(told)).every(Boolean);
  };
  return {
    isTold,
    facets: async (facets, { filters, period = null }, within, scope) => {
      const told = Object.entries(facets).map(async ([dimension, values]): Promise<[string, FacetValue[]]> => {
        const { [dimension]: _, ...others } = filters;
        const limits = entry(within, dimension);
        const choice = { own: [within], filters: limits ? { ...others, [dimension]: limits } : others, period };
        if (!(await isTold(["reviews"], choice, scope))) return [dimension, []];
        const names = await cached(["told values", dimension, ...keyOf(choice, scope)], (asking) =>
          toldValues(dimension, choice, scope, asking),
        );
        return [dimension, names ? values.filter(({ value }) => names.includes(value)) : values];
      });
      return Object.fromEntries(await Promise.all(told));
    },
  };
}

/** What of a scope makes other answers. */
export const scopeKey = ({ group, locked, territory, hideBelow }: Scope): unknown[] => [
  group,
  canonicalFilters(locked),
  canonicalFilters(territory),
  hideBelow,
];
