import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { SelectionDimension } from "../../generated/types.ts";
import { useSession } from "../../page/session/session.ts";
import { selectionsQuery } from "../../page/selections/selection-queries.ts";
import { candidatesQuery } from "./selections-queries.ts";

/** The name of a value of a dimension; undefined for one that is no longer there. */
export type NameOf = (dimension: SelectionDimension, value: string) => string | undefined;

/** Names the values of rules: by the product's settings, the territory and the selections. */
export function useNames(): NameOf {
  const { app } = useSession();
  const { data: candidates } = useQuery(candidatesQuery);
  const { data: selections } = useQuery(selectionsQuery);
  return useMemo(() => {
    const named = (list: readonly { id: string; name: string }[] = []): ReadonlyMap<string, string> =>
      new Map(list.map(({ id, name }) => [id, name]));
    const names: Partial<Record<SelectionDimension, ReadonlyMap<string, string>>> = {
      category: named(app.categories),
      provider: named(app.providers),
      commune: named(candidates?.communes),
      child: named(candidates?.children),
      establishment: named(candidates?.items),
      selection: named(selections?.map(({ id, title }) => ({ id, name: title }))),
    };
    return (dimension, value) => (dimension === "label" ? value : names[dimension]?.get(value));
  }, [app, candidates, selections]);
}
