import { useQuery } from "@tanstack/react-query";

import { callApi } from "../../lib/api.ts";

interface KnownValue {
  value: string;
  label: string;
  /** Reviews. */
  n: number;
}

const none: readonly KnownValue[] = [];

/** The values of a dimension that the reader's own data have; none until they have come, or without a dimension. */
export function useKnownValues(dimension: string | undefined): readonly KnownValue[] {
  const { data } = useQuery({
    queryKey: ["facet-values", dimension],
    queryFn: ({ signal }) => callApi("askFacets", { body: { dimensions: dimension === undefined ? [] : [dimension] }, signal }),
    staleTime: 60_000,
    enabled: dimension !== undefined,
  });
  return (dimension !== undefined && data?.facets[dimension]) || none;
}
