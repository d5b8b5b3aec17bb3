import type { Change } from "../../../engine/document/edit.ts";
import type { Dashboard, Parameter } from "../../../generated/types.ts";

/** Makes a dashboard about one value of a dimension, or about none; facets and filters on that dimension, which would contradict it, go. */
export function parameterChange({ facets, filters }: Dashboard, parameter: Parameter | null): Change {
  if (!parameter) return { type: "set-document", parameter };
  const { dimension } = parameter;
  const { [dimension]: fixed, ...otherFilters } = filters ?? {};
  return {
    type: "set-document",
    parameter,
    ...(facets?.includes(dimension) ? { facets: facets.filter((name) => name !== dimension) } : {}),
    ...(fixed ? { filters: otherFilters } : {}),
  };
}
