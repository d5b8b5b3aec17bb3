import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seedTerritory } from "../../../tests/access/support/territory.ts";
import type { CommandContext } from "../command.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import type { Store } from "../../store/store.ts";
import { openAccounts } from "../../modules/identity/accounts.ts";
import { userCommand } from "./user-command.ts";

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await seedTerritory(store);
}, 60_000);
afterAll(() => store.close());

const run = (args: Record<string, unknown>, external = false): Promise<Record<string, unknown>> =>
  // What the command does not read is left out.
  userCommand({ store, external, product: { slug: "belvedere" } } as unknown as CommandContext, args, Readable.from([]), () => {});

describe("npm run user", () => {
  it("closes the barometer to a destination, and opens it again", async () => {
    const stored = async (): Promise<boolean> =>
      store.system(
        "test.read",
        async (db) => (await db.selectFrom("groups").select("barometer").where("id", "=", "dunes").executeTakeFirstOrThrow()).barometer,
      );
    expect(await stored()).toBe(true);
    expect(await run({ action: "barometer", group: "dunes", enabled: false })).toEqual({ group: "dunes", barometer: false });
    expect(await stored()).toBe(false);
    await run({ action: "barometer", group: "dunes", enabled: true });
    expect(await stored()).toBe(true);
    await expect(run({ action: "barometer", group: "nulle-part", enabled: true })).rejects.toThrow(
      "La destination nulle-part n’existe pas.",
    );
  });

  it("makes an account with a password drawn and shown once, and roles by their short or full names", async () => {
    const made = await run({
      action: "add",
      login: "Anne@Exemple.fr",
      type: "DMO",
      group: "aurelle",
      roles: ["organization_observatory", "BELVEDERE_DIFFUSION_API"],
    });
    expect(made).toMatchObject({ login: "anne@exemple.fr", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY", "BELVEDERE_DIFFUSION_API"] });
    expect(await openAccounts(store).isPassword("anne@exemple.fr", String(made.password))).toBe(true);
    expect(await openAccounts(store).isPassword("anne@exemple.fr", "another")).toBe(false);
  });

  it("makes a professional's group, in the destination of its establishment, which it then sees", async () => {
    await run({
      action: "add",
      login: "bruno@exemple.fr",
      type: "TP",
      group: "chez-bruno",
      roles: ["V2_PRO_ACCESS"],
      cards: ["Musée de la Soie"],
      password: "long enough",
    });
    const [group, seen] = await store.system("test.read", async (db) => [
      await db.selectFrom("groups").selectAll().where("id", "=", "chez-bruno").executeTakeFirstOrThrow(),
      await db.selectFrom("visibility").selectAll().where("group_id", "=", "chez-bruno").execute(),
    ]);
    expect(group).toMatchObject({ kind: "professional", destination_id: "aurelle" });
    expect(seen).toHaveLength(1);
    expect(await openAccounts(store).isPassword("bruno@exemple.fr", "long enough")).toBe(true);
  });

  it("leaves an external provider's account without a password, waiting for its first sign-in", async () => {
    expect(await run({ action: "provider" }, true)).toEqual({ external: true });
    const chloe = { action: "add", login: "chloe@exemple.fr", type: "DMO", group: "aurelle" };
    // The server knows where its accounts sign in, whatever the terminal says.
    expect(await run({ ...chloe, external: false }, true)).not.toHaveProperty("password");
    const identity = { issuer: "https://issuer.example", subject: "s", candidates: ["Chloe@exemple.fr"], idToken: "" };
    expect(await openAccounts(store).signedIn(identity)).toBe("chloe@exemple.fr");
  });

  it("gives an external provider's account no password: it could never be bound then", async () => {
    const refusal = "c’est lui qui garde leur mot de passe";
    const account = { login: "denis@exemple.fr", type: "DMO", group: "aurelle" };
    await expect(run({ action: "add", ...account, password: "long enough" }, true)).rejects.toThrow(refusal);
    await expect(run({ action: "password", login: "chloe@exemple.fr" }, true)).rejects.toThrow(refusal);
    expect(await run({ action: "provider" })).toEqual({ external: false });
    expect(await run({ action: "add", ...account, external: true })).toHaveProperty("password");
  });

  it("says what keeps an account from opening a page, and gives it what it lacks", async () => {
    const made = await run({ action: "add", login: "Elise", type: "TP", group: "chez-elise" });
    expect(made.notes).toEqual([
      "L’identifiant est enregistré en minuscules : elise.",
      "L’identifiant elise n’est pas une adresse électronique.",
      expect.stringMatching(/^Ce compte n’ouvre aucune page tant qu’il n’a pas de rôle.*user -- change elise --roles.*user -- roles/),
      expect.stringMatching(/^Sans établissement.*user -- change elise --card ID/),
    ]);
    const wrong = await run({ action: "change", login: "ELISE", roles: ["DIFFUSION_API"] });
    expect(wrong.notes).toEqual([
      expect.stringContaining("ne mènent un compte TP à aucune page d’accueil"),
      expect.stringContaining("Sans établissement"),
    ]);
    await run({ action: "change", login: "elise", roles: ["V2_PRO_ACCESS", "V2_PRO_DASHBOARD"] });
    expect(await run({ action: "change", login: "elise", cards: ["Musée de la Soie"] })).toEqual({
      login: "elise",
      roles: ["BELVEDERE_V2_PRO_ACCESS", "BELVEDERE_V2_PRO_DASHBOARD"],
      notes: [],
    });
    const [kept] = await store.system("test.read", (db) =>
      db.selectFrom("users").select(["roles", "cards"]).where("login", "=", "elise").execute(),
    );
    expect(kept).toEqual({ roles: ["BELVEDERE_V2_PRO_ACCESS", "BELVEDERE_V2_PRO_DASHBOARD"], cards: [expect.any(String)] });
    const seen = await store.system("test.read", (db) =>
      db.selectFrom("visibility").selectAll().where("group_id", "=", "chez-elise").execute(),
    );
    expect(seen).toHaveLength(1);
    const plain = { action: "add", login: "fanny@exemple.fr", type: "DMO", group: "aurelle", roles: ["ORGANIZATION_OBSERVATORY"] };
    expect((await run(plain)).notes).toEqual([]);
  });

  it("loses none of two changes at once, of the roles and of the establishments", async () => {
    const login = "gilles@exemple.fr";
    await run({ action: "add", login, type: "TP", group: "chez-gilles", roles: ["V2_PRO_ACCESS"] });
    const [, { roles }] = await Promise.all([
      run({ action: "change", login, roles: ["V2_PRO_ACCESS", "V2_PRO_ANALYSIS"] }),
      run({ action: "change", login, cards: ["Musée de la Soie"] }),
    ]);
    const after = await openAccounts(store).change(login, { cards: [] });
    expect(after?.roles).toEqual(["BELVEDERE_V2_PRO_ACCESS", "BELVEDERE_V2_PRO_ANALYSIS"]);
    expect(after?.cards).toHaveLength(1);
    expect(roles).toEqual(after?.roles);
  });

  it("lists, closes and opens accounts again", async () => {
    await run({ action: "disable", login: "ANNE@exemple.fr" });
    const { accounts } = await run({ action: "list" });
    expect(accounts).toContainEqual({
      login: "anne@exemple.fr",
      type: "DMO",
      group: "aurelle",
      roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY", "BELVEDERE_DIFFUSION_API"],
      disabled: true,
    });
    await run({ action: "password", login: "anne@exemple.fr", password: "a new password" });
    expect(await openAccounts(store).isPassword("anne@exemple.fr", "a new password")).toBe(false);
    await run({ action: "enable", login: "anne@exemple.fr" });
    expect(await openAccounts(store).isPassword("anne@exemple.fr", "a new password")).toBe(true);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["an unknown action", { action: "constructor" }, /add, list, roles, change, disable/],
    ["no login", { action: "add" }, /login manque/],
    ["a login twice", { action: "add", login: "bruno@exemple.fr", type: "TP", group: "x" }, /existe déjà/],
    ["an unknown type", { action: "add", login: "n@x", type: "ADMIN", group: "aurelle" }, /DMO .* ou TP/],
    [
      "an unknown role",
      { action: "add", login: "n@x", type: "DMO", group: "aurelle", roles: ["DIFUSION_API"] },
      /dire «\u00a0DIFFUSION_API\u00a0»/,
    ],
    ["an unknown destination", { action: "add", login: "n@x", type: "DMO", group: "nulle-part" }, /import -- destination/],
    [
      "a destination's account in a professional group",
      { action: "add", login: "n@x", type: "DMO", group: "chez-bruno" },
      /n’y a pas sa place\. Donnez à --group l’identifiant de sa destination\u00a0: .*aurelle/,
    ],
    [
      "a professional in a destination's group",
      { action: "add", login: "n@x", type: "TP", group: "aurelle" },
      /n’y a pas sa place\. Donnez à --group un identifiant à lui, .*--card l’identifiant de son établissement/,
    ],
    ["an unknown establishment", { action: "add", login: "n@x", type: "TP", group: "autre", cards: ["nowhere"] }, /Aucun établissement/],
    ["a short password", { action: "add", login: "n@x", type: "DMO", group: "aurelle", password: "short" }, /au moins 8/],
    ["an unknown account", { action: "disable", login: "nobody" }, /n’existe pas/],
    ["a change of an unknown account", { action: "change", login: "nobody", roles: ["DIFFUSION_API"] }, /n’existe pas/],
  ])("refuses %s with a sentence", async (_what, args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence);
    expect(await openAccounts(store).exists("n@x")).toBe(false);
  });
});
