import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";

import { startOf } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { entry } from "../../engine/entry.ts";
import type { Chosen, Comparison, Dashboard, Filters, PreviewRequest, ResultsRequest, TileResultLine } from "../../generated/types.ts";
import { askLines, type ResultsPath } from "../../lib/api.ts";
import { fallbackMessage, Problem } from "../../lib/problem.ts";
import { pacer } from "./pacer.ts";
import { type PageProgress, ResultsStore, type TileData } from "./results-store.ts";

/** What a page asks for all its tiles. */
export interface ResultsQuestion {
  /** The address of the streamed call; null while there is nothing to ask. */
  path: ResultsPath | null;
  range: DayRange;
  compare: Comparison;
  filters: Filters;
  /** Changes when the document itself has changed and must be asked again. */
  revision: string;
  /** What was switched in tiles; only the tiles that it changes are asked again. */
  choices?: Chosen;
  /** Whether what is to be asked is not known yet: nothing is asked, and tiles wait. */
  waits?: boolean;
  /** A document that is not stored yet, sent with the question, and what each of its tiles asks: only those that ask something else are asked again. */
  preview?: Preview | undefined;
}

export interface Preview {
  document: Dashboard;
  /** Tile → its question, as a text that another question differs from. */
  questions: Readonly<Record<string, string>>;
}

const noChoice: Chosen = {};
const noQuestion: Preview["questions"] = {};

export interface Results {
  store: ResultsStore;
  reload: () => void;
}

/** Streams a page's results into a store, again whenever the question changes; a request that is overtaken is aborted. */
export function useResults({
  path,
  range,
  compare,
  filters,
  revision,
  choices = noChoice,
  waits = false,
  preview,
}: ResultsQuestion): Results {
  const [store] = useState(() => new ResultsStore(path !== null));
  const [attempt, setAttempt] = useState(0);
  const [from, to] = [startOf(range.from), startOf(range.to)];
  const chosen = JSON.stringify(filters);
  // A new object whenever something calls for new figures: another question, another document, another try.
  const asked = useMemo(
    () => ({ path, body: { from, to, compare, filters: JSON.parse(chosen) as Filters } satisfies ResultsRequest, revision, attempt }),
    [path, from, to, compare, chosen, revision, attempt],
  );

  const questions = preview?.questions ?? noQuestion;
  const documentOf = useEffectEvent(() => preview?.document);

  // What is known to be answered: of the same question with other choices, most tiles have their answer.
  const answered = useRef<Answered>(null);
  useEffect(() => {
    if (!asked.path || waits) return;
    const before = answered.current?.asked === asked ? answered.current : null;
    const widgets = before && switchedWidgets(before, choices, questions);
    if (widgets?.length === 0) return;
    answered.current = before && { ...before, doubtful: widgets ?? [] };
    const abort = new AbortController();
    const document = documentOf();
    const body = { ...asked.body, ...(document ? { document } : { choices }), ...(widgets ? { widgets } : {}) };
    const { attempt: _, ...question } = asked;
    const questionOf = (widget: string): string => JSON.stringify([question, entry(choices, widget), entry(questions, widget)]);
    const ask = async (path: ResultsPath): Promise<void> => {
      if (await stream(store, path, body, questionOf, abort.signal)) answered.current = { asked, choices, questions, doubtful: [] };
    };
    void ask(asked.path);
    return () => abort.abort();
  }, [store, asked, choices, questions, waits]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => retried(store, reload), [store, reload]);
  return useMemo(() => ({ store, reload }), [store, reload]);
}

type Answered = {
  asked: unknown;
  choices: Chosen;
  questions: Preview["questions"];
  /** Asked again since, without a whole answer. */ doubtful: string[];
} | null;

/** The widgets that must be asked again: their choices or questions differ, or their last answer was cut off. */
function switchedWidgets(before: NonNullable<Answered>, choices: Chosen, questions: Preview["questions"]): string[] {
  const differing = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): string[] =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((id) => JSON.stringify(a[id]) !== JSON.stringify(b[id]));
  const changed = differing(before.questions, questions).filter((id) => Object.hasOwn(questions, id));
  return [...new Set([...before.doubtful, ...differing(before.choices, choices), ...changed])];
}

/** Takes an answer into the store; says whether it came whole. */
async function stream(
  store: ResultsStore,
  path: ResultsPath,
  body: ResultsRequest | PreviewRequest,
  questionOf: (widget: string) => string,
  signal: AbortSignal,
): Promise<boolean> {
  store.begin(body.widgets, questionOf);
  const pause = pacer();
  let whole = false;
  try {
    for await (const lines of askLines(path, body as ResultsRequest & PreviewRequest, signal))
      for (const [place, line] of lines.entries()) {
        // A figure and what it is compared with follow each other: the tile is drawn once, with both.
        if (!ofSameTile(line, lines[place - 1])) await pause();
        if (signal.aborted) return false;
        whole = line.end === true;
        store.take(line);
      }
    // A stream that was cut off ends like a whole one, but for its last line.
    if (whole) store.end();
    else store.end(fallbackMessage);
  } catch (error) {
    // What the browser says of a broken stream is not for the reader.
    if (!signal.aborted) {
      if (error instanceof Problem) store.end(error.message, error.code);
      else store.end(fallbackMessage);
    }
    return false;
  }
  return whole;
}

function ofSameTile(line: TileResultLine, before: TileResultLine | undefined): boolean {
  return line.widget !== undefined && line.widget === before?.widget && line.instance === before.instance;
}

/** Asks again when the store says so; returns the way to stop. */
export function retried(store: ResultsStore, reload: () => void): () => void {
  let timer: number | undefined;
  let planned: number | null = null;
  const stop = store.subscribePage(() => {
    const { retryAt } = store.page;
    if (retryAt === planned) return;
    planned = retryAt;
    window.clearTimeout(timer);
    if (retryAt !== null) timer = window.setTimeout(reload, retryAt - Date.now());
  });
  return () => {
    window.clearTimeout(timer);
    stop();
  };
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
