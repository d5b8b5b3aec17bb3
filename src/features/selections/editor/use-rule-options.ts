import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { SelectionCandidate, SelectionCandidates, SelectionDimension } from "../../../generated/types.ts";
import { useSession } from "../../../page/session/session.ts";
import { selectionsQuery } from "../../../page/selections/selection-queries.ts";
import type { SelectOption } from "../../../ui/select/select-types.ts";

/** The values of a dimension that establishments have, by name, each with how many have it. */
export type OptionsOf = (dimension: SelectionDimension) => readonly SelectOption[];

/** The values that conditions choose among; without the selection that is edited. */
export function useRuleOptions(candidates: SelectionCandidates, self: string | null): OptionsOf {
  const { app } = useSession();
  const { data: selections } = useQuery(selectionsQuery);
  return useMemo(() => {
    const { items, communes, children } = candidates;
    const counted = (valuesOf: (one: SelectionCandidate) => readonly (string | null)[]): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const one of items) for (const value of valuesOf(one)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    };
    const named = (counts: ReadonlyMap<string, number>, names: readonly { id: string; name: string }[] = []): SelectOption[] => {
      const known = new Map(names.map(({ id, name }) => [id, name]));
      return Array.from(counts, ([value, count]) => ({ value, label: known.get(value) ?? value, count })).toSorted(byLabel);
    };
    const options: Partial<Record<SelectionDimension, readonly SelectOption[]>> = {
      category: named(
        counted(({ category }) => [category]),
        app.categories,
      ),
      commune: named(
        counted(({ commune }) => [commune]),
        communes,
      ),
      child: named(
        counted(({ child }) => [child]),
        children,
      ),
      label: named(counted(({ labels }) => labels)),
      provider: named(
        counted(({ providers }) => providers),
        app.providers,
      ),
      establishment: items.map(({ id, name, city }) => ({ value: id, label: city === null ? name : `${name}, ${city}` })),
      selection: (selections ?? [])
        .filter(({ id }) => id !== self)
        .map(({ id, title, establishments }) => ({ value: id, label: title, count: establishments })),
    };
    return (dimension) => options[dimension] ?? [];
  }, [candidates, selections, app, self]);
}

function byLabel(a: SelectOption, b: SelectOption): number {
  return a.label.localeCompare(b.label, "fr", { numeric: true });
}
