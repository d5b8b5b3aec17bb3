import { afterAll, beforeAll, expect, it } from "vitest";

import productFile from "../../templates/product.json" with { type: "json" };
import type { Product } from "../../src/generated/types.ts";
import { openMemoryStore } from "../../tests/support/memory-store.ts";
import { openAccounts } from "../modules/identity/accounts.ts";
import { putDestination } from "../store/bulk-destinations.ts";
import type { Store } from "../store/store.ts";
import { readEnvironment } from "../kit/environment.ts";
import { heldWithoutDemo, printWelcome, type Held } from "./welcome.ts";

const product = productFile as unknown as Product;
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

const told = (held: Held): string => {
  const lines: string[] = [];
  printWelcome(readEnvironment({}), product, held, (line) => lines.push(line));
  return lines.join("\n");
};
const advice = "créez un territoire et un compte";

it("tells how to begin until there is a destination and an account, and not at the starts after that", async () => {
  expect(told(await heldWithoutDemo(store))).toContain(advice);
  await store.system("test", (db, changed) => putDestination(db, changed, { id: "aval", name: "Aval" }));
  expect(told(await heldWithoutDemo(store))).toContain(advice);
  const account = { login: "a@b.fr", type: "DMO" as const, group: "aval", roles: [], restricted: false, cards: [], password: null };
  await openAccounts(store).put(account);
  const welcome = told(await heldWithoutDemo(store));
  expect(welcome).not.toContain("démonstration");
  expect(welcome).toContain("est prêt");
});

it("names the demo's accounts where the demo is", () => {
  expect(told("demo")).toContain("Comptes de démonstration");
  expect(told("demo")).toMatch(/dmo\.moderation@\S+ +destination, modération seule/);
  expect(told("demo")).not.toContain(advice);
});
