import type { BillingUpdate, PersonalDetailsUpdate } from "../../../src/generated/types.ts";
import type { Store, StoreActor } from "../../store/store.ts";
import type { AccountDetails } from "../user/user-store.ts";

/** What an account holds of its user, nothing missing: what has not been given yet is empty. */
export interface AccountData {
  personal: PersonalDetailsUpdate;
  billing: BillingUpdate;
}

/** The data of the one account that acts. */
export interface OwnAccount {
  read(): Promise<AccountData>;
  /**
   * Replaces one part; the other, and what else is stored of the account, stay. `admits` judges what is stored
   * at that moment and may throw: nothing is written then. Writing what is there already changes nothing.
   */
  write<Part extends keyof AccountData>(part: Part, value: AccountData[Part], admits: (current: AccountData[Part]) => void): Promise<void>;
}

export function ownAccount(store: Store, actor: StoreActor): OwnAccount {
  const scoped = store.forActor(actor);
  return {
    read: () =>
      scoped.transaction(async (db) => {
        const row = await db.selectFrom("users").where("login", "=", actor.login).select("details").executeTakeFirstOrThrow();
        return dataOf(row.details);
      }),
    write: (part, value, admits) =>
      scoped.transaction(async (db) => {
        // Locked until the commit: two writes at once are judged one after the other.
        const { details } = await db
          .selectFrom("users")
          .where("login", "=", actor.login)
          .select("details")
          .forUpdate()
          .executeTakeFirstOrThrow();
        const current = dataOf(details)[part];
        if (JSON.stringify(current) === JSON.stringify(value)) return;
        admits(current);
        const next = part === "billing" ? { ...details, billing: value } : { ...details, ...value };
        await db
          .updateTable("users")
          .set({ details: JSON.stringify(next) })
          .where("login", "=", actor.login)
          .execute();
      }),
  };
}

function dataOf({ first_name = "", last_name = "", phone = "", billing = {} }: AccountDetails): AccountData {
  const { name = "", siret = "", street = "", zip = "", city = "" } = billing;
  return { personal: { first_name, last_name, phone }, billing: { name, siret, street, zip, city } };
}
