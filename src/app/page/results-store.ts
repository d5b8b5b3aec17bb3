import type { Result, TileResultLine } from "../../generated/types.ts";

/** What a tile knows: its result and that of the compared period, or why there is none. */
export interface TileData {
  result?: Result;
  previous?: Result;
  error?: string;
  /** Of an earlier request, still shown while the new one runs. */
  stale: boolean;
}

export interface Instance {
  value: string;
  label: string;
}

const none: TileData = { stale: false };

/**
 * The results of a page, outside React: each tile subscribes to its own entry, so that a line of the
 * stream redraws one tile and not the page.
 */
export class ResultsStore {
  readonly #tiles = new Map<string, TileData>();
  readonly #instances = new Map<string, Instance[]>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #pageListeners = new Set<() => void>();
  #page: PageProgress = { running: false, failed: null, watermarkAt: null, instances: 0 };

  /** Marks every tile as stale: a new request begins. */
  begin(): void {
    for (const [key, data] of this.#tiles) this.#put(key, { ...data, stale: true });
    this.#progress({ running: true, failed: null });
  }

  /** Takes one line of the stream. `currentFrom` tells the period's results from those of the compared one. */
  take(line: TileResultLine, currentFrom: number): void {
    if (line.end) return this.#progress({ watermarkAt: line.watermark_at ?? this.#page.watermarkAt });
    if (!line.widget) return;
    if (line.instance !== undefined) this.#noteInstance(line.widget, { value: line.instance, label: line.instance_label ?? line.instance });
    const key = tileKey(line.widget, line.instance);
    const before = this.#tiles.get(key);
    const base: TileData = before && !before.stale ? before : { stale: false };
    if (line.error) this.#put(key, { error: line.error, stale: false });
    else if (line.result) this.#put(key, line.from === currentFrom ? { ...base, result: line.result } : { ...base, previous: line.result });
  }

  /** Ends a request; tiles that got no line keep what they had, marked stale. */
  end(failed: string | null = null): void {
    this.#progress({ running: false, failed });
  }

  tile(id: string, instance?: string): TileData {
    return this.#tiles.get(tileKey(id, instance)) ?? none;
  }

  /** The instances of a repeated section, known from the lines of its widgets, in the stream's order. */
  instancesOf(widgets: readonly string[]): Instance[] {
    return widgets.map((widget) => this.#instances.get(widget) ?? noInstances).find((found) => found.length > 0) ?? noInstances;
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

  #put(key: string, data: TileData): void {
    this.#tiles.set(key, data);
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  #progress(change: Partial<PageProgress>): void {
    this.#page = { ...this.#page, ...change };
    for (const listener of this.#pageListeners) listener();
  }

  #noteInstance(widget: string, instance: Instance): void {
    const known = this.#instances.get(widget) ?? [];
    if (known.some(({ value }) => value === instance.value)) return;
    this.#instances.set(widget, [...known, instance]);
    this.#progress({ instances: this.#page.instances + 1 });
  }
}

export interface PageProgress {
  running: boolean;
  /** The sentence of a request that failed as a whole. */
  failed: string | null;
  watermarkAt: string | null;
  /** Counts the instances seen, so that a repeated section redraws when one arrives. */
  instances: number;
}

const noInstances: Instance[] = [];

function tileKey(id: string, instance?: string): string {
  return instance === undefined ? id : `${id}\n${instance}`;
}
