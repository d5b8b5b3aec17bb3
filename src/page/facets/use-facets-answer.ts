import { skipToken, useQuery } from "@tanstack/react-query";

import { startOf } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import type { FacetsAnswer, Filters } from "../../generated/types.ts";
import { ask, type FacetsPath } from "../../lib/api.ts";

interface FacetsQuestion {
  dimensions: readonly string[];
  range: DayRange;
  filters: Filters;
}

/** The values of a page's facets with their names and numbers of reviews, the earlier ones until others come; undefined where it has none. */
export function useFacetsAnswer(path: FacetsPath | null, { dimensions, range, filters }: FacetsQuestion): FacetsAnswer | undefined {
  const question = { dimensions: [...dimensions], from: startOf(range.from), to: startOf(range.to), filters };
  const { data } = useQuery({
    queryKey: ["facets", path, question],
    queryFn: path === null || dimensions.length === 0 ? skipToken : ({ signal }) => ask(path, question, signal),
    placeholderData: (before) => before,
  });
  return data;
}
