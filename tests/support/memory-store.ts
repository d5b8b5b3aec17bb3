import { readFile } from "node:fs/promises";

import { inject } from "vitest";

import { openStore, type StoreLocation } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";

const engine = new URL("../../node_modules/@electric-sql/pglite/dist/pglite.wasm", import.meta.url);

declare global {
  var compiledEngine: Promise<WebAssembly.Module> | undefined;
}

/** Where an empty state in memory comes from. */
export function inMemory(): StoreLocation & { image: string } {
  // V8 shares what it has compiled with all threads while a reference exists: otherwise each store's thread compiles again.
  globalThis.compiledEngine ??= readFile(engine).then((bytes) => WebAssembly.compile(bytes));
  return { image: inject("emptyState") };
}

/** An empty state in memory, gone when it is closed. */
export function openMemoryStore(): Promise<Store> {
  return openStore(inMemory());
}
