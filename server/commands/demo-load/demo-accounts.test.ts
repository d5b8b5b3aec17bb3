import { expect, it } from "vitest";

import { addDestination, establishment } from "../../../tests/support/state.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import { seedDemoAccounts } from "./demo-accounts.ts";

it("a demo professional sees its own establishments, not those of the same name elsewhere", { timeout: 60_000 }, async () => {
  const store = await openMemoryStore();
  try {
    await addDestination(
      store,
      "ailleurs",
      ["Hôtel Bellerive", "Domaine des Arolles"].map((name, i) => establishment(`x${i}`, { name })),
    );
    const own = await addDestination(
      store,
      "aurelle",
      ["Hôtel Bellerive", "Domaine des Arolles"].map((name, i) => establishment(`a${i}`, { name })),
    );
    await seedDemoAccounts(store, { slug: "essai", independents_group: "independants" });
    const users = await store.system("test", (db) =>
      db
        .selectFrom("users")
        .select(["login", "cards"])
        .where("login", "in", ["pro@essai.example", "pro.independant@essai.example"])
        .orderBy("login")
        .execute(),
    );
    expect(users.map(({ cards }) => cards)).toEqual([[own[1]?.id], [own[0]?.id]]);
  } finally {
    await store.close();
  }
});
