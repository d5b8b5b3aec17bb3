import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import type { Selection, SelectionInput, SelectionQuery } from "../../generated/types.ts";
import { callApi, callResponse, replyIn } from "../../lib/api.ts";

/** Specification §9: the question about a rule has no limit of time but the page's own. */
const NO_LIMIT_MS = 2 ** 31 - 1;
const FRESH_MS = 5 * 60_000;

/** The establishments of the territory with what rules read of them. */
export const candidatesQuery = queryOptions({
  queryKey: ["selections", "candidates"],
  queryFn: ({ signal }) => callApi("listSelectionCandidates", { signal, timeoutMs: NO_LIMIT_MS }),
  staleTime: FRESH_MS,
});

/** The figures of each selection, and how often it is used. */
export const figuresQuery = queryOptions({
  queryKey: ["selections", "figures"],
  queryFn: ({ signal }) => callApi("listSelectionFigures", { signal }),
});

export interface TaggedSelection {
  selection: Selection;
  /** Of this revision. */
  etag: string;
}

export const selectionQuery = (id: string) =>
  queryOptions({
    queryKey: ["selections", "one", id],
    queryFn: async ({ signal }): Promise<TaggedSelection> => tagged(await callResponse("readSelection", { params: { id }, signal })),
    // What is being edited is not replaced under the hands of its editor.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: ["selections", "uses", id],
    queryFn: ({ signal }) => callApi("readSelectionUses", { params: { id }, signal }),
  });

/** What a rule, or chosen establishments, would give. Given up as soon as another question takes its place. */
export const membersQuery = (asked: SelectionQuery | null) =>
  queryOptions({
    queryKey: ["selections", "query", asked],
    queryFn: ({ signal }) => callApi("querySelection", { body: asked ?? {}, signal, timeoutMs: NO_LIMIT_MS }),
    enabled: asked !== null,
    placeholderData: (former) => former,
    retry: false,
  });

export const comparisonQuery = (selections: readonly string[], rest: boolean) =>
  queryOptions({
    queryKey: ["selections", "compare", selections, rest],
    queryFn: ({ signal }) => callApi("compareSelections", { body: { selections: [...selections], rest }, signal }),
    enabled: selections.length > 0,
    placeholderData: (former) => former,
  });

const PASSAGES = 20;

export const passagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["selections", "passages", id],
    queryFn: ({ pageParam, signal }) =>
      callApi("readSelectionVerbatims", { params: { id }, query: { page: String(pageParam), size: String(PASSAGES) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PASSAGES < total ? pages.length : undefined),
  });

/** Saves a selection that is there; throws a Problem of status 412 where somebody else has changed it. */
export async function changeSelection(id: string, etag: string, body: SelectionInput): Promise<TaggedSelection> {
  return tagged(await callResponse("changeSelection", { params: { id }, body, headers: { "If-Match": etag } }));
}

async function tagged(response: Response): Promise<TaggedSelection> {
  return { selection: await replyIn<"readSelection">(response), etag: response.headers.get("ETag") ?? "" };
}
