import type { Transaction } from "kysely";

import { EMBEDDED_ISSUER, type SignedIn } from "../../ports/identity/identity.ts";
import { hashPassword, isPassword } from "../../ports/identity/credentials.ts";
import type { UserType } from "../../../src/generated/types.ts";
import type { Changed, Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

export interface NewAccount {
  readonly login: string;
  readonly type: UserType;
  /** Id of an existing group. */
  readonly group: string;
  /** With the product's prefix. */
  readonly roles: readonly string[];
  readonly restricted?: boolean;
  /** Ids of establishments. */
  readonly cards?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** As stored (see `hashPassword`); null leaves the account to an external provider. */
  readonly password: string | null;
}

export interface AccountLine {
  readonly login: string;
  readonly type: UserType;
  readonly group: string;
  readonly roles: readonly string[];
  readonly disabled: boolean;
}

/** Who may sign in: accounts, their passwords at the embedded provider, their identities at others. */
export type ChangedAccount = Required<Pick<NewAccount, "login" | "type" | "roles" | "cards">>;

export interface Accounts {
  exists(login: string): Promise<boolean>;
  /** Creates the account or replaces it as a whole; its sessions go on. */
  put(account: NewAccount): Promise<void>;
  list(): Promise<AccountLine[]>;
  /** Gives an account other roles (with the product's prefix) and further cards; its sessions go on with them. What it then has; null when there is no such account. */
  change(login: string, changes: { roles?: readonly string[]; cards: readonly string[] }): Promise<ChangedAccount | null>;
  /** False when there is no such account. A disabled one loses its sessions at once. */
  setDisabled(login: string, disabled: boolean): Promise<boolean>;
  /** False when there is no such account. Ends its sessions. */
  setPassword(login: string, password: string): Promise<boolean>;
  /** Whether this is the password of a live account. */
  isPassword(login: string, password: string): Promise<boolean>;
  /** The live account behind an identity, bound to it now if it waits for its first sign-in; null when there is none. */
  signedIn(identity: SignedIn): Promise<string | null>;
}

/** Logins are compared without case: they are stored in lower case. */
export function normalLogin(login: string): string {
  return login.trim().toLowerCase();
}

/** The accounts of the state store. */
export function openAccounts(store: Store): Accounts {
  return {
    exists: (login) =>
      store.system("account.exists", async (db) =>
        Boolean(await db.selectFrom("users").select("login").where("login", "=", normalLogin(login)).executeTakeFirst()),
      ),

    put: (account) =>
      store.system("account.put", async (db, changed) => {
        const { type, roles, cards, details } = account;
        const login = normalLogin(account.login);
        const row = {
          type,
          group_id: account.group,
          roles: [...roles],
          restricted_access: account.restricted ?? false,
          cards: [...(cards ?? [])],
          disabled: false,
          details: JSON.stringify(details ?? {}),
        };
        await db
          .insertInto("users")
          .values({ login, ...row })
          .onConflict((conflict) => conflict.column("login").doUpdateSet(row))
          .execute();
        await see(db, changed, account.group, account.cards ?? []);
        if (account.password === null) return;
        await db
          .insertInto("credentials")
          .values({ login, scrypt: account.password })
          .onConflict((conflict) => conflict.column("login").doUpdateSet({ scrypt: account.password ?? "" }))
          .execute();
        await db
          .insertInto("identities")
          .values({ issuer: EMBEDDED_ISSUER, subject: login, login })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    list: () =>
      store.system("account.list", (db) =>
        db.selectFrom("users").select(["login", "type", "group_id as group", "roles", "disabled"]).orderBy("login").execute(),
      ),

    change: (name, { roles, cards }) =>
      store.system("account.change", async (db, changed) => {
        const user = await db
          .selectFrom("users")
          .select(["login", "group_id", "cards"])
          .where("login", "=", normalLogin(name))
          .forUpdate()
          .executeTakeFirst();
        if (!user) return null;
        const after = await db
          .updateTable("users")
          .set({ ...(roles === undefined ? {} : { roles: [...roles] }), cards: [...new Set([...user.cards, ...cards])] })
          .where("login", "=", user.login)
          .returning(["login", "type", "roles", "cards"])
          .executeTakeFirstOrThrow();
        await see(db, changed, user.group_id, cards);
        return after;
      }),

    setDisabled: (login, disabled) =>
      store.system("account.disable", async (db) => {
        const result = await db.updateTable("users").set({ disabled }).where("login", "=", normalLogin(login)).executeTakeFirst();
        if (disabled) await db.deleteFrom("sessions").where("login", "=", normalLogin(login)).execute();
        return result.numUpdatedRows > 0n;
      }),

    async setPassword(name, password) {
      const scrypt = await hashPassword(password);
      const login = normalLogin(name);
      return store.system("account.password", async (db) => {
        const user = await db.selectFrom("users").select("login").where("login", "=", login).executeTakeFirst();
        if (!user) return false;
        await db
          .insertInto("credentials")
          .values({ login, scrypt })
          .onConflict((conflict) => conflict.column("login").doUpdateSet({ scrypt }))
          .execute();
        await db
          .insertInto("identities")
          .values({ issuer: EMBEDDED_ISSUER, subject: login, login })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await db.deleteFrom("sessions").where("login", "=", login).execute();
        return true;
      });
    },

    async isPassword(name, password) {
      // PostgreSQL's text holds no NUL; nobody is called so, but the work below is done all the same.
      const login = name.includes("\u0000") ? "" : normalLogin(name);
      const stored = await store.system("account.credential", (db) =>
        db
          .selectFrom("credentials")
          .innerJoin("users", "users.login", "credentials.login")
          .where("credentials.login", "=", login)
          .where("users.disabled", "=", false)
          .select("scrypt")
          .executeTakeFirst(),
      );
      return isPassword(password, stored?.scrypt ?? null);
    },

    signedIn: ({ issuer, subject, candidates }) =>
      store.system("account.identity", async (db) => {
        const known = await db
          .selectFrom("identities")
          .innerJoin("users", "users.login", "identities.login")
          .where("issuer", "=", issuer)
          .where("subject", "=", subject)
          .select(["users.login", "users.disabled"])
          .executeTakeFirst();
        if (known) return known.disabled ? null : known.login;
        if (issuer === EMBEDDED_ISSUER || candidates.length === 0) return null;
        // A name binds once, to an account that nobody has ever signed in to; afterwards only (issuer, subject) counts.
        const waiting = await db
          .selectFrom("users")
          .where("users.login", "in", candidates.map(normalLogin))
          .where("users.disabled", "=", false)
          .where((where) =>
            where.not(
              where.exists(where.selectFrom("identities").select("identities.login").whereRef("identities.login", "=", "users.login")),
            ),
          )
          .where((where) =>
            where.not(
              where.exists(where.selectFrom("credentials").select("credentials.login").whereRef("credentials.login", "=", "users.login")),
            ),
          )
          .select("users.login")
          .execute();
        const [only, ...others] = waiting;
        if (!only || others.length > 0) return null;
        await db.insertInto("identities").values({ issuer, subject, login: only.login }).execute();
        return only.login;
      }),
  };
}

/** The establishments of an account's cards are seen by its whole group. */
async function see(db: Transaction<Tables>, changed: Changed, group: string, cards: readonly string[]): Promise<void> {
  if (cards.length === 0) return;
  await db
    .insertInto("visibility")
    .values(cards.map((id) => ({ group_id: group, establishment_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  changed("visibility", group);
}
