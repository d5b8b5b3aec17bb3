import type { Catalog } from "../../src/engine/catalog/catalog.ts";
import type { ConfigProblem, DestinationPage, Menu, Page, Product, Template, View } from "../../src/generated/types.ts";
import type { Config, RouteNames } from "./assemble.ts";
import { isEmpty, listConfigFiles, readText, UNKNOWN_STAMP, type Stamp } from "./files.ts";
import type { DocumentOf, PlainKindName } from "./kinds/plain-kinds.ts";
import { readDocument, unreadableDocument, type ReadDocument } from "./read-document.ts";
import type { FileChange } from "./reread.ts";
import { begin, type InForce, takeOver } from "./take-over.ts";

/** The configuration that is in force; what each call returns changes when its files do. */
export interface LiveConfig {
  /** The folder that holds `widgets/` and `templates/`. */
  readonly root: string;
  catalog(): Catalog;
  product(): Product;
  views(): readonly View[];
  pages(): readonly Page[];
  /** The addresses of the pages. */
  destinationPages(): readonly DestinationPage[];
  templates(): readonly Template[];
  menus(): readonly Menu[];
  /** The documents of a kind that depends on the product alone: mails, offers, models of forms… */
  documents<Name extends PlainKindName>(kind: Name): readonly DocumentOf<Name>[];
  /** What is wrong in the files as they are now, located. */
  problems(): readonly ConfigProblem[];
  /** Calls back after each change; returns the way to stop. */
  onChange(listener: () => void): () => void;
  /** Reads the files that changed at once instead of at the next look; for tests and commands. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveConfigOptions {
  /** The folder that holds `widgets/` and `templates/`. */
  root: string;
  /** Names of the routes that menus may lead to. */
  routes: RouteNames;
  /** Milliseconds between two looks at the files; 0 looks once. A file is live within 2 s. */
  interval?: number;
  /** Told of each problem that was not there before. */
  report?: (problem: ConfigProblem) => void;
  /** Told of the files that changed, or whose faults went, and that are sound; not of the first look's. */
  reread?: (changes: readonly FileChange[]) => void;
}

/**
 * Opens the configuration below a root and follows its files. They are looked at rather than watched:
 * a look costs a few milliseconds and, unlike notifications, works on every file system and on mounted folders.
 * Throws {@link ConfigError} where there is no valid product; every other problem is reported.
 */
export async function openConfig({
  root,
  routes,
  interval = 800,
  report = () => {},
  reread = () => {},
}: LiveConfigOptions): Promise<LiveConfig> {
  /** The files as they were at the last look. */
  const disk = new Map<string, ReadDocument & { stamp: Stamp }>();
  const listeners = new Set<() => void>();
  let inForce: InForce | undefined;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    if (!(await readFiles(root, disk)) && inForce) return;
    const before = inForce;
    const ordered = new Map([...disk].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    inForce = before ? takeOver(before, ordered, routes) : begin(ordered, routes);
    const told = new Set(before?.problems.map(keyOf));
    for (const problem of inForce.problems) if (!told.has(keyOf(problem))) report(problem);
    if (before) reread(changesBetween(before, inForce));
    for (const listener of listeners) listener();
  };
  // One look at a time: a slow disk must not make two of them overwrite each other.
  const refresh = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));

  await refresh();
  const current = (): Config => {
    if (!inForce) throw new Error("the configuration is not open");
    return inForce.config;
  };
  const timer =
    interval > 0
      ? setInterval(() => void refresh().catch((error: unknown) => console.error("configuration:", error)), interval)
      : undefined;
  timer?.unref();

  return {
    root,
    catalog: () => current().catalog,
    product: () => current().catalog.product,
    views: () => current().views,
    pages: () => current().pages,
    destinationPages: () => current().destinationPages,
    templates: () => current().templates,
    menus: () => current().menus,
    documents: <Name extends PlainKindName>(kind: Name) => current().plain[kind] as readonly DocumentOf<Name>[],
    problems: () => inForce?.problems ?? [],
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh: async () => {
      await looking;
      await refresh();
    },
    close: async () => {
      clearInterval(timer);
      listeners.clear();
      await looking;
    },
  };
}

/** Reads the files that are new or have changed since, forgets those that are gone; true where there was any. */
async function readFiles(root: string, disk: Map<string, ReadDocument & { stamp: Stamp }>): Promise<boolean> {
  const stamps = await settledStamps(root, disk);
  let changed = false;
  for (const file of [...disk.keys()].filter((known) => !stamps.has(known))) changed = disk.delete(file) || changed;
  for (const [file, stamp] of stamps) {
    const known = disk.get(file);
    if (stamp !== UNKNOWN_STAMP && known?.stamp === stamp) continue;
    const read = await readText(root, file);
    if (read === "gone") continue;
    if (read === "unreadable") {
      // It may be readable, and the same, at the next look.
      changed ||= known?.stamp !== UNKNOWN_STAMP;
      disk.set(file, { ...unreadableDocument(file), stamp: UNKNOWN_STAMP });
      continue;
    }
    disk.set(file, { ...readDocument(file, read.text, read.fault), stamp });
    changed = true;
  }
  return changed;
}

/** How long an editor may take between emptying or removing a file and writing it anew (ms). */
const SAVING_MS = 60;

/** The files' stamps; where a known one is gone or empty, as they are a moment later: some editors save so. */
async function settledStamps(root: string, disk: ReadonlyMap<string, { stamp: Stamp }>): Promise<Map<string, Stamp>> {
  const stamps = await listConfigFiles(root);
  const isBeingSaved = [...disk].some(([file, { stamp }]) => {
    const now = stamps.get(file);
    return now === undefined || (now !== stamp && isEmpty(now));
  });
  if (!isBeingSaved) return stamps;
  await new Promise((resolve) => setTimeout(resolve, SAVING_MS));
  return listConfigFiles(root);
}

/** The files that are in force anew, or whose faults went, but for those that have some now. */
function changesBetween(before: InForce, now: InForce): FileChange[] {
  const filesOf = ({ problems }: InForce): Set<string> => new Set(problems.flatMap(({ file }) => file ?? []));
  const [faulty, left] = [filesOf(before), filesOf(now)];
  const gone = [...before.files.keys()].filter((file) => !now.files.has(file));
  return [...gone, ...now.files.keys()].flatMap((file): FileChange[] => {
    if (left.has(file) || now.held.has(file)) return [];
    if (!now.files.has(file)) return [{ file, how: "gone" }];
    if (faulty.has(file)) return [{ file, how: "mended" }];
    const known = before.files.get(file);
    if (!known) return [{ file, how: "new" }];
    return known.text === now.files.get(file)?.text ? [] : [{ file, how: "changed" }];
  });
}

function keyOf({ file, line, column, pointer, message }: ConfigProblem): string {
  return JSON.stringify([file, line, column, pointer, message]);
}
