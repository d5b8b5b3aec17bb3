import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { startOf } from "../../domain/day.ts";
import type { DayRange } from "../../domain/period.ts";
import type { Comparison, Filters, ResultsRequest, TileResultLine } from "../../generated/types.ts";
import { callLines } from "../../lib/http.ts";
import { fallbackMessage, Problem } from "../../lib/problem.ts";
import { type PageProgress, ResultsStore, type TileData } from "./results-store.ts";

/** What a page asks for all its tiles. */
export interface ResultsQuestion {
  /** The address of the streamed call; null while there is nothing to ask. */
  path: string | null;
  range: DayRange;
  compare: Comparison;
  filters: Filters;
  /** Changes when the document itself has changed and must be asked again. */
  revision: string;
}

export interface Results {
  store: ResultsStore;
  reload: () => void;
}

/** Streams a page's results into a store, again whenever the question changes; a request that is overtaken is aborted. */
export function useResults({ path, range, compare, filters, revision }: ResultsQuestion): Results {
  const [store] = useState(() => new ResultsStore(path !== null));
  const [attempt, setAttempt] = useState(0);
  const [from, to] = [startOf(range.from), startOf(range.to)];
  const chosen = JSON.stringify(filters);
  // A new object whenever something calls for new figures: another question, another document, another try.
  const asked = useMemo(
    () => ({ path, body: { from, to, compare, filters: JSON.parse(chosen) as Filters } satisfies ResultsRequest, revision, attempt }),
    [path, from, to, compare, chosen, revision, attempt],
  );

  useEffect(() => {
    if (!asked.path) return;
    const abort = new AbortController();
    void stream(store, asked.path, asked.body, abort.signal);
    return () => abort.abort();
  }, [store, asked]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ store, reload }), [store, reload]);
}

async function stream(store: ResultsStore, path: string, body: ResultsRequest, signal: AbortSignal): Promise<void> {
  store.begin();
  let whole = false;
  try {
    for await (const line of callLines<TileResultLine>("POST", path, { body, signal })) {
      if (signal.aborted) return;
      whole = line.end === true;
      store.take(line, body.from ?? 0);
    }
    // A stream that was cut off ends like a whole one, but for its last line.
    store.end(whole ? null : fallbackMessage);
  } catch (error) {
    // What the browser says of a broken stream is not for the reader.
    if (!signal.aborted) store.end(error instanceof Problem ? error.message : fallbackMessage);
  }
}

/** One tile's data, redrawn when they change. */
export function useTileData(store: ResultsStore, id: string, instance?: string): TileData {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(id, instance, listener), [store, id, instance]),
    () => store.tile(id, instance),
  );
}

/** The state of the page's request. */
export function usePageProgress(store: ResultsStore): PageProgress {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribePage(listener), [store]),
    () => store.page,
  );
}
