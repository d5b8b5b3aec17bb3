import type { Result, TileResultLine } from "../../generated/types.ts";
import { type Failure, nextTry, passes } from "./failure.ts";

/** What a tile knows: its result and that of the compared period, or why there is none. */
export interface TileData {
  result?: Result;
  previous?: Result;
  /** Those of the second question, of a tile that asks two. */
  beside?: { result?: Result; previous?: Result };
  /** The filters of its own, in words. */
  narrowed?: string;
  /** The day (AAAA-MM-DD) of the latest that it would count in another period, where it has nothing in this one. */
  latest?: string;
  error?: string;
  /** When its error came (ms). */
  failedAt?: number;
  /** Why the same question, asked again, has no answer: what was answered before stays, and up to when (ISO 8601) it counts. */
  lost?: Failure & { countedAt: string | null };
  /** Of an earlier request, still shown while the new one runs. */
  stale: boolean;
  /** Of a tile that asks two questions and shows an earlier answer: what has arrived of the new one. */
  coming?: TileData | undefined;
}

export interface Instance {
  value: string;
  label: string;
}

const none: TileData = { stale: false };

/** What the server answers of a widget that cannot be asked as it is written. */
export const REFUSED = "request.invalid";

/**
 * The results of a page, outside React: each tile subscribes to its own entry, so that a line of the
 * stream redraws one tile and not the page.
 */
export class ResultsStore {
  readonly #tiles = new Map<string, TileData>();
  readonly #instances = new Map<string, Instance[]>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #pageListeners = new Set<() => void>();
  /** Tile → the question that its figures answer, and up to when they count the data. */
  readonly #questions = new Map<string, string>();
  readonly #counted = new Map<string, string>();
  #questionOf: (widget: string) => string = () => "";
  #arrived = new Map<string, Instance[]>();
  #asking: boolean;
  #expected = false;
  #tries = 0;
  #asked: ReadonlySet<string> | null = null;
  #page: PageProgress;

  /** `asking`: a request is about to begin, so that no tile is in error before it has been asked. */
  constructor(asking = false) {
    this.#asking = asking;
    this.#page = { running: asking, failed: null, failure: null, retryAt: null, instances: 0, countedAt: null, answered: false };
  }

