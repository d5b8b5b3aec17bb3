import type { Store } from "../../store/store.ts";

/** The destinations of the demo territory, children left out. */
export const demoDestinations = ["aurelle", "dunes"] as const;

/** Whether the state holds nothing yet. */
export async function isEmptyState(store: Store): Promise<boolean> {
  return (await store.system("demo", (db) => db.selectFrom("destinations").select("id").limit(1).execute())).length === 0;
}
