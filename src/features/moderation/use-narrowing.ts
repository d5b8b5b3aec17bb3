import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { type PresentScope, presentScope } from "../../domain/moderation/scope.ts";
import { useSession } from "../../page/session/session.ts";
import { moderatorsQuery } from "./moderation-queries.ts";

/** Parameters of the address: the parts of the territory, the kinds of places, and that neither narrows. */
const address = { children: "destination", categories: "categorie", all: "tout" } as const;

/** How the list is narrowed by place. */
export interface Narrowing {
  children: readonly string[];
  categories: readonly string[];
  /** What the moderator looks after, where the list is narrowed by it because nothing else was chosen. */
  own: PresentScope | null;
  /** False until it is known what the moderator looks after. */
  isKnown: boolean;
  /** The address with another narrowing; with nothing, that of everything. */
  changed: (params: URLSearchParams, change: Partial<Record<"children" | "categories", readonly string[]>>) => URLSearchParams;
}

/** What the address says, else what the moderator looks after now. */
export function useNarrowing(params: URLSearchParams, isModerator: boolean): Narrowing {
  const { user } = useSession();
  const isChosen = Object.values(address).some((name) => params.has(name));
  const { data, isPending } = useQuery({ ...moderatorsQuery, enabled: isModerator && !isChosen });
  const own = useMemo(
    () =>
      isChosen || !data
        ? null
        : presentScope(
            user?.login ?? "",
            data.moderators.map(({ login, children, categories, on_leave: onLeave }) => ({
              login,
              children: children.map(({ id }) => id),
              categories: categories.map(({ id }) => id),
              onLeave,
            })),
          ),
    [data, isChosen, user],
  );
  const children = own?.children ?? params.getAll(address.children);
  const categories = own?.categories ?? params.getAll(address.categories);
  return {
    children,
    categories,
    own,
    isKnown: isChosen || !isModerator || !isPending,
    changed: (before, change) => {
      const next = new URLSearchParams(before);
      for (const name of Object.values(address)) next.delete(name);
      const chosen = { children, categories, ...change };
      for (const id of chosen.children) next.append(address.children, id);
      for (const id of chosen.categories) next.append(address.categories, id);
      if (chosen.children.length + chosen.categories.length === 0) next.set(address.all, "1");
      return next;
    },
  };
}
