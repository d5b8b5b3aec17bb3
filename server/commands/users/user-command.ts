import { randomBytes } from "node:crypto";

import { knownRoles, roleName } from "../../../src/domain/access/access.ts";
import { nearest } from "../../../src/engine/index.ts";
import { type Command, type CommandContext, textArgument } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { hashPassword } from "../../ports/identity/credentials.ts";
import { findCards, groupsOfDestinations, professionalGroup } from "../../modules/identity/account-groups.ts";
import { type Accounts, normalLogin, openAccounts } from "../../modules/identity/accounts.ts";
import { accountNotes, loginNotes } from "../../modules/identity/account-notes.ts";
import { unknownAction, type UserAction } from "../../modules/identity/user-actions.ts";

type Arguments = Readonly<Record<string, unknown>>;
type Action = (accounts: Accounts, context: CommandContext, args: Arguments) => Promise<Record<string, unknown>>;

/** A password must have this many characters. */
export const PASSWORD_LENGTH = 8;

/** The actions that the server performs; `roles` needs no server. */
const actions: Readonly<Record<Exclude<UserAction, "roles"> | "provider", Action>> = {
  add,
  change,
  list: async (accounts) => ({ accounts: await accounts.list() }),
  disable: (accounts, _context, args) => setDisabled(accounts, args, true),
  enable: (accounts, _context, args) => setDisabled(accounts, args, false),
  // What the command line asks first: whether there is a password to ask for.
  provider: async (_accounts, { external }) => ({ external }),
  password: async (accounts, { external }, args) => {
    if (external) throw outsidePassword();
    const { password, generated } = passwordOf(args);
    if (!(await accounts.setPassword(textArgument(args, "login"), password))) throw unknownAccount(args);
    return { login: args.login, ...(generated ? { password } : {}) };
  },
  barometer: setBarometer,
};

/** `npm run user`: makes, lists, closes and opens accounts, and changes their passwords. `action` says which. */
export const userCommand: Command = async (context, args) => {
  const name = textArgument(args, "action");
  const action = Object.entries(actions).find(([known]) => known === name)?.[1];
  if (!action) throw new CommandRefusal(unknownAction(name));
  return action(openAccounts(context.store), context, args);
};

async function add(accounts: Accounts, { store, product, external }: CommandContext, args: Arguments): Promise<Record<string, unknown>> {
  const login = normalLogin(textArgument(args, "login"));
  if (login.length > 200 || login === "" || /[\s\p{Cc}]/u.test(login))
    throw new CommandRefusal("Un identifiant ne contient pas d’espace et compte 200 caractères au plus.");
  if (await accounts.exists(login)) throw new CommandRefusal(`Le compte ${login} existe déjà.`);
  const type = textArgument(args, "type").toUpperCase();
  if (type !== "DMO" && type !== "TP") throw new CommandRefusal("Le type d’un compte est DMO (destination) ou TP (professionnel).");
  const roles = rolesOf(args, product.slug);
  const group = textArgument(args, "group");
  const cards = await findCards(store, namesOf(args.cards));
  await professionalGroup(store, { id: group, type, establishments: cards });
  // An account of an external provider has no password here: it is bound at its first sign-in.
  if (external && args.password !== undefined) throw outsidePassword();
  const secret = external ? null : passwordOf(args);
  await accounts.put({
    login,
    type,
    group,
    roles,
    restricted: args.restricted === true,
    cards: cards.map(({ id }) => id),
    password: secret && (await hashPassword(secret.password)),
  });
  const notes = [...loginNotes(textArgument(args, "login")), ...accountNotes({ login, type, roles, cards }, product.slug)];
  return { login, roles, cards: cards.length, notes, ...(secret?.generated ? { password: secret.password } : {}) };
}

/** Gives an account other roles, where some are given, and further establishments. */
async function change(accounts: Accounts, { store, product }: CommandContext, args: Arguments): Promise<Record<string, unknown>> {
  const roles = rolesOf(args, product.slug);
  const cards = (await findCards(store, namesOf(args.cards))).map(({ id }) => id);
  const after = await accounts.change(textArgument(args, "login"), { ...(roles.length > 0 ? { roles } : {}), cards });
  if (!after) throw unknownAccount(args);
  return { login: after.login, roles: after.roles, notes: accountNotes(after, product.slug) };
}

async function setDisabled(accounts: Accounts, args: Arguments, disabled: boolean): Promise<Record<string, unknown>> {
  if (!(await accounts.setDisabled(textArgument(args, "login"), disabled))) throw unknownAccount(args);
  return { login: args.login, disabled };
}

/** Opens or closes the barometer to the accounts of a destination. */
async function setBarometer(_accounts: Accounts, { store }: CommandContext, args: Arguments): Promise<Record<string, unknown>> {
  const group = textArgument(args, "group");
  const barometer = args.enabled === true;
  const changed = await store.system("account.barometer", (db) =>
    db
      .updateTable("groups")
      .set({ barometer })
      .where("id", "=", group)
      .where("kind", "=", "destination")
      .returning("id")
      .executeTakeFirst(),
  );
  if (!changed) throw new CommandRefusal(`La destination ${group} n’existe pas. ${await groupsOfDestinations(store)}`);
  return { group, barometer };
}

/** The password given, or one of 96 random bits. */
function passwordOf({ password }: Arguments): { password: string; generated: boolean } {
  if (password === undefined) return { password: randomBytes(12).toString("base64url"), generated: true };
  if (typeof password !== "string" || password.length < PASSWORD_LENGTH)
    throw new CommandRefusal(`Un mot de passe compte au moins ${PASSWORD_LENGTH} caractères.`);
  return { password, generated: false };
}

/** The roles given, with the product's prefix. */
function rolesOf(args: Arguments, slug: string): string[] {
  return namesOf(args.roles).map((role) => roleName(knownRole(role, slug), slug));
}

/** The role of that name, with or without the product's prefix, in any case. */
function knownRole(text: string, slug: string): (typeof knownRoles)[number] {
  const wanted = text.toUpperCase();
  const found = knownRoles.find((role) => role === wanted || roleName(role, slug) === wanted);
  if (found) return found;
  const close = nearest(wanted, knownRoles);
  throw new CommandRefusal(
    `Le rôle « ${text} » est inconnu.${close ? ` Vouliez-vous dire « ${close} » ?` : ` Rôles connus : ${knownRoles.join(", ")}.`}`,
  );
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string" && name !== "") : [];
}

function outsidePassword(): CommandRefusal {
  return new CommandRefusal(
    "Les comptes se connectent ici auprès d’un fournisseur extérieur (OIDC_ISSUER) : c’est lui qui garde leur mot de passe.",
  );
}

function unknownAccount({ login }: Arguments): CommandRefusal {
  return new CommandRefusal(`Le compte ${String(login)} n’existe pas.`);
}
