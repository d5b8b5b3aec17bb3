import { useQuery, useQueryClient } from "@tanstack/react-query";

import type { SavedSearch, SavedSearchRequest } from "../../../../generated/types.ts";
import { useAction } from "../../../action/use-action.ts";
import { useTexts } from "../texts.ts";
import { changeSearch, forgetSearch, keepSearch, lookAtSearch, searchesQuery } from "./searches-queries.ts";

interface Searches {
  /** Undefined until they have come, and where they could not be read. */
  all: readonly SavedSearch[] | undefined;
  keep: (request: SavedSearchRequest, onDone: () => void) => void;
  keeping: boolean;
  change: (kept: SavedSearch, change: Partial<SavedSearchRequest>) => void;
  remove: (kept: SavedSearch) => void;
  look: (kept: SavedSearch) => void;
}

/** The kept searches, and what is done to them; each change says how it went. */
export function useSearches(): Searches {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data } = useQuery(searchesQuery);
  const refresh = (): Promise<void> => client.invalidateQueries(searchesQuery);
  const failure = t("searches.failed");
  const keep = useAction<{ request: SavedSearchRequest; onDone: () => void }, SavedSearch>({
    act: ({ request }) => keepSearch(request),
    onDone: async (_, { onDone }) => {
      await refresh();
      onDone();
    },
    success: ({ title }) => ({ title: t("searches.kept"), msg: title }),
    failure,
  });
  const change = useAction<{ kept: SavedSearch; change: Partial<SavedSearchRequest> }, SavedSearch>({
    key: ({ kept }) => kept.id,
    act: (wish) => changeSearch(wish.kept, wish.change),
    onDone: refresh,
    onFailed: () => void refresh(),
    failure,
  });
  const remove = useAction<SavedSearch>({
    key: ({ id }) => id,
    act: ({ id }) => forgetSearch(id),
    onDone: refresh,
    success: (_, { title }) => ({ title: t("searches.removed"), msg: title }),
    undo:
      (_, { title, search, pinned, shared }) =>
      async () => {
        await keepSearch({ title, search, pinned, shared });
        await refresh();
      },
    failure,
  });
  const look = useAction<SavedSearch>({ key: ({ id }) => id, act: ({ id }) => lookAtSearch(id), onDone: refresh, failure: null });
  return {
    all: data,
    keep: (request, onDone) => keep.run({ request, onDone }),
    keeping: keep.busy,
    change: (kept, part) => change.run({ kept, change: part }),
    remove: remove.run,
    look: look.run,
  };
}
