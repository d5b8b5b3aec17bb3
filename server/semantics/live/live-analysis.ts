import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";

import { createAnalysisPool, type AnalysisPool } from "../pool.ts";
import type { PoolFound, PoolItem } from "../pool-worker.ts";
import type { Lexicon } from "../index.ts";
import type { ConfigProblem } from "../../../src/generated/types.ts";
import {
  faultsAmong,
  inOrder,
  productFile,
  readLexicon,
  takenLanguage,
  stampsOf,
  unfedThemes,
  UNKNOWN_STAMP,
  type ReadLexicon,
} from "./lexicon-files.ts";

/** What the analysis finds in each of some texts, in their order. */
export type Analyse = (items: readonly PoolItem[]) => Promise<PoolFound[]>;

/** The analysis by the lexicon files as they are, in worker threads. */
export interface LiveAnalysis {
  analyse: Analyse;
  /** The lexicons in force. */
  lexicons(): Promise<readonly Lexicon[]>;
  /** What is wrong in the files as they were at the last look, located. */
  problems(): readonly ConfigProblem[];
  /** Names the lexicons in force: another one after a change. */
  digest(): Promise<string>;
  /** Reads the files that changed at once instead of at the next look; for tests. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveAnalysisOptions {
  /** The folder of the lexicons. */
  folder: string;
  /** The ids of the product's themes, asked for at each look; lexicons may feed these beside the learnt ones. */
  themes?: () => readonly string[] | Promise<readonly string[]>;
  /** How many workers may run now; as many as there are cores where absent. */
  workers?: () => number;
  /** Gives way to the threads that answer people. */
  background?: boolean;
  /** Milliseconds between two looks at the files; 0 looks once, at the first use. */
  interval?: number;
  /** Told of changed lexicons, which new reviews are read with from now on. */
  changed?: (before: readonly Lexicon[], after: readonly Lexicon[]) => void;
  /** Told of each problem that was not there before; of a file that is no lexicon the last valid version stays in force. */
  report?: (problem: ConfigProblem) => void;
  /** Told of the files whose faults have gone. */
  mended?: (files: readonly string[]) => void;
  /** Told why a look failed. */
  failed?: (error: unknown) => void;
}

/** Names lexicons: others have another name. */
export function digestOf(lexicons: readonly Lexicon[]): string {
  return createHash("sha256").update(JSON.stringify(lexicons)).digest("base64url").slice(0, 22);
}

/** Opens the analysis. Nothing is read and no worker runs before the first use, but with an `interval` the files are looked at. */
export function openAnalysis({
  folder,
  themes = () => [],
  workers = availableParallelism,
  background = false,
  interval = 0,
  changed = () => undefined,
  report = () => undefined,
  mended = () => undefined,
  failed = () => undefined,
}: LiveAnalysisOptions): LiveAnalysis {
  const files = new Map<string, { stamp: string; read: ReadLexicon | null; problems: ConfigProblem[] }>();
  let problems: ConfigProblem[] = [];
  let declaredBefore = "";
  let inForce: { lexicons: Lexicon[]; digest: string } | undefined;
  let pool: AnalysisPool | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  const look = async (): Promise<void> => {
    const declared = await themes();
    // Other themes may be fed: each file is read anew.
    if (declaredBefore !== declared.join("\n")) for (const known of files.values()) known.stamp = UNKNOWN_STAMP;
    declaredBefore = declared.join("\n");
    const stamps = await stampsOf(folder);
    const gone = [...files.keys()].filter((known) => !stamps.has(known));
    for (const name of gone) files.delete(name);
    let unchanged = gone.length === 0;
    for (const [name, stamp] of stamps) {
      const known = files.get(name);
      if (stamp !== UNKNOWN_STAMP && known?.stamp === stamp) continue;
      unchanged = false;
      const found = await readLexicon(join(folder, name), declared);
      if ("lexicon" in found) {
        const { lang } = found.lexicon;
        const rival = [...files].find(([other, { read }]) => other !== name && read?.lexicon.lang === lang);
        const isNamed = name === `${lang}.json`;
        // Two lexicons of a language would be one of both by chance: the file of its name has it, else the one that had it before.
        if (rival && isNamed)
          files.set(rival[0], { ...rival[1], read: null, problems: rival[1].read ? [takenLanguage(rival[1].read)] : [] });
        files.set(
          name,
          rival && !isNamed
            ? { stamp, read: known?.read ?? null, problems: [takenLanguage(found)] }
            : { stamp, read: found, problems: found.undeclared },
        );
      } else if (found.why === "gone") files.delete(name);
      else {
        // What could not be read may be the same and readable at the next look.
        const seen = found.why === "unreadable" ? UNKNOWN_STAMP : stamp;
        files.set(name, { stamp: seen, read: known?.read ?? null, problems: found.problems });
      }
    }
    if (unchanged) return;
    const read = [...files.values()].flatMap((file) => file.read ?? []);
    const unfed = unfedThemes(declared, read).map((one) => ({ ...one, file: productFile }));
    tell([...[...files.values()].flatMap((file) => file.problems), ...faultsAmong(read), ...unfed]);
    const lexicons = inOrder(read.map(({ lexicon }) => lexicon));
    if (lexicons.length === 0) throw new Error(`${folder} holds no lexicon`);
    const digest = digestOf(lexicons);
    if (inForce?.digest === digest) return;
    const before = inForce?.lexicons;
    inForce = { lexicons, digest };
    pool?.replace(lexicons);
    if (before) changed(before, lexicons);
  };
  const tell = (now: ConfigProblem[]): void => {
    const before = new Set(problems.map(wordsOf));
    const left = new Set(now.map(({ file }) => file));
    const sound = new Set(problems.flatMap(({ file }) => (file === null || left.has(file) || !files.has(basename(file)) ? [] : file)));
    problems = now;
    if (sound.size > 0) mended([...sound]);
    for (const one of now) if (!before.has(wordsOf(one))) report(one);
  };
  // One look at a time: a slow disk must not make two of them overwrite each other.
  const refresh = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));
  const present = async (): Promise<{ lexicons: Lexicon[]; digest: string }> => {
    if (!inForce) await refresh();
    if (!inForce) throw new Error("the lexicons are not read");
    return inForce;
  };
  const timer = interval > 0 ? setInterval(() => void refresh().catch(failed), interval) : undefined;
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
    problems: () => problems,
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

const wordsOf = ({ file, line, column, message }: ConfigProblem): string => `${file ?? ""}:${line ?? 1}:${column ?? 1} ${message}`;