  /**
   * Marks every tile as stale, or those that are asked again: a new request begins. `questionOf` returns the question of each:
   * figures outlast a failure only as the answer to the same question.
   */
  begin(widgets: readonly string[] | null = null, questionOf: (widget: string) => string = () => ""): void {
    this.#asked = widgets && new Set(widgets);
    this.#questionOf = questionOf;
    for (const [key, { lost: _, ...data }] of this.#tiles)
      if (this.#asks(widgetOf(key))) this.#put(key, { ...data, stale: true, coming: undefined });
    this.#arrived = new Map();
    this.#asking = true;
    this.#progress({ failed: null, failure: null, retryAt: null });
  }

  /** Says that a request will come once something else is done: until then, tiles without data are waiting for them. */
  expect(expected: boolean): void {
    this.#expected = expected;
    this.#progress({});
  }

  /** Takes one line of the stream. */
  take(line: TileResultLine): void {
    if (line.end && line.watermark_at !== undefined) this.#progress({ countedAt: line.watermark_at });
    if (!line.widget) return;
    if (line.instance !== undefined) this.#noteInstance(line.widget, { value: line.instance, label: line.instance_label ?? line.instance });
    const key = tileKey(line.widget, line.instance);
    const before = this.#tiles.get(key);
    const base: TileData = (before?.stale ? before.coming : before) ?? { stale: false };
    if (line.error) this.#fail(key, line.error);
    else if (line.result) {
      const answer = line.compared ? { previous: line.result } : { result: line.result };
      const { narrowed, latest } = line;
      const named = { ...base, ...(narrowed === undefined ? {} : { narrowed }), ...(latest === undefined ? {} : { latest }) };
      const coming = line.part === "beside" ? { ...named, beside: { ...named.beside, ...answer } } : { ...named, ...answer };
      // Drawn of one of its answers alone, a tile of two would forget in between what its reader has opened there.
      const half = before?.stale && before.beside && !(coming.result && coming.beside?.result);
      this.#put(key, half ? { ...before, coming } : coming);
      if (!half) this.#questions.set(key, this.#questionOf(line.widget));
    }
  }

  /**
   * Ends a request, `failed` with a sentence and a code; tiles that got no line keep what they had, marked stale, where it
   * answers the same question. Instances that a whole answer did not name are gone. What may pass by itself is to be asked
   * again, later each time.
   */
  end(failed: string | null = null, code = "cut"): void {
    if (failed === null) {
      for (const widget of this.#instances.keys())
        if (this.#asks(widget)) this.#instances.set(widget, this.#arrived.get(widget) ?? noInstances);
      // A tile that asks one question only since.
      for (const [key, { coming }] of this.#tiles) if (coming) this.#put(key, coming);
      for (const [key, { stale }] of this.#tiles)
        if (!stale && this.#asks(widgetOf(key)) && this.#page.countedAt) this.#counted.set(key, this.#page.countedAt);
    } else for (const [key, { stale }] of this.#tiles) if (stale && this.#asks(widgetOf(key))) this.#fail(key, code);
    this.#asking = false;
    const now = Date.now();
    const errors = [...Array.from(this.#tiles.values(), ({ error, lost }) => error ?? lost?.code), failed === null ? undefined : code];
    this.#tries = errors.some((error) => error !== undefined && passes(error)) ? this.#tries + 1 : 0;
    const answered = Array.from(this.#tiles.values()).some(
      ({ result, error, stale }) => result !== undefined && error === undefined && !stale,
    );
    this.#progress({ failed, failure: failed === null ? null : { code, at: now }, retryAt: nextTry(this.#tries, now), answered });
  }

  tile(id: string, instance?: string): TileData {
    return this.#tiles.get(tileKey(id, instance)) ?? none;
  }

  /** The instances of a repeated section, known from the lines of its widgets, in the stream's order. */
  instancesOf(widgets: readonly string[]): Instance[] {
    return widgets.map((widget) => this.#instances.get(widget) ?? noInstances).find((found) => found.length > 0) ?? noInstances;
  }

  /** Whether some widget cannot be asked as it is written. */
  get hasRefused(): boolean {
    return [...this.#tiles.values()].some(({ error }) => error === REFUSED);
  }

  get page(): PageProgress {
    return this.#page;
  }

  subscribe(id: string, instance: string | undefined, listener: () => void): () => void {
    const key = tileKey(id, instance);
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  subscribePage(listener: () => void): () => void {
    this.#pageListeners.add(listener);
    return () => this.#pageListeners.delete(listener);
  }

  #asks(widget: string): boolean {
    return this.#asked?.has(widget) ?? true;
  }

  /** Notes that a tile has no answer. What it shows stays where that answers the same question, and asking again may help. */
  #fail(key: string, code: string): void {
    const at = Date.now();
    const before = this.#tiles.get(key);
    const isKept = before?.stale && !before.error && passes(code) && this.#questions.get(key) === this.#questionOf(widgetOf(key));
    this.#put(
      key,
      isKept
        ? { ...before, coming: undefined, lost: { code, at, countedAt: this.#counted.get(key) ?? null } }
        : { error: code, failedAt: at, stale: false },
    );
  }

  #put(key: string, data: TileData): void {
    this.#tiles.set(key, data);
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  #progress(change: Partial<Omit<PageProgress, "running">>): void {
    this.#page = { ...this.#page, ...change, running: this.#asking || this.#expected };
    for (const listener of this.#pageListeners) listener();
  }

  #noteInstance(widget: string, instance: Instance): void {
    const has = (list: readonly Instance[]): boolean => list.some(({ value }) => value === instance.value);
    const arrived = this.#arrived.get(widget) ?? noInstances;
    if (!has(arrived)) this.#arrived.set(widget, [...arrived, instance]);
    const known = this.#instances.get(widget) ?? noInstances;
    if (has(known)) return;
    this.#instances.set(widget, [...known, instance]);
    this.#progress({ instances: this.#page.instances + 1 });
  }
}

export interface PageProgress {
  running: boolean;
  /** The sentence of a request that failed as a whole. */
  failed: string | null;
  /** What became of that request. */
  failure: Failure | null;
  /** When what failed is asked again by itself (ms); null where nothing is. */
  retryAt: number | null;
  /** Counts the instances seen, so that a repeated section redraws when one arrives. */
  instances: number;
  /** The instant (ISO 8601) up to which the last whole answer counts the data; null before there is one. */
  countedAt: string | null;
  /** Whether some tile has its figures since the last request ended. */
  answered: boolean;
}

const noInstances: Instance[] = [];

function tileKey(id: string, instance?: string): string {
  return instance === undefined ? id : `${id}\n${instance}`;
}

function widgetOf(key: string): string {
  return key.split("\n")[0] ?? key;
}
