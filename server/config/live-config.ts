import type { Catalog } from "../../src/engine/catalog.ts";
import type { ConfigProblem, Menu, Page, Product, Template, View } from "../../src/generated/types.ts";
import { assemble, type Config, ConfigError, type RouteNames } from "./assemble.ts";
import { listConfigFiles, readText, UNKNOWN_STAMP, type Stamp } from "./files.ts";
import { readDocument, unreadableDocument, type ReadDocument } from "./read-document.ts";
import type { FileChange } from "./reread.ts";

/** The configuration that is in force; what each call returns changes when its files do. */
export interface LiveConfig {
  /** The folder that holds `widgets/` and `templates/`. */
  readonly root: string;
  catalog(): Catalog;
  product(): Product;
  views(): readonly View[];
  pages(): readonly Page[];
  templates(): readonly Template[];
  menus(): readonly Menu[];
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
  const documents = new Map<string, ReadDocument & { stamp: Stamp }>();
  const listeners = new Set<() => void>();
  /** What has changed since it was told of last. */
  const touched = new Map<string, FileChange["how"]>();
  let config: Config | undefined;
  let told = new Set<string>();
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const stamps = await listConfigFiles(root);
    let changed = config === undefined;
    for (const file of [...documents.keys()].filter((known) => !stamps.has(known))) {
      changed = documents.delete(file) || changed;
      touched.set(file, "gone");
    }
    for (const [file, stamp] of stamps) {
      const known = documents.get(file);
      if (stamp !== UNKNOWN_STAMP && known?.stamp === stamp) continue;
      const read = await readText(root, file);
      if (read === "gone") continue;
      if (read === "unreadable") {
        // It may be readable, and the same, at the next look.
        changed ||= known?.stamp !== UNKNOWN_STAMP;
        documents.set(file, { ...unreadableDocument(file), stamp: UNKNOWN_STAMP });
        continue;
      }
      if (known?.text !== read.text) touched.set(file, known ? "changed" : "new");
      documents.set(file, { ...readDocument(file, read.text), stamp });
      changed = true;
    }
    if (!changed) return;
    const inOrder = [...documents.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
    const before = config;
    config = assembleOrKeep(inOrder, routes, config);
    const now = new Set(config.problems.map(keyOf));
    for (const problem of config.problems) if (!told.has(keyOf(problem))) report(problem);
    told = now;
    // While the product is lost nothing else comes into force: it is told once that is back.
    if (config.catalog !== before?.catalog) {
      if (before) reread(soundOf(touched, before.problems, config.problems));
      touched.clear();
    }
    for (const listener of listeners) listener();
  };
  // One look at a time: a slow disk must not make two of them overwrite each other.
  const refresh = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));

  await refresh();
  const current = (): Config => {
    if (!config) throw new Error("the configuration is not open");
    return config;
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
    templates: () => current().templates,
    menus: () => current().menus,
    problems: () => current().problems,
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

/** A product lost at run time keeps the last one, as every document does; at the start there is none to keep. */
function assembleOrKeep(documents: readonly ReadDocument[], routes: RouteNames, before: Config | undefined): Config {
  try {
    return assemble(documents, routes, before?.lastValid);
  } catch (error) {
    if (!(error instanceof ConfigError) || !before) throw error;
    return { ...before, problems: [...error.problems] };
  }
}

/** The files touched, and those that had faults, but for those that have some now. */
function soundOf(
  touched: ReadonlyMap<string, FileChange["how"]>,
  before: readonly ConfigProblem[],
  now: readonly ConfigProblem[],
): FileChange[] {
  const filesOf = (problems: readonly ConfigProblem[]): Set<string> => new Set(problems.flatMap(({ file }) => file ?? []));
  const [faulty, left] = [filesOf(before), filesOf(now)];
  return [...new Set([...touched.keys(), ...faulty])].flatMap((file) => {
    if (left.has(file)) return [];
    const how = touched.get(file) ?? "mended";
    return [{ file, how: how !== "gone" && faulty.has(file) ? "mended" : how }];
  });
}

function keyOf({ file, line, column, pointer, message }: ConfigProblem): string {
  return JSON.stringify([file, line, column, pointer, message]);
}
