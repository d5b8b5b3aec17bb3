import { inject } from "vitest";

import { openStore, type StoreLocation } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";

/** Where an empty state in memory comes from. */
export function inMemory(): StoreLocation & { image: string } {
  return { image: inject("emptyState") };
}

/** An empty state in memory, gone when it is closed. */
export function openMemoryStore(): Promise<Store> {
  return openStore(inMemory());
}
