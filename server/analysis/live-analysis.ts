import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";

import { createAnalysisPool, type AnalysisPool } from "../semantics/pool.ts";
import type { PoolFound, PoolItem } from "../semantics/pool-worker.ts";
import type { Lexicon } from "../semantics/index.ts";
import { inOrder, readLexicon, stampsOf } from "./read-lexicons.ts";

/** What the analysis finds in each of some texts, in their order. */
export type Analyse = (items: readonly PoolItem[]) => Promise<PoolFound[]>;

/** The analysis by the lexicon files as they are, in worker threads. */
export interface LiveAnalysis {
  analyse: Analyse;
  /** The lexicons in force. */
  lexicons(): Promise<readonly Lexicon[]>;
  /** Names the lexicons in force: another one after a change. */
  digest(): Promise<string>;
  /** Reads the files that changed at once instead of at the next look; for tests. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveAnalysisOptions {
  /** The folder of the lexicons. */
  folder: string;
  /** How many workers may run now; as many as there are cores where absent. */
  workers?: () => number;
  /** Gives way to the threads that answer people. */
  background?: boolean;
  /** Milliseconds between two looks at the files; 0 looks once, at the first use. */
  interval?: number;
  /** Told of changed lexicons, which new reviews are read with from now on. */
  changed?: (before: readonly Lexicon[], after: readonly Lexicon[]) => void;
  /** Told, in French, why a file is not used; its last valid version stays in force. */
  refused?: (sentence: string) => void;
}

/** Opens the analysis. Nothing is read and no worker runs before the first use, but with an `interval` the files are looked at. */
export function openAnalysis({
  folder,
  workers = availableParallelism,
  background = false,
  interval = 0,
  changed = () => undefined,
  refused = () => undefined,
}: LiveAnalysisOptions): LiveAnalysis {
  const files = new Map<string, { stamp: string; lexicon: Lexicon | null }>();
  let inForce: { lexicons: Lexicon[]; digest: string } | undefined;
  let pool: AnalysisPool | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  const look = async (): Promise<void> => {
    const stamps = await stampsOf(folder);
    for (const name of files.keys()) if (!stamps.has(name)) files.delete(name);
    for (const [name, stamp] of stamps) {
      const known = files.get(name);
      if (known?.stamp === stamp) continue;
      const read = await readLexicon(folder, name);
      if (typeof read === "string") refused(read);
      files.set(name, { stamp, lexicon: typeof read === "string" ? (known?.lexicon ?? null) : read });
    }
    const lexicons = inOrder([...files.values()].flatMap(({ lexicon }) => lexicon ?? []));
    if (lexicons.length === 0) throw new Error(`${folder} holds no lexicon`);
    const digest = createHash("sha256").update(JSON.stringify(lexicons)).digest("base64url").slice(0, 22);
    if (inForce?.digest === digest) return;
    const before = inForce?.lexicons;
    inForce = { lexicons, digest };
    pool?.replace(lexicons);
    if (before) changed(before, lexicons);
  };
  // One look at a time: a slow disk must not make two of them overwrite each other.
  const refresh = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));
  const present = async (): Promise<{ lexicons: Lexicon[]; digest: string }> => {
    if (!inForce) await refresh();
    if (!inForce) throw new Error("the lexicons are not read");
    return inForce;
  };
  const timer =
    interval > 0
      ? setInterval(
          () => void refresh().catch((error: unknown) => refused(error instanceof Error ? error.message : String(error))),
          interval,
        )
      : undefined;
  timer?.unref();

  return {
    analyse: async (items) => {
      if (items.length === 0) return [];
      const { lexicons } = await present();
      // Whoever closed it meanwhile would never see the workers of a pool that is made now.
      if (closed) throw new Error("the analysis is closed");
      pool ??= createAnalysisPool(lexicons, { workers, background });
      return pool.analyse(items);
    },
    lexicons: async () => (await present()).lexicons,
    digest: async () => (await present()).digest,
    refresh: async () => {
      await looking;
      await refresh();
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking?.catch(() => undefined);
      await pool?.close();
    },
  };
}
