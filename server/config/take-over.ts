import type { ConfigProblem } from "../../src/generated/types.ts";
import { assemble, type Config, ConfigError, type RouteNames } from "./assemble.ts";
import { kindOrder } from "./document-kind.ts";
import { type Harm, type Held, heldProblems, restartProblem } from "./held-back.ts";
import type { ReadDocument } from "./read-document.ts";

/** The configuration in force, and the version of each file that it is made of. */
export interface InForce {
  config: Config;
  files: ReadonlyMap<string, ReadDocument>;
  /** What is wrong in the files as they are now: in those in force, and in those that are held back. */
  problems: readonly ConfigProblem[];
  /** Files whose present version, or whose absence, is not in force. */
  held: ReadonlySet<string>;
}

type Files = ReadonlyMap<string, ReadDocument>;

/** What is in force at the start: every file that is sound. Throws {@link ConfigError} without a valid product. */
export function begin(disk: Files, routes: RouteNames): InForce {
  const config = assemble([...disk.values()], routes);
  return { config, files: disk, problems: config.problems, held: new Set() };
}

/**
 * What is in force once files have changed: every change that leaves all that was in force at least as sound as it was.
 * Changes that are valid only together come together, once the last of them is saved. A change that is not valid, or
 * that would break or remove something of another file, is held back: the version before it stays, and the problem is
 * that of the file that changed.
 */
export function takeOver(before: InForce, disk: Files, routes: RouteNames): InForce {
  const changed = [...new Set([...before.files.keys(), ...disk.keys()])].filter((file) =>
    isChanged(before.files.get(file), disk.get(file)),
  );
  const rankOf = (file: string): number => {
    const kind = (before.files.get(file) ?? disk.get(file))?.kind;
    return kind ? kindOrder.indexOf(kind) : -1;
  };
  const attempt = (files: ReadonlySet<string>): Config | null => tried(before.files, disk, files, routes);
  const isSound = (config: Config | null, files: ReadonlySet<string>): config is Config =>
    config !== null && refusedBy(before, disk, config, files).length === 0 && harmOf(before, config, files).length === 0;

  const trying = new Set(changed);
  const held = new Map<string, Held>();
  const hold = (file: string, why: Held): void => {
    trying.delete(file);
    held.set(file, why);
  };
  for (const file of changed) {
    const restart = restartProblem(before.files.get(file), disk.get(file));
    if (restart) hold(file, { restart });
  }
  let config = attempt(trying);
  while (trying.size > 0) {
    const refused = config === null ? [...trying].filter((file) => rankOf(file) === 0) : refusedBy(before, disk, config, trying);
    const first = Math.min(...refused.map(rankOf));
    for (const file of refused) if (rankOf(file) === first) hold(file, { faults: config?.standings.get(file)?.faults ?? [] });
    if (refused.length === 0 && config !== null) {
      const harm = harmOf(before, config, trying);
      if (harm.length === 0) break;
      for (const [file, harmed] of culprits(before, trying, harm, attempt)) hold(file, { harm: harmed });
    }
    config = attempt(trying);
  }
  // What was refused beside a change that is itself held back may be sound without it.
  for (const file of [...held.keys()].toSorted((a, b) => rankOf(a) - rankOf(b))) {
    if (held.get(file)?.restart) continue;
    const more = new Set([...trying, file]);
    const next = attempt(more);
    if (!isSound(next, more)) continue;
    trying.add(file);
    held.delete(file);
    config = next;
  }
  const now = { config: config ?? before.config, files: versions(before.files, disk, trying), held: new Set(held.keys()) };
  const others = now.config.problems.filter(({ file }) => file === null || !held.has(file));
  return { ...now, problems: [...others, ...heldProblems(held, now.files, disk, routes)] };
}

/** A file that cannot be read has no text, and is another thing than an empty one. */
function isChanged(before: ReadDocument | undefined, now: ReadDocument | undefined): boolean {
  return before?.text !== now?.text || before?.problems.length !== now?.problems.length;
}

/** The version of each file once these have changed, in a stable order. */
function versions(before: Files, disk: Files, changed: ReadonlySet<string>): Map<string, ReadDocument> {
  const next = new Map([...before].filter(([file]) => !changed.has(file)));
  for (const file of changed) {
    const document = disk.get(file);
    if (document) next.set(file, document);
  }
  return new Map([...next].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The configuration with these changes; null where it has no product. */
function tried(before: Files, disk: Files, changed: ReadonlySet<string>, routes: RouteNames): Config | null {
  const documents = [...versions(before, disk, changed).values()];
  try {
    return assemble(documents, routes, new Set(documents.map(({ file }) => file).filter((file) => !changed.has(file))));
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** The changed files that are less sound than what is in force of them. */
function refusedBy(before: InForce, disk: Files, { standings }: Config, changed: ReadonlySet<string>): string[] {
  return [...changed].filter((file) => {
    const now = before.config.standings.get(file);
    const next = standings.get(file);
    if (!disk.has(file) || !now?.used) return false;
    return !next?.used || next.kind !== now.kind || (now.faults.length === 0 && next.faults.length > 0);
  });
}

/** The faults that changes bring to files that have not changed; «» is of one that has none and is left out all the same. */
function harmOf(before: InForce, { standings }: Config, changed: ReadonlySet<string>): Harm[] {
  return [...before.config.standings].flatMap(([file, now]): Harm[] => {
    if (changed.has(file)) return [];
    const next = standings.get(file);
    const known = new Set(now.faults.map(keyOf));
    const found = (next?.faults ?? []).filter((fault) => !known.has(keyOf(fault))).map(({ message }) => ({ file, message }));
    return found.length === 0 && now.used && !next?.used ? [{ file, message: "" }] : found;
  });
}

/** The changes without which there is less harm, each with its own; all of them where none is guilty alone. */
function culprits(
  before: InForce,
  changed: ReadonlySet<string>,
  harm: readonly Harm[],
  attempt: (files: ReadonlySet<string>) => Config | null,
): (readonly [string, readonly Harm[]])[] {
  const found = [...changed].flatMap((file) => {
    const others = new Set([...changed].filter((other) => other !== file));
    const without = attempt(others);
    const left = new Set(without === null ? harm.map(harmKey) : harmOf(before, without, others).map(harmKey));
    const own = harm.filter((one) => !left.has(harmKey(one)));
    return own.length > 0 ? [[file, own] as const] : [];
  });
  return found.length > 0 ? found : [...changed].map((file) => [file, harm] as const);
}

const harmKey = ({ file, message }: Harm): string => JSON.stringify([file, message]);
const keyOf = ({ pointer, message }: ConfigProblem): string => JSON.stringify([pointer, message]);
